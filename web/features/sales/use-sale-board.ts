import { useEffect, useState } from 'react';
import type { SaleBoard } from '#contract/orders/sales.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { apiUrl } from '#web/calls/api.ts';

/** Board of a sale, and the offset of the server's clock from this device's, ms. */
export type SyncedBoard = { board: SaleBoard; clockOffset: number };

/** Polling interval long before a sale, ms. */
const IDLE_POLL_MS = MINUTE_MS;
/** Jitter of the polling interval, as a share of it, so clients do not poll at the same moment. */
const JITTER_SHARE = 0.5;

/** Keeps a sale's board current while the page is visible: by a stream, with polling as a fallback. */
export function useSaleBoard(launch: string): SyncedBoard | null {
  const [syncedBoard, setSyncedBoard] = useState<SyncedBoard | null>(null);
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    const url = apiUrl(`/api/sales/${encodeURIComponent(launch)}`);

    const show = (board: SaleBoard) => {
      setSyncedBoard({ board, clockOffset: new Date(board.now).getTime() - Date.now() });
      return board;
    };
    const schedulePoll = (ms: number) => {
      clearTimeout(timer);
      if (!isClosed) timer = setTimeout(() => void poll(), ms * (1 - JITTER_SHARE / 2 + Math.random() * JITTER_SHARE));
    };
    const poll = async () => {
      let pauseMs = IDLE_POLL_MS / 4;
      try {
        const response = await fetch(url);
        if (isClosed || !response.ok) return;
        const board = show((await response.json()) as SaleBoard);
        pauseMs = board.phase === 'soon' ? IDLE_POLL_MS : board.askAgain * 1000;
        if (board.phase === 'over') return;
        if (board.phase !== 'soon' && source === null) listen();
        if (source && source.readyState !== EventSource.CLOSED) return;
      } catch {
        // Offline; the next poll may succeed.
      }
      schedulePoll(pauseMs);
    };
    const listen = () => {
      if (typeof EventSource === 'undefined') return;
      source = new EventSource(`${url}/live`);
      source.addEventListener('message', ({ data }) => show(JSON.parse(String(data)) as SaleBoard));
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) schedulePoll(0);
      });
    };
    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = null;
    };
    const onVisibilityChange = () => {
      close();
      if (document.visibilityState === 'visible') void poll();
    };
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      isClosed = true;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      close();
    };
  }, [launch]);
  return syncedBoard;
}
