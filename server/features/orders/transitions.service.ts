import { almatyDate } from '#domain/calendar.ts';
import {
  orderFlow,
  orderTransition,
  type OrderActor,
  type OrderEffect,
  type OrderFlow,
  type OrderState,
} from '#domain/order-status.ts';
import { pickupExpires } from '#domain/pickup.ts';
import { inTransaction, type Database } from '../../platform/db.ts';
import { recordEvents } from '../../platform/outbox.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { Sql, StockService } from '../stock/stock.service.ts';
import type { SlotsService, SlotTake } from '../delivery/slots.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import {
  endReservations,
  findByMaster,
  insertEvents,
  updateOrder,
  type OrderEventRow,
  type OrderRow,
} from './orders.queries.ts';

type Deps = { db: Database; cart: CartService; slots: SlotsService; stock: StockService; payments: PaymentsService };

/** What to move: given the locked orders of a master number, the next state of each that moves. */
export type Moves = (orders: OrderRow[], tx: Sql) => Promise<Move[]> | Move[];
/** One order's way: through these states, in order. */
export type Move = { order: OrderRow; path: OrderState[] };

/** Tells the flow of an order. */
export function flowOf({ deliveryKind, paymentMethod }: Pick<OrderRow, 'deliveryKind' | 'paymentMethod'>): OrderFlow {
  return orderFlow(deliveryKind, paymentMethod);
}

/**
 * Makes the only function that changes orders' states, by the table of `domain/order-status.ts` and with its effects,
 * exactly once (decisions §5).
 */
export function createTransitions({ db, cart, slots, stock, payments }: Deps) {
  const change = (effect: OrderEffect, now: Date): Partial<OrderRow> => {
    if (effect === 'hold-stock') return { expiresAt: null };
    if (effect === 'take-payment') return { isPaid: true };
    if (effect === 'start-pickup-term')
      return { expiresAt: pickupExpires(almatyDate(now), cart.pickupTerms()).toISOString() };
    return effect === 'release-stock' || effect === 'hand-over-stock' ? { expiresAt: null } : {};
  };

  const release = async (tx: Sql, orders: OrderRow[]) => {
    if (orders.length === 0) return [];
    const takes = await endReservations(
      tx,
      orders.map(({ id }) => id),
      'released',
    );
    await stock.release(tx, takes);
    for (const { cityId, visit } of visitsOf(orders)) await slots.release(tx, cityId, visit);
    return takes.map(({ productId }) => productId);
  };

  const handOver = async (tx: Sql, orders: OrderRow[]) => {
    if (orders.length === 0) return [];
    const takes = await endReservations(
      tx,
      orders.map(({ id }) => id),
      'handed',
    );
    await stock.handOver(tx, takes);
    return takes.map(({ productId }) => productId);
  };

  // Paid is what the bank has accepted, whether or not the order has heard of it yet.
  const returnTenders = async (tx: Sql, orders: OrderRow[], firstId: number, now: Date) => {
    if (orders.length === 0) return;
    const accepted = await payments.accepted(tx, firstId);
    if (!accepted) return;
    for (const order of orders)
      if (accepted.covers.includes(order.id)) await payments.requestRefund(tx, accepted.id, order.id, order.toPay, now);
  };

  return {
    /** Locks the orders of a master number, moves those that `choose` names, and gives the states they end in. */
    async move(masterNumber: string, by: OrderActor, now: Date, choose: Moves): Promise<OrderRow[]> {
      return inTransaction(db, async (tx) => {
        const orders = await findByMaster(tx, masterNumber, true);
        const moves = await choose(orders, tx);
        if (moves.length === 0) return orders;
        const events: OrderEventRow[] = [];
        const concerned = new Map<OrderEffect, OrderRow[]>();
        const moved = new Map<number, OrderRow>();
        for (const { order, path } of moves) {
          let current = order;
          for (const to of path) {
            const row = orderTransition(flowOf(order), current.status, to);
            if (!row?.by.includes(by))
              throw new Error(`order ${order.number} cannot go from ${current.status} to ${to} by ${by}`);
            events.push({ orderId: order.id, from: current.status, to, by, at: now.toISOString() });
            for (const effect of row.effects) concerned.set(effect, [...(concerned.get(effect) ?? []), order]);
            current = row.effects.reduce((so, effect) => ({ ...so, ...change(effect, now) }), {
              ...current,
              status: to,
              isPaid: current.isPaid || to === 'paid',
            });
          }
          await updateOrder(tx, current, now);
          moved.set(order.id, current);
        }
        const of = (effect: OrderEffect) => concerned.get(effect) ?? [];
        const after = orders.map((order) => moved.get(order.id) ?? order);
        // Ended first: an answer of the bank that is being written now is waited for, and then seen.
        if (after.every(({ status }) => status === 'cancelled')) await payments.expire(tx, orders[0]!.id, now);
        const ended = [...moved.values()].filter(({ status }) => status === 'cancelled');
        await returnTenders(tx, [...of('return-tenders'), ...ended], orders[0]!.id, now);
        const products = [...(await release(tx, of('release-stock'))), ...(await handOver(tx, of('hand-over-stock')))];
        await insertEvents(tx, events);
        await recordEvents(tx, [
          ...events.map(({ orderId, to }) => ({ type: 'order.changed' as const, orderId, status: to })),
          ...(products.length > 0 ? [{ type: 'stock.changed' as const, productIds: [...new Set(products)] }] : []),
        ]);
        return after;
      });
    },
  };
}

/** Slots in one order everywhere, so two transactions never wait for each other. */
function visitsOf(orders: OrderRow[]): { cityId: number; visit: SlotTake }[] {
  return orders
    .flatMap(({ cityId, deliveryDate, deliverySlot }) =>
      deliveryDate && deliverySlot ? [{ cityId, visit: { day: deliveryDate, slot: deliverySlot } }] : [],
    )
    .sort(
      (a, b) => a.cityId - b.cityId || (`${a.visit.day} ${a.visit.slot}` < `${b.visit.day} ${b.visit.slot}` ? -1 : 1),
    );
}
