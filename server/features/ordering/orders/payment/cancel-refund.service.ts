import { splitCancel, type CancelRefund } from '#domain/orders/product-return.ts';
import { sum } from '#domain/pricing/money.ts';
import type { PaymentsService } from '../../../money/payments/payments.service.ts';
import { cardTenders } from '#domain/payments/tender.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { findOrderLines, type OrderRow, type ReadOrderLine } from '../orders.queries.ts';
import { findTenders, PAID } from './cancel-refund.queries.ts';

/** Refunds of a cancelled order: money except gift cards, gift cards, and bonuses; amounts in tenge. */
export type OrderCancelRefund = Pick<CancelRefund, 'bonuses' | 'lines'> & {
  money: number;
  cards: { cardId: number; amount: number }[];
  giftCards: number;
};

/** Returns the refund of each order by its id: everything not refunded yet, without opened keys. */
export async function findCancelRefunds(
  sql: Sql,
  orderIds: readonly number[],
  orderLines?: readonly ReadOrderLine[],
): Promise<Map<number, OrderCancelRefund>> {
  if (orderIds.length === 0) return new Map();
  const lines = orderLines ?? (await findOrderLines(sql, [...orderIds]));
  const tenders = await findTenders(sql, orderIds);
  const isOf =
    (id: number) =>
    ({ orderId }: { orderId: number }): boolean =>
      orderId === id;
  return new Map(
    orderIds.map((id) => {
      const refund = splitCancel({ lines: lines.filter(isOf(id)), tenders: tenders.filter(isOf(id)) });
      const cards = cardTenders(refund.tenders);
      return [
        id,
        {
          bonuses: refund.bonuses,
          lines: refund.lines,
          money: refund.tenders.find((tender) => tender.id === PAID)?.amount ?? 0,
          cards,
          giftCards: sum(cards.map(({ amount }) => amount)),
        },
      ];
    }),
  );
}

/** Requests refunds of cancelled orders covered by an accepted payment. Returns whether any refund is new. */
export async function refundCancelled(
  tx: Sql,
  payments: Pick<PaymentsService, 'requestRefund'>,
  { accepted, orders }: { accepted: { id: number; covers: readonly number[] }; orders: readonly OrderRow[] },
  now: Date,
): Promise<boolean> {
  const coveredIds = orders.flatMap(({ id }) => (accepted.covers.includes(id) ? [id] : []));
  let hasNew = false;
  for (const [orderId, { money: amount }] of await findCancelRefunds(tx, coveredIds))
    if (amount > 0 && (await payments.requestRefund(tx, { attemptId: accepted.id, orderId, amount }, now)))
      hasNew = true;
  return hasNew;
}
