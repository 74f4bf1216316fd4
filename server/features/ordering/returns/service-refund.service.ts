import { almatyDate } from '#domain/time/calendar.ts';
import { splitServiceReturn } from '#domain/orders/product-return.ts';
import type { Tenge } from '#domain/pricing/money.ts';
import type { ReturnReason } from '#domain/orders/return-request.ts';
import {
  cancellableQuantity,
  serviceRefund,
  undoneQuantity,
  type OrderedService,
} from '#domain/orders/service-offer.ts';
import { isRefundedByHand } from '#domain/payments/payment-policies.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { IsConfirmed } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { checkDailyLimit, type InstantReturn } from './instant-return.service.ts';
import { sumServiceRefunds, type ReturnableRow } from './returns.queries.ts';
import { completedOn } from './returns.view.ts';

/** A quantity of a service; `returned` is the returned quantity that the caller saw, so a repeat refunds nothing. */
export type ServiceQuantity = { productId: number; code: string; quantity: number; returned: number };
/** A service of an order to refund; `shopAtFault` refunds work that is done, and a warranty in full. */
export type ServiceToRefund = ServiceQuantity & { number: string; shopAtFault: boolean };

type Deps = {
  instantReturn: InstantReturn;
  settings: { current(): Pick<Settings, 'operator.refundLimit'> };
};

/**
 * Creates the functions that refund services whose products are kept; both return the number of the return. They fail
 * with `order_not_found`, `service_unavailable`, `return_refused`.
 */
export function createServiceRefunds({ instantReturn, settings }: Deps) {
  const refundQuantity = (
    { number, productId, code, quantity, returned }: ServiceQuantity & { number: string },
    reason: ReturnReason,
    now: Date,
    /** Returns the refund, tenge; 0 refuses it. */
    computeRefund: (tx: Sql, service: OrderedService, order: ReturnableRow) => Tenge | Promise<Tenge>,
  ): Promise<string> =>
    instantReturn(number, reason, now, {
      computeSums: async (tx, { order, sold }) => {
        if (order.isOpen) fail('return_refused', { reason: 'return-open' });
        const service = sold.services.find((line) => line.productId === productId && line.code === code);
        if (!service || returned !== service.returned || quantity > service.quantity - returned)
          return fail('service_unavailable');
        const money = await computeRefund(tx, service, order);
        return money === 0
          ? fail('service_unavailable')
          : splitServiceReturn(sold, [{ productId, code, quantity, money }]);
      },
    });

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
