import type { SaleBoard, SaleTicket } from '#contract/sales.ts';

/** Tells whether the board says that something has happened to a ticket: it has a number now, or its turn has come. */
export function isItsTurn({ state, number, preorder }: SaleTicket, board: SaleBoard): boolean {
  if (board.phase !== 'sale' && board.phase !== 'sold-out') return false;
  if (state !== 'waiting') return false;
  if (preorder !== null) return preorder <= board.servedPreorder;
  return number === null ? board.drawn : number <= board.served;
}

/** How many are admitted before a ticket. */
export function aheadOf({ number, preorder }: SaleTicket, board: SaleBoard): number {
  if (preorder !== null) return Math.max(0, Math.min(preorder - board.servedPreorder - 1, board.waitingPreorder - 1));
  return Math.max(0, (number ?? 0) - board.served - 1) + board.waitingPreorder;
}
