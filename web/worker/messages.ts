/** Messages from a page to the worker. */
export type ToWorker =
  | { type: 'seen'; url: string; files: string[]; base: string }
  | { type: 'sync' }
  | { type: 'outcome' };

/** Result of offline cart changes: products whose change was refused or conflicted with another. */
export type CartSent = { type: 'cart-sent'; conflicts: { name: string; reason: string }[] };

/** Messages from the worker to a page: that there is a result, and the result. */
export type FromWorker = { type: 'cart-outcome' } | CartSent;
