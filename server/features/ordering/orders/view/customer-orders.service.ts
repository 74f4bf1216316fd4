import type { Order, OrderPage, OwnGift, RepeatedOrder } from '#contract/orders/orders.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import {
  deliveryDates,
  isSlotFree,
  type CourierCalendar,
  type CourierDay,
  type SlotId,
} from '#domain/delivery/delivery.ts';
import { pick } from '#domain/text/language.ts';
import { masterNumber } from '#domain/orders/order-number.ts';
import { canChangeDate } from '#domain/orders/order-status.ts';
import { ORDER_TABS, orderTab, type OrderTab } from '#domain/orders/order-tabs.ts';
import type { CallContext, Viewer } from '../../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../../platform/database/db.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import type { CartService } from '../../cart/cart.service.ts';
import { compareVisits, type SlotsService, type SlotVisit } from '../../../places/delivery/slots.service.ts';
import { countByState, findCustomerOrder, findCustomerOrders, updateVisit } from './customer-orders.queries.ts';
import { listOwnGifts } from '../order-gifts.queries.ts';
import { giftView } from '../orders.view.ts';
import { findByMaster, findOrderLines, type OrderRow } from '../orders.queries.ts';
import type { OrdersService } from '../orders.service.ts';
import { findFlow } from '../transitions.service.ts';

/** Orders per page. */
const ORDERS_PER_PAGE = 10;
/** Max gifts listed, newest first. */
const MAX_GIFTS = 50;

/** A caller who orders an old order again. */
type ReorderCaller = Viewer & Pick<CallContext, 'sessionId' | 'ensureSession'>;

/** Order actions for customers in addition to those of guests. */
export type CustomerOrdersService = ReturnType<typeof createCustomerOrdersService>;

/** Creates the service for a customer's orders: list, date change and reorder (spec §4). */
export function createCustomerOrdersService({
  db,
  cart,
  slots,
  orders,
}: {
  db: Database;
  cart: CartService;
  slots: SlotsService;
  orders: Pick<OrdersService, 'view'>;
}) {
  /** Courier days from the promised one, before which the order is not ready. */
  const courierCalendar = async (
    sql: Sql,
    { cityId, deliveryDate }: OrderRow,
    now: Date,
  ): Promise<CourierCalendar> => ({
    now,
    readyDate: deliveryDate ?? almatyDate(now),
    booked: await slots.findBookings(sql, cityId, almatyDate(now)),
    settings: cart.prices().delivery,
  });

  /**
   * Returns the order with its courier visit while both can change; fails with `order_not_found`, `order_date_fixed`.
   */
  const requireChangeable = async (sql: Sql, customerId: number, number: string, lock = false) => {
    const order = (await findCustomerOrder(sql, customerId, number, lock)) ?? fail('order_not_found');
    const { deliveryDate: day, deliverySlot: slot } = order;
    if (!canChangeDate(findFlow(order), order.status) || day === null || slot === null) fail('order_date_fixed');
    return { order, visit: { day, slot } };
  };

  return {
    /** Returns a page of a customer's orders of a tab, with the count per tab. */
    async list(customerId: number, { tab, page }: { tab: OrderTab; page: number }, viewer: Viewer): Promise<OrderPage> {
      const [pageRows, states] = await Promise.all([
        findCustomerOrders(db.$client, customerId, {
          tab,
          offset: (page - 1) * ORDERS_PER_PAGE,
          limit: ORDERS_PER_PAGE + 1,
        }),
        countByState(db.$client, customerId),
      ]);
      const countInTab = (countedTab: OrderTab) =>
        states
          .filter(({ status, unconfirmed }) => orderTab(status, unconfirmed) === countedTab)
          .reduce((total, { count }) => total + count, 0);
      const [active, current, finished] = ORDER_TABS.map(countInTab) as [number, number, number];
      return {
        orders: await orders.view(pageRows.slice(0, ORDERS_PER_PAGE), viewer),
        counts: { active, current, finished },
        more: pageRows.length > ORDERS_PER_PAGE,
      };
    },

    /** Lists the gifts of a customer's orders with their state, newest first. */
    async gifts(customerId: number, viewer: Viewer): Promise<OwnGift[]> {
      const rows = await listOwnGifts(db.$client, customerId, MAX_GIFTS);
      const ids = [...new Set(rows.map(({ productId }) => productId))];
      const cards = new Map((await cart.cards(ids, viewer)).map((card) => [card.id, card]));
      return rows.map((row) => ({
        ...giftView(row, row, cards, viewer.language),
        orderNumber: row.orderNumber,
        at: new Date(row.createdAt).toISOString(),
      }));
    },

    /** Lists alternative courier days; fails with `order_not_found`, `order_date_fixed`. */
    async dates(customerId: number, number: string, now: Date): Promise<CourierDay[]> {
      const { order } = await requireChangeable(db.$client, customerId, number);
      return deliveryDates(await courierCalendar(db.$client, order, now));
    },

    /**
     * Books another visit and releases the old one atomically; fails with `order_not_found`, `order_date_fixed`,
     * `slot_unavailable`.
     */
    async changeDate(
      customerId: number,
      { number, date, slot }: { number: string; date: string; slot: SlotId },
      viewer: Viewer,
    ): Promise<Order[]> {
      const { now } = viewer;
      const changedOrders = await inTransaction(db, async (tx) => {
        const { order, visit } = await requireChangeable(tx, customerId, number, true);
        if (visit.day !== date || visit.slot !== slot) {
          if (!isSlotFree(await courierCalendar(tx, order, now), date, slot)) fail('slot_unavailable');
          await swapVisits(tx, order.cityId, visit, { day: date, slot });
          await updateVisit(tx, order.id, { date, slot }, now);
          // Prevents orders of unverified phones from being moved into one slot.
          if (!order.phoneProved && !(await slots.isWithinShare(tx, order.cityId, { day: date, slot })))
            fail('slot_unavailable');
        }
        return findByMaster(tx, masterNumber(number));
      });
      const ownOrders = changedOrders.filter((order) => order.customerId === customerId);
      return orders.view(ownOrders, viewer);
    },

    /** Selects only an order's available products in the caller's cart; fails with `order_not_found`. */
    async repeat(customerId: number, number: string, caller: ReorderCaller): Promise<RepeatedOrder> {
      const order = (await findCustomerOrder(db.$client, customerId, number)) ?? fail('order_not_found');
      const lines = await findOrderLines(db.$client, [order.id]);
      const { cart: filledCart, added: addedQuantities } = await cart.reorder(caller, lines);
      const missing = lines.flatMap(({ productId, nameRu, nameKk, quantity }) => {
        const addedQuantity = addedQuantities.get(productId) ?? 0;
        const name = pick({ ru: nameRu, kk: nameKk }, caller.language);
        return addedQuantity < quantity ? [{ productId, name, wanted: quantity, added: addedQuantity }] : [];
      });
      return {
        cart: filledCart,
        added: [...addedQuantities.values()].reduce((total, quantity) => total + quantity, 0),
        missing,
      };
    },
  };

  /** Releases and reserves the slots in lock order, always the same, to avoid deadlocks. */
  async function swapVisits(tx: Sql, cityId: number, from: SlotVisit, to: SlotVisit): Promise<void> {
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
  }
}
