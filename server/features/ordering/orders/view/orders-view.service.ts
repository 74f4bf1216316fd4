import type { Order } from '#contract/orders/orders.ts';
import { paymentPolicies, type PaymentMethodPolicy } from '#domain/payments/payment-policies.ts';
import { canCancel } from '#domain/orders/order-status.ts';
import { isOpenAttempt } from '#domain/payments/payment-status.ts';
import type { Viewer } from '../../../../platform/http/call.ts';
import type { Database } from '../../../../platform/database/db.ts';
import type { CreditState } from '#domain/payments/credit-application.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { findShopsById } from '../../../places/geo/shops.rows.ts';
import type { CartService } from '../../cart/cart.service.ts';
import type { PaymentsService } from '../../../money/payments/payments.service.ts';
import type { ReceiptsService } from '../../../money/receipts/receipts.service.ts';
import { findCancelRefunds } from '../payment/cancel-refund.service.ts';
import { findFlow } from '../transitions.service.ts';
import { findRefunded } from './cancelled-orders.queries.ts';
import { findGifts } from '../order-gifts.queries.ts';
import { findServices } from '../order-services.queries.ts';
import { findEvents, findLatestAttempts, findOrderLines, type OrderRow } from '../orders.queries.ts';
import { orderView } from '../orders.view.ts';

/** Data shown with orders. */
export type ViewDeps = {
  db: Database;
  cart: Pick<CartService, 'cards' | 'pickupTerms'>;
  payments: Pick<PaymentsService, 'codes' | 'listExchangeable'>;
  receipts: Pick<ReceiptsService, 'findByOrders'>;
  /** Reads of higher layers, injected by the composition root. */
  creditStates: (sql: Sql, masterNumbers: readonly string[]) => Promise<Map<string, CreditState>>;
  invoiceReferences: (sql: Sql, masterNumbers: readonly string[]) => Promise<Map<string, string>>;
};

const opensWith =
  (opens: PaymentMethodPolicy['opens']) =>
  ({ paymentMethod }: Pick<OrderRow, 'paymentMethod'>): boolean =>
    paymentPolicies[paymentMethod].opens === opens;

/** Creates the function that renders orders with lines, events, shop and payment. */
export function createOrdersView({ db, cart, payments, receipts, creditStates, invoiceReferences }: ViewDeps) {
  return async (orders: readonly OrderRow[], { language, city, now }: Viewer): Promise<Order[]> => {
    const ids = orders.map(({ id }) => id);
    const [lines, services, gifts, events, shops, attempts, receiptsByOrder, invoices, refunds] = await Promise.all([
      findOrderLines(db.$client, ids),
      findServices(db.$client, ids),
      findGifts(db.$client, ids),
      findEvents(db.$client, ids),
      findShopsById(
        db.$client,
        orders.flatMap(({ shopId }) => shopId ?? []),
      ),
      findLatestAttempts(db.$client, [...new Set(orders.map(({ masterNumber }) => masterNumber))]),
      receipts.findByOrders(orders.map(({ number }) => number)),
      invoiceReferences(
        db.$client,
        orders.filter(opensWith('invoice')).map(({ masterNumber }) => masterNumber),
      ),
      findRefunded(
        db.$client,
        orders.filter(({ status }) => status === 'cancelled').map(({ id }) => id),
      ),
    ]);
    const cancelRefunds = await findCancelRefunds(
      db.$client,
      orders
        .filter((order) => order.status === 'cancelled' || canCancel(findFlow(order), order.status))
        .map(({ id }) => id),
      lines,
    );
    const openAttempts = [...attempts.values()].filter(({ status }) => isOpenAttempt(status));
    const codes = await payments.codes(
      orders.some(opensWith('code')) ? openAttempts.map(({ id }) => id) : [],
      language,
    );
    const creditOrders = orders.filter(opensWith('application'));
    const credits = await creditStates(db.$client, [...new Set(creditOrders.map(({ masterNumber }) => masterNumber))]);
    const cards = new Map(
      (
        await cart.cards([...new Set([...lines, ...gifts].map(({ productId }) => productId))], { language, city, now })
      ).map((card) => [card.id, card]),
    );
    return orders.map((order) =>
      orderView(
        order,
        {
          lines,
          services,
          gifts,
          events,
          shops,
          cards,
          codes,
          pickup: cart.pickupTerms(),
          exchangeable: payments.listExchangeable(),
          credits,
          refunds,
          cancelRefunds,
          attempt: attempts.get(order.masterNumber),
          receipts: receiptsByOrder.get(order.number) ?? [],
          invoice: invoices.get(order.masterNumber) ?? null,
        },
        language,
        now,
      ),
    );
  };
}
