import {
  orderFlow,
  findOrderTransition,
  type OrderActor,
  type OrderEffect,
  type OrderFlow,
  type OrderState,
} from '#domain/orders/order-status.ts';
import type { ReceiptTender } from '#domain/payments/receipt.ts';
import type { StoreEvent } from '../../../events.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { Sql } from '../../storefront/stock/stock.service.ts';
import { createEffects, type EffectDeps, type EffectHandler } from './effects.service.ts';
import { findByMaster, insertEvents, updateOrder, type OrderEventRow, type OrderRow } from './orders.queries.ts';

type Deps = EffectDeps & { db: Database };

/** Transitions to apply: given the locked orders of a master number, returns the next state of each order to move. */
export type ChooseMoves = (orders: OrderRow[], tx: Sql) => Promise<OrderMove[]> | OrderMove[];
/** Path of one order: these states, in order. */
export type OrderMove = { order: OrderRow; path: OrderState[] };

/** Returns the flow of an order. */
export function findFlow({ deliveryKind, paymentMethod }: Pick<OrderRow, 'deliveryKind' | 'paymentMethod'>): OrderFlow {
  return orderFlow(deliveryKind, paymentMethod);
}

/**
 * Creates the only function that changes order states, by the table of `domain/orders/order-status.ts` with its
 * effects, exactly once (decisions §5).
 */
export function createTransitions({ db, ...deps }: Deps) {
  const effects = createEffects(deps);
  const table = Object.entries(effects) as [OrderEffect, EffectHandler][];

  /** Walks an order along its path; returns the final row, the events and the effects on the way. */
  const applyPath = ({ order, path }: OrderMove, actor: OrderActor, now: Date) => {
    const events: OrderEventRow[] = [];
    const reachedEffects = new Set<OrderEffect>();
    const changes: StoreEvent[] = [];
    let current = order;
    for (const to of path) {
      const row = findOrderTransition(findFlow(order), current.status, to);
      if (!row?.by.includes(actor))
        throw new Error(`order ${order.number} cannot go from ${current.status} to ${to} by ${actor}`);
      events.push({ orderId: order.id, from: current.status, to, by: actor, at: now.toISOString() });
      const notify = row.effects.includes('notify-customer');
      changes.push({ type: 'order.changed', orderId: order.id, status: to, notify });
      for (const effect of row.effects) reachedEffects.add(effect);
      current = Object.assign(
        { ...current, status: to, isPaid: current.isPaid || to === 'paid' },
        ...row.effects.map((effect) => effects[effect].change?.(now, order)),
      ) as OrderRow;
    }
    return { before: order, after: current, events, changes, met: reachedEffects };
  };

  return {
    /**
     * Locks a master number's orders, moves those `choose` returns, and returns their final states. `paidBy` is the
     * tender used at the door.
     */
    async move(
      masterNumber: string,
      actor: OrderActor,
      now: Date,
      choose: ChooseMoves,
      paidBy: ReceiptTender | null = null,
    ): Promise<OrderRow[]> {
      return inTransaction(db, async (tx) => {
        const orders = await findByMaster(tx, masterNumber, true);
        const paths = (await choose(orders, tx)).map((move) => applyPath(move, actor, now));
        if (paths.length === 0) return orders;
        for (const { after } of paths) await updateOrder(tx, after, now);
        const finalOrders = orders.map((order) => paths.find(({ before }) => before.id === order.id)?.after ?? order);
        const firstId = orders[0]!.id;
        // Ending the attempt first waits for a concurrent bank answer and makes it visible.
        if (finalOrders.every(({ status }) => status === 'cancelled')) await deps.payments.expire(tx, firstId, now);
        const products: number[] = [];
        for (const [effect, { run }] of table) {
          const affectedOrders = paths.filter(({ met }) => met.has(effect)).map(({ before }) => before);
          if (run && affectedOrders.length > 0)
            products.push(...(await run({ tx, orders: affectedOrders, firstId, paidBy, now })));
        }
        const events = paths.flatMap((path) => path.events);
        await insertEvents(tx, events);
        await recordEvents(tx, [
          ...paths.flatMap(({ changes }) => changes),
          ...(products.length > 0 ? [{ type: 'stock.changed' as const, productIds: [...new Set(products)] }] : []),
        ]);
        return finalOrders;
      });
    },
  };
}

/** Returns the states of an order after payment: digital products are completed at once (decisions §5). */
export function paidPath({ deliveryKind }: OrderRow): OrderState[] {
  return deliveryKind === 'digital' ? ['paid', 'completed'] : ['paid'];
}
