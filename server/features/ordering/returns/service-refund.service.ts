import { almatyDate } from '#domain/time/calendar.ts';
import { returnNumber } from '#domain/orders/order-number.ts';
import { splitServiceReturn, type ReturnableOrder } from '#domain/orders/product-return.ts';
import type { Tenge } from '#domain/pricing/money.ts';
import type { ReturnCandidateLine, ReturnReason, ReturnState } from '#domain/orders/return-request.ts';
import {
  cancellableQuantity,
  serviceRefund,
  undoneQuantity,
  type OrderedService,
} from '#domain/orders/service-offer.ts';
import { isRefundedByHand } from '#domain/payments/payment-policies.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '../../../platform/database/db.ts';
import type { IsConfirmed } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { PaymentsService } from '../../money/payments/payments.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { createRefund } from './refund.service.ts';
import {
  countReturns,
  findReturn,
  insertReturn,
  nextReturn,
  sumServiceRefunds,
  updateState,
  type ReturnableRow,
} from './returns.queries.ts';
import { completedOn } from './returns.view.ts';

/** Max requests per order and day; each step sends messages that cost the shop money. */
const MAX_REQUESTS_PER_DAY = 5;

/** An order with the data that return rules need. */
export type Returnable = { order: ReturnableRow; lines: ReturnCandidateLine[]; sold: ReturnableOrder };

/** A quantity of a service; `returned` is the returned quantity that the caller saw, so a repeat refunds nothing. */
export type ServiceQuantity = { productId: number; code: string; quantity: number; returned: number };
/** A service of an order to refund; `shopAtFault` refunds work that is done, and a warranty in full. */
export type ServiceToRefund = ServiceQuantity & { number: string; shopAtFault: boolean };

type Deps = {
  db: Database;
  orders: Pick<OrdersService, 'moveReturned'>;
  payments: Pick<PaymentsService, 'sendRefunds'>;
  settings: { current(): Pick<Settings, 'operator.refundLimit'> };
  read(sql: Sql, number: string): Promise<Returnable>;
  refund: ReturnType<typeof createRefund>;
};

/**
 * Creates the functions that refund services whose products are kept; both return the number of the return. They fail
 * with `order_not_found`, `service_unavailable`, `return_refused`.
 */
export function createServiceRefunds({ db, orders, payments, settings, read, refund }: Deps) {
  const refundQuantity = async (
    { number, productId, code, quantity, returned }: ServiceQuantity & { number: string },
    reason: ReturnReason,
    now: Date,
    /** Returns the refund, tenge; 0 refuses it. */
    computeRefund: (tx: Sql, service: OrderedService, order: ReturnableRow) => Tenge | Promise<Tenge>,
  ): Promise<string> => {
    const { masterNumber } = (await read(db.$client, number)).order;
    let request = '';
    const parts = await orders.moveReturned(masterNumber, now, async (all, tx) => {
      const { order, sold } = await read(tx, number);
      const service = sold.services.find((line) => line.productId === productId && line.code === code);
      if (!service || returned !== service.returned || quantity > service.quantity - returned)
        return fail('service_unavailable');
      if (order.isOpen) fail('return_refused', { reason: 'return-open' });
      const money = await computeRefund(tx, service, order);
      if (money === 0) fail('service_unavailable');
      const year = Number(almatyDate(now).slice(0, 4));
      request = returnNumber(year, await nextReturn(tx, year));
      const sums = splitServiceReturn(sold, [{ productId, code, quantity, money }]);
      const draft = { number: request, orderId: order.id, reason, comment: '', sums };
      await insertReturn(tx, { ...draft, includesGift: false, fileIds: [] }, now);
      await updateState(tx, request, { from: ['asked'], to: 'received' }, now);
      const stored = (await findReturn(tx, request))!;
      await refund(tx, { request: stored, firstId: all[0]!.id }, now);
      await recordEvents(tx, [returnChangedEvent(stored.id, order.id, 'received')]);
      return [];
    });
    await payments.sendRefunds(now, parts[0]?.id ?? null);
    return request;
  };

  return {
    /**
     * Refunds undone work, the unused days of a warranty, or everything if the shop is at fault, of a paid order. Above
     * the limit a second operator must confirm: `second_operator_needed`.
     */
    byOperator: (
      { shopAtFault: isShopAtFault, ...service }: ServiceToRefund,
      now: Date,
      isConfirmed: IsConfirmed,
    ): Promise<string> =>
      refundQuantity(service, isShopAtFault ? 'faulty' : 'other', now, async (tx, stored, order) => {
        if (!order.isPaid || order.status === 'cancelled') fail('return_refused', { reason: 'return-early' });
        const isWork = stored.months === null;
        if (isWork && !isShopAtFault && service.quantity > undoneQuantity(stored)) return 0;
        const terms = { isShopAtFault, handedOver: completedOn(order), today: almatyDate(now) };
        const money = serviceRefund(stored, service.quantity, terms);
        // Several small refunds of one service count together.
        const refunded = await sumServiceRefunds(tx, order.id, service);
        if (refunded + money > settings.current()['operator.refundLimit'] && !(await isConfirmed(tx)))
          fail('second_operator_needed');
        return money;
      }),

    /**
     * Refunds work or a warranty that has not begun, in full, unless an operator must hand the money back. Also fails
     * with `rate_limited`.
     */
    byCustomer: (service: ServiceQuantity & { number: string }, now: Date): Promise<string> =>
      refundQuantity(service, 'not-needed', now, async (tx, stored, order) => {
        const days = { handedOver: completedOn(order), today: almatyDate(now) };
        const { status, isPaid, paymentMethod: method, toPay } = order;
        if (isRefundedByHand({ method, toPay })) return 0;
        if (service.quantity > cancellableQuantity(stored, { status, isPaid, ...days })) return 0;
        await checkDailyLimit(tx, order.id, 'services', now);
        return serviceRefund(stored, service.quantity, { ...days, isShopAtFault: false });
      }),
  };
}

/** Fails with `rate_limited` after the maximum of an order's requests in a day. */
export async function checkDailyLimit(
  tx: Sql,
  orderId: number,
  returned: 'products' | 'services',
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countReturns(tx, orderId, returned, since)) >= MAX_REQUESTS_PER_DAY) fail('rate_limited');
}

/** Event of a changed return request. */
export const returnChangedEvent = (returnId: number, orderId: number, state: ReturnState) => ({
  type: 'return.changed' as const,
  returnId,
  orderId,
  state,
});
