import type { Fact } from '../../events.ts';
import { inDriverTransaction, type Database } from '../../platform/db.ts';
import { fail } from '../../platform/failure.ts';
import { recordFacts } from '../../platform/outbox.ts';
import type { CartService, SnapshotLine } from '../cart/cart.service.ts';
import type { Sql, StockService, Take } from '../catalog/stock.service.ts';
import type { CheckoutPlace, CheckoutService } from '../checkout/checkout.service.ts';
import { numberOf } from './order-number.policy.ts';
import { claimKey, findByKey, insertOrders, nextIds, type OrderRow } from './orders.queries.ts';
import { checkPrepared, orderParts, placedOrders, visitsOf, type PlacingFacts } from './place.policy.ts';

/** What one placing needs: the stamp of what the shopper saw and the client's key. */
export type Placing = { place: CheckoutPlace & { sessionId: number }; stamp: string; key: string; expiresAt: Date };

/** The outcome: fresh orders, or the master number a former placing with the same key has made. */
export type Placed = { masterNumber: string; fresh: OrderRow[] };

/** Somebody was faster at the last pieces or the slot: the whole placing is tried on a new snapshot. */
class Overtaken extends Error {}

const rounds = 5;

type Deps = { db: Database; cart: CartService; checkout: CheckoutService; stock: StockService };

/** Makes the function that places orders in one transaction: no oversell, one order a key (decisions §4). */
export function createPlacing(deps: Deps) {
  return async (placing: Placing): Promise<Placed> => {
    for (let round = 1; ; round++) {
      try {
        return await inDriverTransaction(deps.db, (tx) => placeOnce(deps, tx, placing));
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
        if (round === rounds) fail('stock_gone');
      }
    }
  };
}

async function placeOnce({ cart, checkout, stock }: Deps, tx: Sql, { place, stamp, key, expiresAt }: Placing): Promise<Placed> {
  const { sessionId, city, now } = place;
  const [firstId] = (await nextIds(tx, 1)) as [number];
  const masterNumber = numberOf(firstId);
  // Sent together: a duplicate waits at the key until the first placing has committed.
  const [claimed, prepared] = await Promise.all([claimKey(tx, sessionId, key, masterNumber), checkout.prepare(tx, sessionId, place)]);
  if (!claimed) return { masterNumber: (await findByKey(tx, sessionId, key)) ?? fail('unexpected'), fresh: [] };
  checkPrepared(prepared, stamp);

  const parts = orderParts(prepared);
  const { delivery } = prepared.draft;
  const shopId = delivery.kind === 'pickup' ? delivery.shopId : undefined;
  const takesOf = (line: SnapshotLine): Take[] => (shopId === undefined ? line.sourcing : stock.plan(line.product, line.quantity, { cityId: city.id, now, shopId })).takes;
  const ids = parts.length === 1 ? [firstId] : [firstId, ...(await nextIds(tx, parts.length - 1))];
  const facts: PlacingFacts = { place, ids, parts, takesOf, pickupDate: prepared.pickupDate, expiresAt, prices: cart.prices() };
  const rows = placedOrders(prepared, facts);

  const visits = visitsOf(delivery);
  const [reserved, booked] = await Promise.all([
    stock.reserve(tx, rows.takes),
    Promise.all(visits.map((visit) => checkout.takeSlot(tx, city.id, visit))),
    insertOrders(tx, rows, sessionId),
    recordFacts(tx, factsOf(rows.orders, rows.takes)),
  ]);
  if (!reserved || booked.includes(false)) throw new Overtaken();
  return { masterNumber, fresh: rows.orders };
}

function factsOf(orders: readonly OrderRow[], takes: readonly Take[]): Fact[] {
  const productIds = [...new Set(takes.map(({ productId }) => productId))];
  return [...orders.map(({ id }): Fact => ({ type: 'order.placed', orderId: id })), ...(productIds.length > 0 ? [{ type: 'stock.changed', productIds } satisfies Fact] : [])];
}
