import type { ReturnableOrder } from '#domain/orders/product-return.ts';
import type { ReturnCandidateLine } from '#domain/orders/return-request.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { cardTender } from '#domain/payments/tender.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { splitList } from '#domain/text/list.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { findCardPayments, type CardPayment } from '../../money/gift-cards/gift-cards.rows.ts';
import { findOrderedServices } from '../orders/orders.rows.ts';
import { findRefunded, findReturnable, findReturnableLines, type ReturnableRow } from './returns.queries.ts';

/** An order with the data that return rules need. */
export type Returnable = {
  order: ReturnableRow;
  lines: ReturnCandidateLine[];
  sold: ReturnableOrder;
  /** Gift cards that paid for the order. */
  cards: CardPayment[];
};

/** Reads an order with its lines and tenders; `lock` locks it. Fails with `order_not_found`. */
export type ReadReturnable = (sql: Sql, number: string, lock?: boolean) => Promise<Returnable>;

/** Creates the reader of orders for returns. */
export function createReturnableReader(settings: {
  current(): Pick<Settings, 'returns.excludedCategories'>;
}): ReadReturnable {
  return async (sql, number, lock = false) => {
    const order = (await findReturnable(sql, number, lock)) ?? fail('order_not_found');
    const excludedSlugs = splitList(settings.current()['returns.excludedCategories']);
    const [rows, services, cards, refunds] = [
      await findReturnableLines(sql, order.id, excludedSlugs),
      await findOrderedServices(sql, order),
      await findCardPayments(sql, order.number),
      await findRefunded(sql, order.id),
    ];
    const lines = rows.map(
      ({ digital, excluded: isExcluded, ...line }): ReturnCandidateLine => ({
        ...line,
        refusal: digital ? 'digital' : isExcluded ? 'excluded' : null,
      }),
    );
    const paid = [
      ...cards.map(({ id, amount }) => ({ id: cardTender(id), amount })),
      { id: paymentPolicies[order.paymentMethod].refund, amount: order.toPay },
    ];
    const tenders = paid.map((tender) => ({
      ...tender,
      refunded: refunds.find(({ tender: id }) => id === tender.id)?.amount ?? 0,
    }));
    const { deliveryTotal: delivery, deliveryRefunded } = order;
    return { order, lines, cards, sold: { lines, services, tenders, delivery, deliveryRefunded } };
  };
}
