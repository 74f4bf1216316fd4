import { bool, int, rowOf, text, type Row } from '../../../../platform/database/row.ts';
import type { Sql } from '../../../storefront/stock/stock.service.ts';
import { orders } from '../orders.table.ts';

const refundRow = rowOf({ orderId: orders.id, refund: int, refundStates: text, promoFree: bool });

/** Refund of a cancelled order, without bonuses and gift cards. */
export type CancelledRefund = Omit<Row<typeof refundRow>, 'refundStates'> & {
  /** State of the refund: refused if any part was, due while any part is. */
  refundState: 'due' | 'done' | 'refused';
};

/**
 * Reads the refunds of cancelled orders: amount to the original tender, tenge, and whether the promo code is usable
 * again. A late payment is attributed to the first order of its master number.
 */
export async function findRefunded(sql: Sql, orderIds: readonly number[]): Promise<CancelledRefund[]> {
  if (orderIds.length === 0) return [];
  const rows = await sql`
    select ${refundRow}, coalesce(refund.amount, 0) as refund, coalesce(refund.states, '') as "refundStates",
      exists (select from promo_uses u where u.master_number = orders.master_number and u.returned_at is not null) as "promoFree"
    from orders left join lateral (
      select sum(r.amount)::int as amount, string_agg(r.state, ' ') as states
      from payment_refunds r join payment_attempts a on a.id = r.attempt_id
      where r.cause = '' and (r.order_id = orders.id or (r.order_id = 0 and a.order_id = orders.id))
    ) refund on true
    where orders.id = any(${[...orderIds]}::int[])`;
  return rows.map(({ refundStates, ...given }) => ({
    ...given,
    refundState: (['refused', 'due'] as const).find((state) => refundStates.includes(state)) ?? 'done',
  }));
}
