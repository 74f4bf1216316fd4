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
  type CompleteCheckout,
  type SpentSavings,
} from './place.policy.ts';
import type { CheckoutBuyer, CheckoutCaller, PreparedCheckout } from './prepared.policy.ts';
import { checkBuyer, requireVerification } from './verification.policy.ts';
import type { SavingsDeps } from './savings.service.ts';

/** Input of placing an order: the stamp of what the shopper saw and the client's idempotency key. */
export type PlaceOrderInput = { buyer: CheckoutBuyer; stamp: string; key: string };

/** The master number, and whether a payment page may be needed. */
export type PlaceOrderResult = { masterNumber: string; isOnline: boolean; card?: CardChoice };

/** Lost a race for the promo code, bonuses or order number; retry on a fresh snapshot. */
class CheckoutConflict extends Error {}

/** Refusals after a lost race for stock or a slot; retried too. */
const CONFLICTS: readonly string[] = ['gone' satisfies StockRefusal, 'slot-full' satisfies SlotRefusal];

const MAX_ATTEMPTS = 5;

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
export function createPlaceOrder(deps: Deps) {
  return async (input: PlaceOrderInput): Promise<PlaceOrderResult> => {
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await inTransaction(deps.db, (tx) => tryPlaceOrder(deps, tx, input));
        announceEvents(deps.db);
        return result;
      } catch (error) {
        const refusal = refusalReason(error);
        if (refusal === ('unproven-share' satisfies StockRefusal)) requireVerification('stock');
        if (refusal === ('slot-unproven' satisfies SlotRefusal)) requireVerification('slot');
        const isConflict = error instanceof CheckoutConflict || (refusal !== undefined && CONFLICTS.includes(refusal));
        if (!isConflict) throw error;
        if (attempt === MAX_ATTEMPTS) fail('stock_gone');
      }
    }
  };
}

async function tryPlaceOrder(
  deps: Deps,
  tx: Transaction,
  { buyer, stamp, key }: PlaceOrderInput,
): Promise<PlaceOrderResult> {
  const { cart, stock, slots, orders, prepare } = deps;
  const { sessionId, city, now } = buyer;
  const masterNumber = orders.placement.drawNumber();
  // Pipelined: a duplicate waits at the key until the first transaction commits.
  const [firstId, prepared] = await Promise.all([
    orders.placement.claimKey(tx, sessionId, { key, stamp, masterNumber }),
    prepare(tx, sessionId, buyer),
  ]);
  if (firstId === undefined) return findPlacedOrder(deps, tx, { buyer, stamp, key });
  checkPrepared(prepared, stamp);
  const isPhoneVerified = await checkBuyerLimits(deps, tx, buyer, prepared);

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
    buyer,
    ids: [firstId, ...(parts.length > 1 ? await orders.placement.nextIds(tx, parts.length - 1) : [])],
    masterNumber,
    parts,
    stockTakes,
    pickupDate: prepared.pickupDate,
    expiresAt: reservationEnd(paymentPolicies[payment.method].hold, settings, now),
    isPhoneVerified,
  });
  const share = { percent: settings['stock.unprovenPercent'], quantity: settings['stock.unprovenQuantity'] };

  const [areSavingsSpent] = await Promise.all([
    spendSavings(deps, tx, buyer, rows.savings, isPhoneVerified),
    organisation && writeInvoice(tx, masterNumber, organisation, now),
  ]);
  if (!areSavingsSpent) throw new CheckoutConflict();
  const productIds = rows.lines.map(({ productId }) => productId);
  // Contended rows come last, together with the commit, so locks are not held across a network round trip.
  await tx.commitWith([
    orders.placement.insert(tx, rows),
    ...(rows.gift ? [orders.placement.insertGift(tx, rows.gift)] : []),
    tx`
      with steps as (${deleteDraft(tx, sessionId)}), cart as (${cart.order(tx, sessionId, productIds)}),
        rest as (${cart.selectRest(tx, sessionId, productIds)})
      ${insertEvents(tx, placementEvents(rows.orders, rows.takes))}`,
    ...(rows.takes.length > 0 ? [stock.reserve(tx, rows.takes, isPhoneVerified ? null : share)] : []),
    ...slots.book(tx, city.id, courierVisits(delivery), isPhoneVerified),
  ]);
  const card = { id: payment.savedCardId, save: payment.saveCard };
  return { masterNumber, isOnline: rows.orders.some(({ status }) => status === 'waiting_payment'), card };
}

/** Charges promo code, bonuses and gift cards locked by `prepare`; false if one is no longer available. */
async function spendSavings(
  { promotions, bonuses, giftCards }: Deps,
  tx: Sql,
  { customerId = null, now }: CheckoutBuyer,
  { promo, bonuses: bonusPayments, cards }: SpentSavings,
  isPhoneVerified: boolean,
): Promise<boolean> {
  if (promo && !isPhoneVerified && !(await promotions.hasUnverifiedUse(tx, promo))) requireVerification('promo-uses');
  if (promo && !(await promotions.use(tx, promo, now))) return false;
  if (bonusPayments.length > 0 && (customerId === null || !(await bonuses.spend(tx, customerId, bonusPayments, now))))
    return false;
  if (cards.length > 0) await giftCards.pay(tx, cards, now);
  return true;
}

/** Returns the existing order of a key for a retry; fails with a conflict if the request differs. */
async function findPlacedOrder(
  { orders }: Deps,
  tx: Sql,
  { buyer, stamp, key }: PlaceOrderInput,
): Promise<PlaceOrderResult> {
  const existing = await orders.placement.findByKey(tx, buyer.sessionId, key);
  if (existing === undefined) throw new CheckoutConflict();
  const { masterNumber } = existing;
  if (existing.stamp !== null && existing.stamp !== stamp) fail('idempotency_conflict', { number: masterNumber });
  return { masterNumber, isOnline: true };
}

/** Returns whether the buyer's phone is verified; fails if the order exceeds the limits. */
async function checkBuyerLimits(
  { orders, phoneVerification, settings }: Deps,
  tx: Sql,
  { sessionId, ip, now }: CheckoutBuyer,
  { draft, lines, totals }: CompleteCheckout,
): Promise<boolean> {
  const { phone } = draft.contact;
  const buyer = { phone, sessionId, address: ip };
  // Counts run after the locks, so they see concurrent orders of the same phone or address.
  const [, openOrders, isVerified] = await Promise.all([
    orders.placement.lockBuyer(tx, buyer),
    orders.placement.countOpen(tx, buyer),
    phoneVerification.isVerified(tx, buyer, now),
  ]);
  const quantity = lines.reduce((total, line) => total + line.quantity, 0);
  const size = { isPaidOnReceipt: !usesGateway(draft.payment.method), sum: totals.toPay, quantity };
  checkBuyer(size, { isVerified, openOrders }, settings.current());
  return isVerified;
}

function placementEvents(orders: readonly NewOrderRow[], takes: readonly Take[]): StoreEvent[] {
  const productIds = [...new Set(takes.map(({ productId }) => productId))];
  return [
    ...orders.map(({ id }): StoreEvent => ({ type: 'order.placed', orderId: id })),
    ...(productIds.length > 0 ? [{ type: 'stock.changed', productIds } satisfies StoreEvent] : []),
  ];
}
