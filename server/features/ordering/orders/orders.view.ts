import { daysAfterPayment } from '#domain/payments/paid-promise.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { CancelledOrder, Order, OrderGift, OrderService, QrCode } from '#contract/orders/orders.ts';
import type { OrderReceipt } from '#contract/orders/receipts.ts';
import { parseStoredAddress } from '#domain/addresses/address.ts';
import type { CreditState } from '#domain/payments/credit-application.ts';
import { parseShopHours, pickupReadyAt, type PickupSettings } from '#domain/delivery/pickup.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { multiply, sum } from '#domain/pricing/money.ts';
import { cancelCause } from '#domain/orders/order-end.ts';
import { cancellableQuantity } from '#domain/orders/service-offer.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import type { OrderGiftState } from '#domain/gifts/order-gift.ts';
import { canCancel, isPayable, trackingSteps, type OrderState } from '#domain/orders/order-status.ts';
import { returnableKeys } from '#domain/orders/return-request.ts';
import { isExchangeable, usesGateway, type ExchangeableMethod } from '#domain/payments/payment-policies.ts';
import { mayBeInFlight } from '#domain/payments/payment-status.ts';
import { redactPhone } from '#domain/customers/phone.ts';
import type { Attempt } from '../../money/payments/payments.service.ts';
import type { OpenShop } from '../../places/geo/shops.rows.ts';
import type { CancelledRefund } from './view/cancelled-orders.queries.ts';
import type { ReadOrderGift } from './order-gifts.queries.ts';
import type { ReadOrderService } from './order-services.queries.ts';
import type { OrderEventRow, OrderRow, ReadOrderLine } from './orders.queries.ts';
import type { OrderCancelRefund } from './payment/cancel-refund.service.ts';
import { parseExplanation } from './orders.stored.ts';
import { toDatePromise } from './payment/paid-promise.policy.ts';
import { toOrderedService } from './orders.rows.ts';
import { findFlow } from './transitions.service.ts';

/** State of the order's gift while it is not returned. */
const GIFT_STATES: Record<OrderState, OrderGiftState> = {
  created: 'reserved',
  waiting_payment: 'reserved',
  paid: 'reserved',
  preparing: 'reserved',
  on_the_way: 'reserved',
  awaiting_client: 'reserved',
  completed: 'received',
  returned: 'received',
  cancelled: 'cancelled',
};

/** Data needed to render an order. */
export type OrderParts = {
  lines: readonly ReadOrderLine[];
  services: readonly ReadOrderService[];
  gifts: readonly ReadOrderGift[];
  events: readonly OrderEventRow[];
  shops: readonly OpenShop[];
  cards: ReadonlyMap<number, ProductCard>;
  /** The attempt that covers it, if any. */
  attempt: Attempt | undefined;
  receipts: readonly OrderReceipt[];
  /** Refunds of cancelled orders. */
  refunds: readonly CancelledRefund[];
  /** Refunds of cancelled and cancellable orders by order id. */
  cancelRefunds: ReadonlyMap<number, OrderCancelRefund>;
  /** Credit application states by master number. */
  credits: ReadonlyMap<string, CreditState>;
  /** Reference of its invoice. */
  invoice: string | null;
  /** Payment methods available for switching. */
  exchangeable: readonly ExchangeableMethod[];
  /** Payable QR codes by attempt id. */
  codes: ReadonlyMap<number, QrCode>;
  pickup: PickupSettings;
};

/** Renders an order in a language in the contract's format; the phone is masked. */
export function orderView(order: OrderRow, parts: OrderParts, language: Language, now: Date): Order {
  const flow = findFlow(order);
  const explanation = parseExplanation(order.explanation);
  const events = parts.events.filter(({ orderId }) => orderId === order.id);
  const attempt = parts.attempt?.covers.includes(order.id) ? parts.attempt : undefined;
  const gift = parts.gifts.find(({ orderId }) => orderId === order.id);
  const isWaiting = isPayable(order.status);
  const completion = events.find(({ to }) => to === 'completed');
  const handedOver = completion ? almatyDate(new Date(completion.at)) : null;
  const payUntil = isWaiting ? toIso(order.expiresAt) : null;
  const isPayableNow = usesGateway(order.paymentMethod) && payUntil !== null && new Date(payUntil) > now;
  const cancelRefund = parts.cancelRefunds.get(order.id);
  const hasEnded = order.status === 'cancelled' || order.status === 'returned';
  const isCancellable = canCancel(flow, order.status);
  const canSwitchMethod =
    isPayableNow && isExchangeable(order.paymentMethod) && !(attempt && mayBeInFlight(attempt.status));
  return {
    number: order.number,
    masterNumber: order.masterNumber,
    createdAt: new Date(order.createdAt).toISOString(),
    status: order.status,
    tracking: trackingSteps(
      flow,
      order.status,
      events.map(({ to }) => to),
    ).map((step) => ({ ...step, at: toIso(events.findLast(({ to }) => to === step.status)?.at ?? null) })),
    lines: parts.lines
      .filter(({ orderId }) => orderId === order.id)
      .map((line) => ({
        ...lineView(line, parts.cards.get(line.productId), language),
        keys: line.digital ? keysView(line, returnableKeys(line, { ...order, completed: handedOver }, now)) : null,
      })),
    services: parts.services
      .filter(({ orderId }) => orderId === order.id)
      .map((service) => ({
        ...orderServiceView(service, order, language),
        cancellable: cancellableQuantity(toOrderedService(service, order), {
          ...order,
          handedOver,
          today: almatyDate(now),
        }),
      })),
    gift: gift ? giftView(gift, order, parts.cards, language) : null,
    delivery: {
      kind: order.deliveryKind,
      expressHours: expressHours(explanation),
      date: order.deliveryDate,
      slot: order.deliverySlot,
      afterPayment:
        isWaiting && order.deliveryDate !== null ? daysAfterPayment(toDatePromise(order, order.deliveryDate)) : null,
      address: order.address === null ? null : parseStoredAddress(order.address),
      shop: shopView(
        parts.shops.find(({ id }) => id === order.shopId),
        language,
      ),
      readyAt: pickupTime(order, parts),
      keptUntil: order.status === 'awaiting_client' ? toIso(order.expiresAt) : null,
    },
    payment: {
      method: order.paymentMethod,
      paid: order.isPaid,
      payable: isPayableNow,
      otherWays: canSwitchMethod ? parts.exchangeable.filter((method) => method !== order.paymentMethod) : [],
      payUntil,
      credit: parts.credits.get(order.masterNumber) ?? null,
      code: (attempt && parts.codes.get(attempt.id)) ?? null,
      attempt: attempt ? { reference: attempt.reference, status: attempt.status, reason: attempt.reason } : null,
    },
    explanation,
    invoice: parts.invoice,
    receipts: [...parts.receipts],
    toPay: order.toPay,
    earnedBonuses: hasEnded
      ? 0
      : sum(parts.lines.filter(({ orderId }) => orderId === order.id).map(({ earned }) => earned)),
    contact: { firstName: order.firstName, phoneMasked: redactPhone(order.phone) },
    confirmUntil: order.status === 'created' ? toIso(order.expiresAt) : null,
    cancellable: isCancellable,
    cancellation:
      isCancellable && cancelRefund
        ? {
            money: order.isPaid ? cancelRefund.money : 0,
            giftCards: cancelRefund.giftCards,
            bonuses: cancelRefund.bonuses,
          }
        : null,
    cancelled: cancelledView(order, events, parts.refunds, cancelRefund),
  };
}

/** Returns the hours promised at checkout; the setting may have changed since. */
function expressHours(explanation: Order['explanation']): number | null {
  const hours = explanation.find(({ kind }) => kind === 'express')?.data?.['hours'];
  return typeof hours === 'number' ? hours : null;
}

/** Returns the time promised at checkout for a pickup on the same day. */
function pickupTime(order: OrderRow, { shops, pickup: settings }: OrderParts): string | null {
  const { status, createdAt, deliveryDate } = order;
  const now = new Date(createdAt);
  const hours = parseShopHours(shops.find(({ id }) => id === order.shopId)?.hours ?? '');
  if (!hours || (status !== 'paid' && status !== 'preparing') || deliveryDate !== almatyDate(now)) return null;
  return pickupReadyAt({ hours, now, settings })?.toISOString() ?? null;
}

function cancelledView(
  { id, status, promoDiscount }: OrderRow,
  events: readonly OrderEventRow[],
  refunds: readonly CancelledRefund[],
  cancelRefund: OrderCancelRefund | undefined,
): CancelledOrder | null {
  const cancelEvent = events.findLast(({ to }) => to === 'cancelled');
  if (status !== 'cancelled' || !cancelEvent || !cancelRefund) return null;
  const refund = refunds.find(({ orderId }) => orderId === id);
  return {
    cause: cancelCause(cancelEvent),
    refund: refund && refund.refund > 0 ? { amount: refund.refund, state: refund.refundState } : null,
    giftCards: cancelRefund.giftCards,
    bonuses: cancelRefund.bonuses,
    promoFree: promoDiscount > 0 && refund !== undefined && refund.promoFree,
  };
}

function lineView(
  { productId, nameRu, nameKk, digital, quantity, price }: ReadOrderLine,
  card: ProductCard | undefined,
  language: Language,
): Omit<Order['lines'][number], 'keys'> {
  return {
    productId,
    name: pick({ ru: nameRu, kk: nameKk }, language),
    kind: card?.kind ?? 'box',
    picture: card?.picture ?? null,
    digital,
    quantity,
    price,
    total: multiply(price, quantity),
  };
}

function keysView(
  { opened, returned, total, bonuses }: ReadOrderLine,
  returnable: number,
): Order['lines'][number]['keys'] {
  return { opened, returned, returnable, total, bonuses };
}

/** Renders a service of an order. */
export function orderServiceView(
  service: ReadOrderService,
  order: Pick<OrderRow, 'status' | 'deliveryDate'>,
  language: Language,
): OrderService {
  const { productId, code, kind, months, quantity, price, returned, done, doneOn, certificate } = service;
  const isValid = order.status === 'completed' && returned < quantity;
  return {
    productId,
    code,
    kind,
    name: pick({ ru: service.nameRu, kk: service.nameKk }, language),
    included: pick({ ru: service.includedRu, kk: service.includedKk }, language),
    months,
    quantity,
    price,
    total: multiply(price, quantity),
    returned,
    date: toOrderedService(service, order).date,
    done,
    doneOn,
    certificate: isValid ? certificate : null,
  };
}

/** Renders the gift of an order. */
export function giftView(
  gift: Pick<ReadOrderGift, 'productId' | 'nameRu' | 'nameKk' | 'value' | 'returned'>,
  { status }: Pick<OrderRow, 'status'>,
  cards: ReadonlyMap<number, ProductCard>,
  language: Language,
): OrderGift {
  const { productId, nameRu, nameKk, value, returned } = gift;
  const card = cards.get(productId);
  return {
    productId,
    name: pick({ ru: nameRu, kk: nameKk }, language),
    kind: card?.kind ?? 'box',
    picture: card?.picture ?? null,
    value,
    state: returned ? 'returned' : GIFT_STATES[status],
  };
}

function shopView(shop: OpenShop | undefined, language: Language): Order['delivery']['shop'] {
  return shop
    ? {
        name: pick({ ru: shop.nameRu, kk: shop.nameKk }, language),
        address: pick({ ru: shop.addressRu, kk: shop.addressKk }, language),
        hours: shop.hours,
      }
    : null;
}

function toIso(moment: string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
