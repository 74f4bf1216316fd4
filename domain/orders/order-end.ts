import type { OrderActor, OrderState } from './order-status.ts';

/** Reasons of cancelled orders; the wording is in messages. */
export const CANCEL_CAUSES = ['customer', 'unpaid', 'unconfirmed', 'uncollected', 'not-received', 'shop'] as const;
/** One of `CANCEL_CAUSES`. */
export type CancelCause = (typeof CANCEL_CAUSES)[number];

/** Cancellation cause by state of an order that missed its deadline (decisions §4, §5). */
const TIMEOUT_CAUSES: Partial<Record<OrderState, CancelCause>> = {
  waiting_payment: 'unpaid',
  created: 'unconfirmed',
  awaiting_client: 'uncollected',
};

/** Returns why an order was cancelled, from the last row of its history: the actor and the previous state. */
export function cancelCause({ from, by }: { from: OrderState | null; by: OrderActor }): CancelCause {
  if (by === 'customer') return 'customer';
  if (by === 'operator') return from === 'on_the_way' ? 'not-received' : 'shop';
  return (from && TIMEOUT_CAUSES[from]) ?? 'shop';
}
