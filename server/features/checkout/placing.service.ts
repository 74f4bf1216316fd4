import type { StoreEvent } from '../../events.ts';
import { inTransaction, type Database } from '../../platform/db.ts';
import { fail } from '../../platform/failure.ts';
import { recordEvents } from '../../platform/outbox.ts';
import type { CartService, SnapshotLine } from '../cart/cart.service.ts';
import type { Sql, StockService, Take } from '../stock/stock.service.ts';
import type { SlotsService } from '../delivery/slots.service.ts';
import type { OrderRow, OrdersService } from '../orders/orders.service.ts';
import { deleteDraft } from './checkout.queries.ts';
import { checkPrepared, orderParts, placedOrders, visitsOf, type PlacingFacts } from './place.policy.ts';
import type { CheckoutPlace, PreparedCheckout } from './prepared.policy.ts';

/** What one placing needs: the stamp of what the shopper saw and the client's key. */
export type Placing = { place: CheckoutPlace & { sessionId: number }; stamp: string; key: string; expiresAt: Date };

/** The master number, and whether a bank's page may be due for it. */
export type Placed = { masterNumber: string; online: boolean };

/**
 * Somebody was faster at the last pieces or the slot, or has the number: the whole placing is tried on a new snapshot.
 */
class Overtaken extends Error {}

const rounds = 5;

type Deps = {
  db: Database;
  cart: CartService;
  stock: StockService;
  slots: SlotsService;
  orders: OrdersService;
  /** Reads the checkout with its draft locked. */
  prepare(sql: Sql, sessionId: number, place: CheckoutPlace): Promise<PreparedCheckout>;
};

/**
 * Makes the function that places orders in one transaction and tells their master number: no oversell, one order a key
 * (decisions §4).
 */
export function createPlacing(deps: Deps) {
  return async (placing: Placing): Promise<Placed> => {
    for (let round = 1; ; round++) {
      try {
        return await inTransaction(deps.db, (tx) => placeOnce(deps, tx, placing));
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
        if (round === rounds) fail('stock_gone');
      }
    }
  };
}

async function placeOnce(
  { cart, stock, slots, orders, prepare }: Deps,
  tx: Sql,
  { place, stamp, key, expiresAt }: Placing,
): Promise<Placed> {
  const { sessionId, city, now } = place;
  const masterNumber = orders.placing.drawNumber();
  // Sent together: a duplicate waits at the key until the first placing has committed.
  const [claimed, prepared, [firstId]] = await Promise.all([
    orders.placing.claimKey(tx, sessionId, key, masterNumber),
    prepare(tx, sessionId, place),
    orders.placing.nextIds(tx, 1),
  ]);
  if (!claimed) {
    const placed = await orders.placing.findByKey(tx, sessionId, key);
    if (placed === undefined) throw new Overtaken();
    return { masterNumber: placed, online: true };
  }
  checkPrepared(prepared, stamp);

  const parts = orderParts(prepared);
  const { delivery } = prepared.draft;
  const shopId = delivery.kind === 'pickup' ? delivery.shopId : undefined;
  const takesOf = (line: SnapshotLine): Take[] =>
    (shopId === undefined ? line.sourcing : stock.plan(line.product, line.quantity, { cityId: city.id, now, shopId }))
      .takes;
  const ids = [firstId!, ...(parts.length > 1 ? await orders.placing.nextIds(tx, parts.length - 1) : [])];
  const facts: PlacingFacts = {
    place,
    ids,
    masterNumber,
    parts,
    takesOf,
    pickupDate: prepared.pickupDate,
    expiresAt,
    prices: cart.prices(),
  };
  const rows = placedOrders(prepared, facts);

  const [reserved, booked] = await Promise.all([
    stock.reserve(tx, rows.takes),
    slots.take(tx, city.id, visitsOf(delivery)),
    orders.placing.insert(tx, rows),
    cart.order(
      tx,
      sessionId,
      rows.lines.map(({ productId }) => productId),
    ),
    deleteDraft(tx, sessionId),
    recordEvents(tx, factsOf(rows.orders, rows.takes)),
  ]);
  if (!reserved || !booked) throw new Overtaken();
  return { masterNumber, online: rows.orders.some(({ status }) => status === 'waiting_payment') };
}

function factsOf(orders: readonly OrderRow[], takes: readonly Take[]): StoreEvent[] {
  const productIds = [...new Set(takes.map(({ productId }) => productId))];
  return [
    ...orders.map(({ id }): StoreEvent => ({ type: 'order.placed', orderId: id })),
    ...(productIds.length > 0 ? [{ type: 'stock.changed', productIds } satisfies StoreEvent] : []),
  ];
}
