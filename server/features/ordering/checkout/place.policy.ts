import { randomBytes } from 'node:crypto';
import type { DeliveryChoice } from '#contract/orders/checkout.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import { MAX_ORDER_SUM } from '#domain/pricing/cart-totals.ts';
import { nameWithCondition } from '#domain/catalog/condition.ts';
import { sum } from '#domain/pricing/money.ts';
import { splitOrder, type OrderPart } from '#domain/orders/order-parts.ts';
import { partNumber } from '#domain/orders/order-number.ts';
import { orderFlow, type OrderState } from '#domain/orders/order-status.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { BonusPayment } from '../../money/bonuses/bonuses.service.ts';
import { chosenServices, type SnapshotLine } from '../cart/cart.service.ts';
import type { CardPayment } from '../../money/gift-cards/gift-cards.service.ts';
import type { PromoUse } from '../../money/promotions/promotions.service.ts';
import type { Take } from '../../storefront/stock/stock.service.ts';
import type { SlotVisit } from '../../places/delivery/slots.service.ts';
import type { NewOrderRow, OrderEventRow, OrderGiftRow, OrderLineRow, PlacedOrders } from '../orders/orders.service.ts';
import type { CheckoutBuyer, PreparedCheckout } from './prepared.policy.ts';

/** A checkout with every step completed. */
export type CompleteCheckout = PreparedCheckout & {
  draft: Required<Pick<PreparedCheckout['draft'], 'contact' | 'delivery' | 'payment'>>;
};

/** Checks that the order matches what the shopper saw; throws the errors of `place`. */
export function checkPrepared(prepared: PreparedCheckout, stamp: string): asserts prepared is CompleteCheckout {
  const unavailable = prepared.lines.filter(({ state }) => state === 'short' || state === 'unavailable');
  if (prepared.lines.length === 0) fail('cart_empty');
  if (unavailable.length > 0) fail('stock_gone', { productIds: unavailable.map(({ productId }) => productId) });
  if (prepared.lines.some(({ state }) => state === 'repriced')) fail('cart_changed');
  if (prepared.totals.productsTotal + prepared.totals.services > MAX_ORDER_SUM)
    fail('order_too_large', { most: MAX_ORDER_SUM });
  if (prepared.problem && prepared.problem !== 'invalid_input') fail(prepared.problem);
  if (!prepared.isComplete) fail('step_incomplete', { step: prepared.step });
  if (prepared.stamp !== stamp) fail(prepared.isGiftGone ? 'gift_gone' : 'cart_changed');
}

/** Groups lines by order: one order, or one per part if the buyer splits the delivery (decisions §4). */
export function orderParts({ draft, lines, parts }: CompleteCheckout): SnapshotLine[][] {
  const { delivery } = draft;
  if (delivery.kind !== 'courier' || delivery.parts !== 'split' || parts.length < 2) return [lines];
  // Lines without delivery join the first part.
  const partIndex = ({ productId }: SnapshotLine) =>
    Math.max(
      0,
      parts.findIndex(({ productIds }) => productIds.includes(productId)),
    );
  return parts.map((_, index) => lines.filter((line) => partIndex(line) === index));
}

/** Returns the courier visits of a delivery. */
export function courierVisits(delivery: DeliveryChoice): SlotVisit[] {
  if (delivery.kind !== 'courier') return [];
  return [
    { day: delivery.date, slot: delivery.slot },
    ...(delivery.parts === 'split' ? (delivery.later ?? []) : []).map(({ date, slot }) => ({ day: date, slot })),
  ];
}

/** True if the order must be paid before it is processed. */
function isPaidOnline({ delivery, payment }: CompleteCheckout['draft']): boolean {
  return orderFlow(delivery.kind, payment.method).payment === 'online';
}

/** Data for creating rows, in addition to the checkout itself. */
export type OrderBasis = {
  buyer: CheckoutBuyer;
  ids: number[];
  masterNumber: string;
  parts: SnapshotLine[][];
  /** Stock sources of a line. */
  stockTakes(line: SnapshotLine): Take[];
  pickupDate: string | undefined;
  /** Time at which the orders are cancelled unless paid or confirmed. */
  expiresAt: Date;
  /** Whether the buyer's phone is verified. */
  isPhoneVerified: boolean;
};

/** Charges to the ledgers of savings. */
export type SpentSavings = {
  promo: PromoUse | null;
  bonuses: BonusPayment[];
  cards: CardPayment[];
};

/** Creates the order rows; throws if the parts do not add up to the total shown. */
export function createOrderRows(
  prepared: CompleteCheckout,
  basis: OrderBasis,
): PlacedOrders & { savings: SpentSavings; gift: OrderGiftRow | null } {
  const parts = splitOrder(
    prepared.input,
    prepared.totals,
    basis.parts.map((lines) => lines.map(({ productId }) => productId)),
  );
  const orders = parts.map((part, index) => orderRow(prepared, basis, part, index));
  if (sum(orders.map(({ toPay }) => toPay)) !== prepared.totals.toPay)
    throw new Error('the parts of an order do not add up to its whole');
  const orderIdByPart = (index: number) => orders[index]!.id;
  const gift = giftRow(prepared, parts, orderIdByPart);
  const giftTakes = gift ? prepared.gift!.takes.map((take) => ({ ...take, orderId: gift.orderId })) : [];
  return {
    orders,
    gift,
    lines: basis.parts.flatMap((lines, index) => lineRows(prepared, lines, orderIdByPart(index))),
    services: basis.parts.flatMap((lines, index) => serviceRows(lines, orderIdByPart(index))),
    takes: [
      ...basis.parts.flatMap((lines, index) =>
        lines.flatMap(basis.stockTakes).map((take) => ({ ...take, orderId: orderIdByPart(index) })),
      ),
      ...giftTakes,
    ].map((take) => ({ ...take, unproven: !basis.isPhoneVerified })),
    events: orders.flatMap((order) => firstEvents(order, basis.buyer.now)),
    savings: spentSavings(prepared, basis, orders, parts),
  };
}

function giftRow(
  { gift }: CompleteCheckout,
  parts: readonly OrderPart[],
  orderIdByPart: (index: number) => number,
): OrderGiftRow | null {
  const index = parts.findIndex(({ gifts }) => gifts.length > 0);
  if (!gift || index < 0) return null;
  const { offer, productId, value, terms } = gift.gift;
  return {
    orderId: orderIdByPart(index),
    offer,
    productId,
    nameRu: gift.nameRu,
    nameKk: gift.nameKk,
    value,
    minimumSum: terms.minimumSum,
    productIds: terms.productIds && [...terms.productIds],
  };
}

function spentSavings(
  { promo }: CompleteCheckout,
  { masterNumber, buyer: { customerId = null } }: OrderBasis,
  orders: readonly NewOrderRow[],
  parts: readonly OrderPart[],
): SpentSavings {
  const orderNumberByPart = (index: number) => orders[index]!.number;
  return {
    promo: promo && {
      promoId: promo.promoId,
      couponId: promo.couponId,
      masterNumber,
      customerId,
      amount: sum(parts.map(({ discount }) => discount)),
    },
    bonuses: parts.flatMap(({ bonuses }, index) =>
      bonuses > 0 ? [{ orderNumber: orderNumberByPart(index), amount: bonuses }] : [],
    ),
    cards: parts.flatMap(({ giftCards }, index) =>
      giftCards.map(({ id, amount }) => ({ cardId: Number(id), orderNumber: orderNumberByPart(index), amount })),
    ),
  };
}

function orderRow({ draft }: CompleteCheckout, basis: OrderBasis, part: OrderPart, index: number): NewOrderRow {
  const { buyer, ids, masterNumber, parts, expiresAt, isPhoneVerified } = basis;
  const { contact, delivery, payment } = draft;
  return {
    id: ids[index]!,
    number: parts.length === 1 ? masterNumber : partNumber(masterNumber, index + 1),
    masterNumber,
    sessionId: buyer.sessionId,
    language: buyer.language,
    cityId: buyer.city.id,
    status: isPaidOnline(draft) ? 'waiting_payment' : 'created',
    firstName: contact.firstName,
    lastName: contact.lastName,
    phone: contact.phone,
    email: contact.email,
    deliveryKind: delivery.kind,
    address: 'address' in delivery ? delivery.address : null,
    shopId: delivery.kind === 'pickup' ? delivery.shopId : null,
    ...visitFields(delivery, index, basis),
    expiresAt: expiresAt.toISOString(),
    paymentMethod: payment.method,
    toPay: part.toPay,
    productsTotal: part.productsTotal,
    servicesTotal: part.services,
    deliveryTotal: part.delivery,
    promoDiscount: part.discount,
    bonusesPaid: part.bonuses,
    giftCardsPaid: sum(part.giftCards.map(({ amount }) => amount)),
    explanation: part.explanation,
    isPaid: false,
    phoneProved: isPhoneVerified,
    placedFrom: buyer.ip,
    createdAt: buyer.now.toISOString(),
  };
}

function visitFields(
  delivery: DeliveryChoice,
  index: number,
  { buyer, pickupDate }: OrderBasis,
): Pick<NewOrderRow, 'deliveryDate' | 'deliverySlot'> {
  const visit = courierVisits(delivery)[index];
  if (visit) return { deliveryDate: visit.day, deliverySlot: visit.slot };
  return {
    deliveryDate: delivery.kind === 'pickup' ? (pickupDate ?? null) : almatyDate(buyer.now),
    deliverySlot: null,
  };
}

function lineRows({ totals }: CompleteCheckout, lines: SnapshotLine[], orderId: number): OrderLineRow[] {
  const totalsByProduct = new Map(totals.lines.map((line) => [line.productId, line]));
  return lines.map(({ productId, product, quantity, price }) => {
    const { discount, bonuses, total, earned } = totalsByProduct.get(productId)!;
    const name = nameWithCondition({ ru: product.nameRu, kk: product.nameKk }, product.condition);
    return {
      orderId,
      productId,
      nameRu: name.ru,
      nameKk: name.kk,
      quantity,
      price,
      discount,
      bonuses,
      total,
      earned,
    };
  });
}

const CERTIFICATE_BYTES = 15;

function serviceRows(lines: SnapshotLine[], orderId: number): PlacedOrders['services'] {
  return lines.flatMap((line) =>
    chosenServices(line).map(({ quantity, offer }) => ({
      ...offer,
      orderId,
      productId: line.productId,
      quantity,
      certificate: offer.kind === 'warranty' ? randomBytes(CERTIFICATE_BYTES).toString('base64url') : null,
    })),
  );
}

function firstEvents({ id, status }: NewOrderRow, now: Date): OrderEventRow[] {
  const at = now.toISOString();
  const created: OrderEventRow = { orderId: id, from: null, to: 'created', by: 'customer', at };
  const waiting: OrderState = 'waiting_payment';
  return status === waiting ? [created, { orderId: id, from: 'created', to: waiting, by: 'system', at }] : [created];
}
