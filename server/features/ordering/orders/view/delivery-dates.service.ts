import type { Order } from '#contract/orders/orders.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import {
  deliveryDates,
  isSlotFree,
  type CourierCalendar,
  type CourierDay,
  type SlotId,
} from '#domain/delivery/delivery.ts';
import { canChangeDate, type OrderActor } from '#domain/orders/order-status.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Database } from '../../../../platform/database/db.ts';
import { recordEvents } from '../../../../platform/events/outbox.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import type { CartService } from '../../cart/cart.service.ts';
import { compareVisits, type SlotsService, type SlotVisit } from '../../../places/delivery/slots.service.ts';
import { countChanges, findByNumber, updateVisit } from './delivery-dates.queries.ts';
import type { DatedOrder } from '../orders.queries.ts';
import type { OrdersService } from '../orders.service.ts';
import { findFlow } from '../transitions.service.ts';
import type { OrderCaller, OrderKey } from './order-access.service.ts';

/** Max changes by the buyer per order and day; each sends a message. */
const MAX_CHANGES_PER_DAY = 10;

/** A courier's day and slot. */
type NewVisit = { date: string; slot: SlotId };

/** Changes of the courier's day and slot. */
export type DeliveryDatesService = ReturnType<typeof createDeliveryDatesService>;

/** Creates the service that changes the courier's day and slot until dispatch, for buyers and operators (spec §4). */
export function createDeliveryDatesService({
  db,
  cart,
  slots,
  orders,
}: {
  db: Database;
  cart: Pick<CartService, 'prices'>;
  slots: SlotsService;
  orders: Pick<OrdersService, 'openOrder' | 'read'>;
}) {
  /** Courier days from the first promised one, before which the order is not ready. */
  const courierCalendar = async (
    sql: Sql,
    { cityId, readyDate, deliveryDate }: DatedOrder,
    now: Date,
  ): Promise<CourierCalendar> => ({
    now,
    readyDate: readyDate ?? deliveryDate ?? almatyDate(now),
    booked: await slots.findBookings(sql, cityId, almatyDate(now)),
    settings: cart.prices().delivery,
  });

  /**
   * Returns the order with its courier visit while both can change; fails with `order_not_found`, `order_date_fixed`.
   */
  const requireChangeable = async (sql: Sql, number: string, lock = false) => {
    const order = (await findByNumber(sql, number, lock)) ?? fail('order_not_found');
    const { deliveryDate: day, deliverySlot: slot } = order;
    if (!canChangeDate(findFlow(order), order.status) || day === null || slot === null) fail('order_date_fixed');
    return { order, visit: { day, slot } };
  };

  const listDays = async (number: string, now: Date): Promise<CourierDay[]> => {
    const { order } = await requireChangeable(db.$client, number);
    return deliveryDates(await courierCalendar(db.$client, order, now));
  };

  /** Releases and reserves the slots in lock order, always the same, to avoid deadlocks. */
  const swapVisits = async (tx: Sql, cityId: number, from: SlotVisit, to: SlotVisit): Promise<void> => {
    const steps = [
      { visit: from, run: () => slots.release(tx, cityId, from) },
      {
        visit: to,
        run: async () => {
          if (!(await slots.reserve(tx, cityId, [to]))) fail('slot_unavailable');
        },
      },
    ].toSorted((a, b) => compareVisits(a.visit, b.visit));
    for (const { run } of steps) await run();
  };

  const change = (number: string, { date, slot }: NewVisit, by: OrderActor, now: Date): Promise<void> =>
    inTransaction(db, async (tx) => {
      const { order, visit } = await requireChangeable(tx, number, true);
      if (visit.day === date && visit.slot === slot) return;
      const since = new Date(now.getTime() - DAY_MS);
      if (by === 'customer' && (await countChanges(tx, order.id, since)) >= MAX_CHANGES_PER_DAY) fail('rate_limited');
      if (!isSlotFree(await courierCalendar(tx, order, now), date, slot)) fail('slot_unavailable');
      await swapVisits(tx, order.cityId, visit, { day: date, slot });
      const changeId = await updateVisit(tx, order.id, { date, slot, by }, now);
      await recordEvents(tx, [{ type: 'order.rescheduled', orderId: order.id, changeId, date, slot, by }]);
      // Prevents orders of unverified phones from being moved into one slot.
      if (!order.phoneProved && !(await slots.isWithinShare(tx, order.cityId, { day: date, slot })))
        fail('slot_unavailable');
    });

  return {
    /** Lists alternative courier days to a caller who may cancel the order; fails with `order_not_found`, `order_date_fixed`. */
    async list(key: OrderKey, caller: OrderCaller): Promise<CourierDay[]> {
      return listDays((await orders.openOrder(key, caller)).number, caller.now);
    },

    /**
     * Books another visit and releases the old one atomically, for a caller who may cancel the order; fails with
     * `order_not_found`, `order_date_fixed`, `slot_unavailable`, `rate_limited`.
     */
    async change(key: OrderKey, visit: NewVisit, caller: OrderCaller): Promise<{ orders: Order[] }> {
      await change((await orders.openOrder(key, caller)).number, visit, 'customer', caller.now);
      return orders.read(key, caller);
    },

    /** Lists alternative courier days to operators; fails like `list`. */
    listByOperator: listDays,
    /** Books another visit for operators; fails like `change`. */
    changeByOperator: (number: string, visit: NewVisit, now: Date): Promise<void> =>
      change(number, visit, 'operator', now),
  };
}
