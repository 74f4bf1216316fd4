import { almatyDate } from '#domain/time/calendar.ts';
import type { PaidPromise } from '#domain/payments/paid-promise.ts';
import type { OrderRow } from '../orders.queries.ts';

/** What an order that was placed promises for a day. */
export function promiseOf(
  { paymentMethod: method, createdAt }: Pick<OrderRow, 'paymentMethod' | 'createdAt'>,
  promised: string,
): PaidPromise {
  return { method, placed: almatyDate(new Date(createdAt)), promised };
}
