import { useEffect, useState } from 'react';
import type { SaleBoard } from '#contract/orders/sales.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** The board of a sale and how far the shop's clock is ahead of this device's, ms. */
export type SeenBoard = { board: SaleBoard; ahead: number };

/** Long before a sale a page looks so seldom. */
const SOON_MS = MINUTE_MS;
/** Pages that look by themselves do not all look at the same moment. */
const SPREAD = 0.5;

/** Keeps the board of a sale fresh while the page can be seen: by a stream, and by looking now and then where none comes through. */
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
        // Without a network the next look may find one.
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
