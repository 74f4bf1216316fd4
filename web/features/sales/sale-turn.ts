import type { SaleBoard, SaleTicket } from '#contract/orders/sales.ts';

/** Whether the board shows a change of the ticket: it got its number, or its turn has come. */
export function isItsTurn({ state, number, preorder }: SaleTicket, board: SaleBoard): boolean {
  if (board.phase !== 'sale' && board.phase !== 'sold-out') return false;
  if (state !== 'waiting') return false;
  if (preorder !== null) return preorder <= board.servedPreorder;
  return number === null ? board.drawn : number <= board.served;
}

/** Number of buyers admitted before a ticket. */
export function buyersAhead({ number, preorder }: SaleTicket, board: SaleBoard): number {
  if (preorder !== null) return Math.max(0, Math.min(preorder - board.servedPreorder - 1, board.waitingPreorder - 1));
  return Math.max(0, (number ?? 0) - board.served - 1) + board.waitingPreorder;
}

/** View of the queue for a buyer: the state of the queue or of the buyer's ticket. */
export type QueueState = 'soon' | 'early' | 'drawing' | SaleTicket['state'] | 'sold-out';

/** Chooses the view; a missed turn has priority, even when everything is sold. */
export function queueState({ phase }: SaleBoard, ticket: SaleTicket | null): QueueState {
  if (phase === 'soon') return 'soon';
  if (ticket?.state === 'bought' || ticket?.state === 'admitted' || ticket?.state === 'passed') return ticket.state;
  if (phase === 'sold-out') return 'sold-out';
  if (phase === 'tickets') return 'early';
  return ticket && (ticket.number !== null || ticket.preorder !== null) ? 'waiting' : 'drawing';
}
