import { masterNumber as masterOf } from '#domain/orders/order-number.ts';
import type { CallContext, Viewer } from '../../../../platform/http/call.ts';
import type { Database } from '../../../../platform/database/db.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { CardChoice } from '../../../money/payments/saved-cards.service.ts';
import { selectOrders } from '../order-number.policy.ts';
import { findByMaster, type OrderRow } from '../orders.queries.ts';
import { parseExplanation } from '../orders.stored.ts';

/** Caller who accesses an order. */
export type OrderCaller = Viewer &
  Pick<CallContext, 'sessionId' | 'ip' | 'origin'> &
  Partial<Pick<CallContext, 'customerId'>> & { card?: CardChoice | undefined };
/** Order number and, for guests in another session, the phone given at checkout. */
export type OrderKey = { number: string; phone?: string | undefined };
/** An accessible order; `phone` has ten digits; `isOwn` is true if no phone was needed. */
export type OpenedOrder = Pick<OrderRow, 'id' | 'number' | 'phone'> & { isOwn: boolean };

/** Creates a predicate: the order belongs to the session or the customer. */
const isOwnedBy =
  ({ sessionId, customerId = null }: Pick<OrderCaller, 'sessionId' | 'customerId'>) =>
  (order: OrderRow): boolean =>
    (sessionId !== null && order.sessionId === sessionId) || (customerId !== null && order.customerId === customerId);

/**
 * Hides an order's promo code from a caller who only knows number and phone. After a cancellation the code is usable
 * again, even a personal one.
 */
export const createCodeMask =
  (caller: Pick<OrderCaller, 'sessionId' | 'customerId'>) =>
  (order: OrderRow): OrderRow => ({
    ...order,
    explanation: parseExplanation(order.explanation).map((line) =>
      line.kind === 'promo' && !isOwnedBy(caller)(order) ? { ...line, data: { ...line.data, code: '•••' } } : line,
    ),
  });

/** Creates the access rule for orders: their session, their customer, or a caller with number and phone. */
export function createOrderAccess({ db }: { db: Database }) {
  const findAccessible = async (
    { number, phone }: OrderKey,
    { sessionId, customerId = null }: Pick<OrderCaller, 'sessionId' | 'customerId'>,
  ): Promise<{ orders: OrderRow[]; isOwn: boolean }> => {
    const masterOrders = await findByMaster(db.$client, masterOf(number));
    const ownOrders = masterOrders.filter(isOwnedBy({ sessionId, customerId }));
    const isOwn = ownOrders.length > 0;
    const orders = isOwn ? ownOrders : masterOrders.filter((order) => order.phone === phone);
    return selectOrders(orders, number).length > 0 ? { orders, isOwn } : fail('order_not_found');
  };

  return {
    /** Returns whether a session or a customer owns a part of an order. */
    isOwn: async (number: string, caller: Pick<OrderCaller, 'sessionId' | 'customerId'>): Promise<boolean> =>
      (await findByMaster(db.$client, masterOf(number))).some(isOwnedBy(caller)),

    /** Returns the parts of an order the caller may see, at least one; fails with `order_not_found`. */
    readAccessible: async (key: OrderKey, caller: OrderCaller): Promise<OrderRow[]> =>
      (await findAccessible(key, caller)).orders,

    /** Returns the order with exactly this number, and whether it is the caller's own; fails with `order_not_found`. */
    async openOrder(key: OrderKey, caller: OrderCaller): Promise<OpenedOrder> {
      const { orders, isOwn } = await findAccessible(key, caller);
      const { id, number, phone } = orders.find((order) => order.number === key.number) ?? fail('order_not_found');
      return { id, number, phone, isOwn };
    },
  };
}
