/** What a page asks of the worker. */
export type ToWorker =
  | { type: 'seen'; url: string; files: string[]; base: string }
  | { type: 'sync' }
  | { type: 'outcome' };

/** Result of cart changes that were made offline: products whose change was refused or met another one. */
export type CartSent = { type: 'cart-sent'; conflicts: { name: string; reason: string }[] };

/** What the worker reports to a page: that there is a result, and the result. */
export type FromWorker = { type: 'cart-outcome' } | CartSent;
