import { useEffect, useState } from 'react';
import type { SaleBoard } from '#contract/orders/sales.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** Board of a sale, and the offset of the server's clock from this device's, ms. */
export type SeenBoard = { board: SaleBoard; ahead: number };

/** Polling interval long before a sale, ms. */
const SOON_MS = MINUTE_MS;
/** Random spread of the polling interval, as a share of it: clients must not poll at the same moment. */
const SPREAD = 0.5;

/** Keeps a sale's board current while the page is visible: by a stream, with polling as a fallback. */
export function useSaleBoard(launch: string): SeenBoard | null {
  const [seen, setSeen] = useState<SeenBoard | null>(null);
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const address = `/api/sales/${encodeURIComponent(launch)}`;

    const show = (board: SaleBoard) => {
      setSeen({ board, ahead: new Date(board.now).getTime() - Date.now() });
      return board;
    };
    const again = (ms: number) => {
      clearTimeout(timer);
      if (!over) timer = setTimeout(() => void look(), ms * (1 - SPREAD / 2 + Math.random() * SPREAD));
    };
    const look = async () => {
      let pause = SOON_MS / 4;
      try {
        const answer = await fetch(address);
        if (over || !answer.ok) return;
        const board = show((await answer.json()) as SaleBoard);
        pause = board.phase === 'soon' ? SOON_MS : board.askAgain * 1000;
        if (board.phase === 'over') return;
        if (board.phase !== 'soon' && source === null) listen();
        if (source && source.readyState !== EventSource.CLOSED) return;
      } catch {
        // Offline; the next poll may succeed.
      }
      again(pause);
    };
    const listen = () => {
      if (typeof EventSource === 'undefined') return;
      source = new EventSource(`${address}/live`);
      source.addEventListener('message', ({ data }) => show(JSON.parse(String(data)) as SaleBoard));
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) again(0);
      });
    };
    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = null;
    };
    const visible = () => {
      close();
      if (document.visibilityState === 'visible') void look();
    };
    visible();
    document.addEventListener('visibilitychange', visible);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', visible);
      close();
    };
  }, [launch]);
  return seen;
}
