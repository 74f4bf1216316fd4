import { almatyDate } from '#domain/time/calendar.ts';
import { returnNumber } from '#domain/orders/order-number.ts';
import { splitServiceReturn, type ReturnableOrder } from '#domain/orders/product-return.ts';
import type { ReturnCandidateLine, ReturnState } from '#domain/orders/return-request.ts';
import { serviceRefund } from '#domain/orders/service-offer.ts';
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
  findReturn,
  insertReturn,
  nextReturn,
  sumServiceRefunds,
  updateState,
  type ReturnableRow,
} from './returns.queries.ts';
import { completedOn } from './returns.view.ts';

/** An order with the data that return rules need. */
export type Returnable = { order: ReturnableRow; lines: ReturnCandidateLine[]; sold: ReturnableOrder };

/** A service of an order to refund; `returned` is the returned quantity that the operator saw, so a repeat refunds nothing. */
export type ServiceToRefund = {
  number: string;
  productId: number;
  code: string;
  quantity: number;
  returned: number;
  /** Refunds work that is done, and a warranty in full. */
  shopAtFault: boolean;
};

type Deps = {
  db: Database;
  orders: Pick<OrdersService, 'moveReturned'>;
  payments: Pick<PaymentsService, 'sendRefunds'>;
  settings: { current(): Pick<Settings, 'operator.refundLimit'> };
  read(sql: Sql, number: string): Promise<Returnable>;
  refund: ReturnType<typeof createRefund>;
};

/**
 * Creates the function that refunds a service of a completed order whose product is kept: undone work, the unused days
 * of a warranty, or everything if the shop is at fault. It returns the number of the return. Above the limit a second operator must confirm. Fails with
 * `order_not_found`, `service_unavailable`, `return_refused`, `second_operator_needed`.
 */
export function createServiceRefund({ db, orders, payments, settings, read, refund }: Deps) {
  return async (
    { number, productId, code, quantity, returned, shopAtFault: isShopAtFault }: ServiceToRefund,
    now: Date,
    isConfirmed: IsConfirmed,
  ): Promise<string> => {
    const { masterNumber } = (await read(db.$client, number)).order;
    const today = almatyDate(now);
    let request = '';
    const parts = await orders.moveReturned(masterNumber, now, async (all, tx) => {
      const { order, sold } = await read(tx, number);
      const service = sold.services.find((line) => line.productId === productId && line.code === code);
      if (!service || returned !== service.returned || quantity > service.quantity - returned)
        return fail('service_unavailable');
      if (order.isOpen) fail('return_refused', { reason: 'return-open' });
      const handedOver = completedOn(order) ?? fail('return_refused', { reason: 'return-early' });
      const money = serviceRefund(service, quantity, { isShopAtFault, handedOver, today });
      if (money === 0) fail('service_unavailable');
      // Several small refunds of one service count together.
      const refunded = await sumServiceRefunds(tx, order.id, { productId, code });
      if (refunded + money > settings.current()['operator.refundLimit'] && !(await isConfirmed(tx)))
        fail('second_operator_needed');
      const year = Number(today.slice(0, 4));
      request = returnNumber(year, await nextReturn(tx, year));
      const sums = splitServiceReturn(sold, [{ productId, code, quantity, money }]);
      const draft = {
        number: request,
        orderId: order.id,
        reason: isShopAtFault ? 'faulty' : 'other',
        comment: '',
        sums,
      } as const;
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
}

/** Event of a changed return request. */
export const returnChangedEvent = (returnId: number, orderId: number, state: ReturnState) => ({
  type: 'return.changed' as const,
  returnId,
  orderId,
  state,
});
