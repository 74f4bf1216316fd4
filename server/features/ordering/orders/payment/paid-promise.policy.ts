import { almatyDate } from '#domain/time/calendar.ts';
import type { PaidPromise } from '#domain/payments/paid-promise.ts';
import type { OrderRow } from '../orders.queries.ts';

/** Date promise of a placed order. */
export function toDatePromise(
  { paymentMethod: method, createdAt }: Pick<OrderRow, 'paymentMethod' | 'createdAt'>,
  promisedDate: string,
): PaidPromise {
  return { method, placedOn: almatyDate(new Date(createdAt)), promisedOn: promisedDate };
}
