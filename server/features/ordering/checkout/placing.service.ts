import { reservationEnd } from '#domain/payments/payment-hold.ts';
import { usesGateway, paymentPolicies } from '#domain/payments/payment-policies.ts';
import { writeInvoice } from '../invoices/invoices.service.ts';
import type { StoreEvent } from '../../../events.ts';
import type { Transaction } from '../../../platform/database/connections.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { announceEvents, insertEvents } from '../../../platform/events/outbox.ts';
import { refusalReason } from '../../../platform/http/refusal.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { CartService, SnapshotLine } from '../cart/cart.service.ts';
import type { Sql, StockRefusal, StockService, Take } from '../../storefront/stock/stock.service.ts';
import type { SlotRefusal, SlotsService } from '../../places/delivery/slots.service.ts';
import type { NewOrderRow, OrdersService } from '../orders/orders.service.ts';
import type { SaleGate } from '../../storefront/sales/sales.service.ts';
import type { CardChoice } from '../../money/payments/saved-cards.service.ts';
import { deleteDraft } from './checkout.queries.ts';
import {
  checkPrepared,
  orderParts,
  createOrderRows,
  courierVisits,
  type Finished,
  type SpentSavings,
} from './place.policy.ts';
import type { CheckoutBuyer, CheckoutCaller, PreparedCheckout } from './prepared.policy.ts';
import { checkBuyer, demandProof } from './proof.policy.ts';
import type { SavingsDeps } from './savings.service.ts';

/** Input of a placing: the stamp of what the shopper saw and the client's idempotency key. */
export type Placing = { buyer: CheckoutBuyer; stamp: string; key: string };

/** The master number, and whether a payment page may be needed. */
export type Placed = { masterNumber: string; online: boolean; card?: CardChoice };

/** Lost a race for the promo code, bonuses or order number; retry placing on a fresh snapshot. */
class PlacingConflict extends Error {}

/** Refusals after a lost race for stock or a slot; retried too. */
const CONFLICTS: readonly string[] = ['gone' satisfies StockRefusal, 'slot-full' satisfies SlotRefusal];

const MAX_ROUNDS = 5;

type Deps = SavingsDeps & {
  db: Database;
  cart: CartService;
  stock: StockService;
  slots: SlotsService;
  orders: OrdersService;
  settings: Pick<SettingsReader, 'current'>;
  /** Products currently sold through a queue. */
  sales: Pick<SaleGate, 'spend'>;
  /** Reads the checkout with its draft locked. */
  prepare(sql: Sql, sessionId: number, caller: CheckoutCaller): Promise<PreparedCheckout>;
};

/**
 * Creates the function that places orders in one transaction and returns their master number; prevents overselling and
 * duplicate orders per key (decisions §4).
 */
export function createPlacing(deps: Deps) {
  return async (placing: Placing): Promise<Placed> => {
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await inTransaction(deps.db, (tx) => tryPlacing(deps, tx, placing));
        announceEvents(deps.db);
        return result;
      } catch (error) {
        const refusal = refusalReason(error);
        if (refusal === ('unproven-share' satisfies StockRefusal)) demandProof('stock');
        if (refusal === ('slot-unproven' satisfies SlotRefusal)) demandProof('slot');
        const isConflict = error instanceof PlacingConflict || (refusal !== undefined && CONFLICTS.includes(refusal));
        if (!isConflict) throw error;
        if (attempt === MAX_ROUNDS) fail('stock_gone');
      }
    }
  };
}

async function tryPlacing(deps: Deps, tx: Transaction, { buyer: place, stamp, key }: Placing): Promise<Placed> {
  const { cart, stock, slots, orders, prepare } = deps;
  const { sessionId, city, now } = place;
  const masterNumber = orders.placing.drawNumber();
  // Pipelined: a duplicate waits at the key until the first placing commits.
  const [firstId, prepared] = await Promise.all([
    orders.placing.claimKey(tx, sessionId, { key, stamp, masterNumber }),
    prepare(tx, sessionId, place),
  ]);
  if (firstId === undefined) return findPlaced(deps, tx, { buyer: place, stamp, key });
  checkPrepared(prepared, stamp);
  const phoneProved = await checkBuyerLimits(deps, tx, place, prepared);

  const { phone } = prepared.draft.contact;
  await deps.sales.spend(tx, { sessionId, phone, lines: prepared.lines }, masterNumber, now);

  const settings = deps.settings.current();
  const parts = orderParts(prepared);
  const { delivery, payment } = prepared.draft;
  const { organisation } = payment;
  const shopId = delivery.kind === 'pickup' ? delivery.shopId : undefined;
  const stockTakes = (line: SnapshotLine): Take[] =>
    (shopId === undefined ? line.sourcing : stock.plan(line.product, line.quantity, { cityId: city.id, now, shopId }))
      .takes;
  const rows = createOrderRows(prepared, {
    buyer: place,
    ids: [firstId, ...(parts.length > 1 ? await orders.placing.nextIds(tx, parts.length - 1) : [])],
    masterNumber,
    parts,
    stockTakes,
    pickupDate: prepared.pickupDate,
    expiresAt: reservationEnd(paymentPolicies[payment.method].hold, settings, now),
    phoneProved,
  });
  const share = { percent: settings['stock.unprovenPercent'], quantity: settings['stock.unprovenQuantity'] };

  const [saved] = await Promise.all([
    spendSavings(deps, tx, place, rows.savings, phoneProved),
    organisation && writeInvoice(tx, masterNumber, organisation, now),
  ]);
  if (!saved) throw new PlacingConflict();
  const productIds = rows.lines.map(({ productId }) => productId);
  // Contended rows come last, together with the commit, so locks are not held across a network round trip.
  await tx.commitWith([
    orders.placing.insert(tx, rows),
    ...(rows.gift ? [orders.placing.insertGift(tx, rows.gift)] : []),
    tx`
      with steps as (${deleteDraft(tx, sessionId)}), cart as (${cart.order(tx, sessionId, productIds)}),
        rest as (${cart.selectRest(tx, sessionId, productIds)})
      ${insertEvents(tx, placementEvents(rows.orders, rows.takes))}`,
    ...(rows.takes.length > 0 ? [stock.reserve(tx, rows.takes, phoneProved ? null : share)] : []),
    ...slots.book(tx, city.id, courierVisits(delivery), phoneProved),
  ]);
  const card = { id: payment.savedCardId, save: payment.saveCard };
  return { masterNumber, online: rows.orders.some(({ status }) => status === 'waiting_payment'), card };
}

/** Charges promo code, bonuses and gift cards locked by `prepare`; false if one is no longer available. */
async function spendSavings(
  { promotions, bonuses, giftCards }: Deps,
  tx: Sql,
  { customerId = null, now }: CheckoutBuyer,
  { promo, bonuses: spent, cards }: SpentSavings,
  phoneProved: boolean,
): Promise<boolean> {
  if (promo && !phoneProved && !(await promotions.hasUnprovenUse(tx, promo))) demandProof('promo-uses');
  if (promo && !(await promotions.use(tx, promo, now))) return false;
  if (spent.length > 0 && (customerId === null || !(await bonuses.spend(tx, customerId, spent, now)))) return false;
  if (cards.length > 0) await giftCards.pay(tx, cards, now);
  return true;
}

/** Answers a repeat with the existing order of its key, or with a conflict if the request differs. */
async function findPlaced({ orders }: Deps, tx: Sql, { buyer: place, stamp, key }: Placing): Promise<Placed> {
  const existing = await orders.placing.findByKey(tx, place.sessionId, key);
  if (existing === undefined) throw new PlacingConflict();
  const { masterNumber } = existing;
  if (existing.stamp !== null && existing.stamp !== stamp) fail('idempotency_conflict', { number: masterNumber });
  return { masterNumber, online: true };
}

/** Returns whether the buyer's phone is verified; fails if the order exceeds the limits. */
async function checkBuyerLimits(
  { orders, phoneProof, settings }: Deps,
  tx: Sql,
  { sessionId, ip, now }: CheckoutBuyer,
  { draft, lines, totals }: Finished,
): Promise<boolean> {
  const { phone } = draft.contact;
  const buyer = { phone, sessionId, address: ip };
  // Counts run after the locks and see concurrent orders of the same phone or address.
  const [, openOrders, isProved] = await Promise.all([
    orders.placing.lockBuyer(tx, buyer),
    orders.placing.countOpen(tx, buyer),
    phoneProof.isProved(tx, buyer, now),
  ]);
  const quantity = lines.reduce((all, line) => all + line.quantity, 0);
  const size = { onReceipt: !usesGateway(draft.payment.method), sum: totals.toPay, quantity };
  checkBuyer(size, { isProved, openOrders }, settings.current());
  return isProved;
}

function placementEvents(orders: readonly NewOrderRow[], takes: readonly Take[]): StoreEvent[] {
  const productIds = [...new Set(takes.map(({ productId }) => productId))];
  return [
    ...orders.map(({ id }): StoreEvent => ({ type: 'order.placed', orderId: id })),
    ...(productIds.length > 0 ? [{ type: 'stock.changed', productIds } satisfies StoreEvent] : []),
  ];
}
