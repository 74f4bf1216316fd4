import { z } from 'zod';
import { Cart, ExplanationLine } from './cart.ts';
import { masterNumber } from '#domain/orders/order-number.ts';
import { DELIVERY_KINDS, SLOT_IDS } from '#domain/delivery/delivery.ts';
import { CREDIT_STATES } from '#domain/payments/credit-application.ts';
import { CANCEL_CAUSES } from '#domain/orders/order-end.ts';
import { ORDER_GIFT_STATES } from '#domain/gifts/order-gift.ts';
import { ORDER_STATES } from '#domain/orders/order-status.ts';
import { SERVICE_KINDS } from '#domain/orders/service-offer.ts';
import { ORDER_TABS } from '#domain/orders/order-tabs.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { EXCHANGEABLE_METHODS } from '#domain/payments/payment-policies.ts';
import { ATTEMPT_STATES } from '#domain/payments/payment-status.ts';
import { Picture } from '../catalog/catalog.ts';
import { Phone, ShownAddress } from './checkout.ts';
import { endpoint, SHARED_ADDRESS_PER_MINUTE, Money, positiveInt, type Guess } from '../endpoint.ts';
import { CardPayment } from './payments.ts';
import { OrderReceipt } from './receipts.ts';

/** Order number shown to customers. */
export const OrderNumber = z.string().regex(/^[0-9]{6,12}(-\d)?$/);

export const OrderLine = z.object({
  productId: z.number().int(),
  name: z.string(),
  kind: z.string(),
  picture: Picture.nullable(),
  /** Delivered as a licence key in the order. */
  digital: z.boolean(),
  /** Keys of a digital line; null for other lines. */
  keys: z
    .object({
      /** Opened keys, which cannot be returned. */
      opened: z.number().int(),
      returned: z.number().int(),
      /** Unopened keys that can be returned now. */
      returnable: z.number().int(),
      /** Paid for the whole line after promo code and bonuses, tenge. */
      total: Money,
      /** Bonuses spent on the whole line. */
      bonuses: z.number().int(),
    })
    .nullable(),
  quantity: z.number().int(),
  price: Money,
  /** Before promo code and bonuses, which apply to the whole order. */
  total: Money,
});
export type OrderLine = z.infer<typeof OrderLine>;

/** A service of an order line. */
export const OrderService = z.object({
  productId: z.number().int(),
  code: z.string(),
  kind: z.enum(SERVICE_KINDS),
  name: z.string(),
  /** Included work. */
  included: z.string(),
  /** Term of a warranty, after the maker's; null for other kinds. */
  months: z.number().int().nullable(),
  quantity: z.number().int(),
  price: Money,
  total: Money,
  /** Quantity refunded, alone or with its product. */
  returned: z.number().int(),
  /** Agreed day; null for a warranty. */
  date: z.string().nullable(),
  /** Completed quantity, without units refunded at the shop's fault, and the day of the last completed unit; null before. */
  done: z.number().int(),
  doneOn: z.string().nullable(),
  /** Path part of its certificate; null before the hand-over and for other kinds. */
  certificate: z.string().nullable(),
});
export type OrderService = z.infer<typeof OrderService>;

/** The gift of an order; `value` is its price at that time. */
export const OrderGift = z.object({
  productId: z.number().int(),
  name: z.string(),
  kind: z.string(),
  picture: Picture.nullable(),
  value: Money,
  state: z.enum(ORDER_GIFT_STATES),
});
export type OrderGift = z.infer<typeof OrderGift>;

/** A payment QR code: an SVG path of dark unit squares in a `size` × `size` square, without quiet zone. */
export const QrCode = z.object({
  size: z.number().int(),
  path: z.string(),
  /** No payment can start after this time, ISO. */
  expiresAt: z.string(),
  /** Apps that can pay it on the same phone. */
  apps: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type QrCode = z.infer<typeof QrCode>;

/** Why an order was cancelled, and what was refunded. */
export const CancelledOrder = z.object({
  cause: z.enum(CANCEL_CAUSES),
  /**
   * Refund to the original tender: due until the bank accepts it, refused when an operator must make it. Null without
   * a refund.
   */
  refund: z.object({ amount: Money, state: z.enum(['due', 'done', 'refused']) }).nullable(),
  /** Tenge returned to gift cards. */
  giftCards: Money,
  /** Bonuses returned to the account. */
  bonuses: z.number().int(),
  /** Its promo code can be used again, if its terms allow. */
  promoFree: z.boolean(),
});
export type CancelledOrder = z.infer<typeof CancelledOrder>;

/** One order, or one part of a split order. */
export const Order = z.object({
  number: z.string(),
  masterNumber: z.string(),
  createdAt: z.string(),
  /** State (`domain/orders/order-status.ts`). */
  status: z.enum(ORDER_STATES),
  /** Tracking steps in order. */
  tracking: z.array(
    z.object({ status: z.enum(ORDER_STATES), state: z.enum(['done', 'current', 'ahead']), at: z.string().nullable() }),
  ),
  lines: z.array(OrderLine),
  services: z.array(
    OrderService.extend({
      /** Quantity that can still be cancelled without the product; by phone if the order was paid on receipt. */
      cancellable: z.number().int(),
    }),
  ),
  gift: OrderGift.nullable(),
  delivery: z.object({
    kind: z.enum(DELIVERY_KINDS),
    date: z.string().nullable(),
    slot: z.enum(SLOT_IDS).nullable(),
    address: ShownAddress.nullable(),
    shop: z.object({ name: z.string(), address: z.string(), hours: z.string() }).nullable(),
    /** Working days from payment to `date` for slow payment methods; null when the date is fixed. */
    afterPayment: z.number().int().nullable(),
    /** When a paid or confirmed order is ready for pickup on the day it was placed, ISO; null otherwise. */
    readyAt: z.string().nullable(),
    /** Express delivery time in hours, as promised at placement; null without express. */
    expressHours: z.number().int().nullable(),
    /** End of the pickup period, ISO. */
    keptUntil: z.string().nullable(),
  }),
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    paid: z.boolean(),
    payable: z.boolean(),
    /** Alternative payment methods. */
    otherWays: z.array(z.enum(EXCHANGEABLE_METHODS)),
    /** Latest attempt's state, null before the first. */
    attempt: z
      .object({ reference: z.string(), status: z.enum(ATTEMPT_STATES), reason: z.string().nullable() })
      .nullable(),
    /** State of the newest credit application; null without one. */
    credit: z.enum(CREDIT_STATES).nullable(),
    /** The currently payable code; null unless the order is paid by QR. */
    code: QrCode.nullable(),
    /** End of the stock reservation, ISO. */
    payUntil: z.string().nullable(),
  }),
  /** Path part of its invoice; null for other payment methods. */
  invoice: z.string().nullable(),
  explanation: z.array(ExplanationLine),
  /** Payments and refunds, oldest first. */
  receipts: z.array(OrderReceipt),
  toPay: Money,
  /** Bonuses that the buyer's account earns once it is completed; 0 for a cancelled or returned order. */
  earnedBonuses: z.number().int(),
  contact: z.object({ firstName: z.string(), phoneMasked: z.string() }),
  /** When an unconfirmed order paid on receipt is cancelled, ISO; null once confirmed. */
  confirmUntil: z.string().nullable(),
  cancellable: z.boolean(),
  /**
   * Refund of a cancellation now: money except gift cards, gift cards and bonuses; opened keys are not refunded. Null
   * unless it is cancellable.
   */
  cancellation: z.object({ money: Money, giftCards: Money, bonuses: z.number().int() }).nullable(),
  /** Null unless it is cancelled. */
  cancelled: CancelledOrder.nullable(),
});
export type Order = z.infer<typeof Order>;

/**
 * Details of `phone_not_proved`: why the phone must be verified by a code. Send one with `POST /api/phone-codes`,
 * confirm it, and place the order again with the same key.
 */
export const PhoneDemand = z.object({
  /**
   * Large sum or quantity paid on receipt, too many open orders, too large a share of stock or slot, a promo code
   * bound to the phone or with few uses, a gift card with wrong PIN guesses.
   */
  reason: z.enum(['sum', 'quantity', 'orders', 'stock', 'slot', 'promo', 'promo-uses', 'card']),
});
export type PhoneDemand = z.infer<typeof PhoneDemand>;

/** A gift and its order; `at` is when that was placed, ISO. */
export const OwnGift = OrderGift.extend({ orderNumber: z.string(), at: z.string() });
export type OwnGift = z.infer<typeof OwnGift>;

/** Access to an order: the session that placed it, or a caller who knows number and phone. */
const OrderKey = z.object({ number: OrderNumber, phone: Phone.optional() });

/**
 * Guess at an order; all parts of a master order share one budget. Null without a phone: then only the order's session
 * or customer sees it.
 */
export function orderGuess({ number, phone }: Readonly<Record<string, unknown>>): Guess | null {
  if (typeof number !== 'string' || typeof phone !== 'string') return null;
  const master = masterNumber(number.slice(0, 20));
  const rawPhone = phone.slice(0, 20);
  return {
    pair: `${master} ${rawPhone}`,
    subjects: [`order ${master}`, `phone ${rawPhone}`],
    phone: rawPhone,
    order: master,
  };
}

/** A page of the customer's orders. */
export const OrderPage = z.object({
  orders: z.array(Order),
  /** Number of orders per tab. */
  counts: z.object({ active: z.number().int(), current: z.number().int(), finished: z.number().int() }),
  /** Whether there is a next page. */
  more: z.boolean(),
});
export type OrderPage = z.infer<typeof OrderPage>;

/** A possible courier day, with its slots. */
export const CourierDay = z.object({
  date: z.string(),
  slots: z.array(z.object({ slot: z.enum(SLOT_IDS), free: z.boolean() })),
});

/** Result of repeating an order. */
export const RepeatedOrder = z.object({
  cart: Cart,
  /** Total quantity added. */
  added: z.number().int(),
  /** Lines added only in part or not at all. */
  missing: z.array(
    z.object({ productId: z.number().int(), name: z.string(), wanted: z.number().int(), added: z.number().int() }),
  ),
});
export type RepeatedOrder = z.infer<typeof RepeatedOrder>;

const OwnOrder = z.object({ number: OrderNumber });

/** A guest order that may be the customer's: same phone or browser, but another name. */
export const OrderClaim = z.object({
  /** Master number. */
  number: z.string(),
  /** First name and last initial on the order. */
  name: z.string(),
  /** When it was placed, ISO. */
  at: z.string(),
  quantity: z.number().int(),
  /** Amount to pay of all parts. */
  total: Money,
});
export type OrderClaim = z.infer<typeof OrderClaim>;

const OrderClaims = z.object({ claims: z.array(OrderClaim) });
const ClaimedOrders = z.object({ numbers: z.array(OrderNumber).min(1).max(50) });

export const ordersContract = {
  'GET /api/orders': endpoint({
    summary: "The customer's orders of a tab, newest first; each part of a split order counts as one.",
    input: z.object({ tab: z.enum(ORDER_TABS).default('active'), page: positiveInt(1000).default(1) }),
    output: OrderPage,
    access: 'customer',
  }),
  'GET /api/order-gifts': endpoint({
    summary: "Gifts of the customer's orders, newest first.",
    output: z.array(OwnGift),
    access: 'customer',
  }),
  'GET /api/order-claims': endpoint({
    summary: "Guest orders under another name that may be the customer's; confirming attaches them to the account.",
    output: OrderClaims,
    access: 'customer',
  }),
  'POST /api/order-claims/confirm': endpoint({
    summary: 'Attaches guest orders to the account; returns the remaining claims.',
    input: ClaimedOrders,
    output: OrderClaims,
    access: 'customer',
    perMinute: 30,
  }),
  'POST /api/order-claims/decline': endpoint({
    summary: 'Declines guest orders of another person; returns the remaining claims.',
    input: ClaimedOrders,
    output: OrderClaims,
    access: 'customer',
    perMinute: 30,
  }),
  'POST /api/orders/:number/dates': endpoint({
    summary:
      'Alternative courier days and slots of an order, from the agreed day on. A POST, so the phone appears in no URL or log.',
    input: OrderKey,
    output: z.object({ days: z.array(CourierDay) }),
    errors: ['order_not_found', 'order_date_fixed'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
    extractGuess: orderGuess,
  }),
  'PUT /api/orders/:number/date': endpoint({
    summary: "Changes the courier's day and slot until the order is on its way (decisions §5).",
    input: OrderKey.extend({ date: z.iso.date(), slot: z.enum(SLOT_IDS) }),
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found', 'order_date_fixed', 'slot_unavailable'],
    perMinute: 20,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/repeat': endpoint({
    summary:
      "Selects only an order's products in the cart, ready to order again; `missing` lists those that are not available in full.",
    input: OwnOrder,
    output: RepeatedOrder,
    errors: ['order_not_found'],
    access: 'customer',
    perMinute: 20,
  }),
  'POST /api/orders': endpoint({
    summary:
      'Places the order. A repeat with the same Idempotency-Key and stamp returns the same order; another stamp is an `idempotency_conflict`.',
    input: z.object({ stamp: z.string().max(100) }),
    output: z.object({
      number: z.string(),
      /** Bank page for a card payment; null otherwise. */
      paymentUrl: z.string().nullable(),
    }),
    errors: [
      'sale_queue',
      'sale_limit',
      'cart_empty',
      'step_incomplete',
      'cart_changed',
      'gift_gone',
      'order_too_large',
      'stock_gone',
      'slot_unavailable',
      'express_unavailable',
      'pickup_unavailable',
      'invalid_input',
      'phone_not_proved',
      'too_many_orders',
      'idempotency_conflict',
    ],
    repeatable: true,
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'POST /api/orders/lookup': endpoint({
    summary:
      'An order and its parts, for its session or a caller who knows number and phone. A POST, so the phone appears in no URL or log.',
    input: OrderKey,
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/payments': endpoint({
    summary:
      'Starts a payment attempt or returns the open one, so a retry never charges twice. `by` switches the payment method after ending the open attempt; `payment_under_way` while that may still be charged.',
    input: OrderKey.extend({ ...CardPayment, by: z.enum(EXCHANGEABLE_METHODS).optional() }),
    output: z.object({ paymentUrl: z.string() }),
    errors: ['order_not_found', 'order_not_payable', 'payment_under_way', 'bank_unreachable', 'saved_card_not_found'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/payments/check': endpoint({
    summary: 'Re-fetches the status of the open attempt from the bank (return page, polling).',
    input: OrderKey,
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/live': endpoint({
    summary:
      'A ticket for GET /api/live?ticket=…, server-sent events on order changes; valid for one minute. Clients without a stream poll.',
    input: OrderKey,
    output: z.object({ ticket: z.string() }),
    errors: ['order_not_found'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/cancel': endpoint({
    summary: 'Cancels an order before dispatch; refunds and restocks exactly once.',
    input: OrderKey,
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found', 'order_not_cancellable'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
    extractGuess: orderGuess,
  }),
};
