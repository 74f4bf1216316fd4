import { z } from 'zod';
import { Cart, ExplanationLine } from './cart.ts';
import { masterNumber } from '#domain/orders/order-number.ts';
import { DELIVERY_KINDS, SLOT_IDS } from '#domain/delivery/delivery.ts';
import { CREDIT_STATES } from '#domain/payments/credit-application.ts';
import { CANCEL_CAUSES } from '#domain/orders/order-end.ts';
import { ORDER_GIFT_STATES } from '#domain/gifts/order-gift.ts';
import { ORDER_STATES } from '#domain/orders/order-status.ts';
import { ORDER_TABS } from '#domain/orders/order-tabs.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { EXCHANGEABLE_METHODS } from '#domain/payments/payment-policies.ts';
import { ATTEMPT_STATES } from '#domain/payments/payment-status.ts';
import { Picture } from '../catalog/catalog.ts';
import { Phone, ShownAddress } from './checkout.ts';
import { endpoint, MANY_BEHIND_ONE_ADDRESS, Money, whole, type Guess } from '../endpoint.ts';
import { CardPayment } from './payments.ts';
import { OrderReceipt } from './receipts.ts';

/** Visible number of an order. */
export const OrderNumber = z.string().regex(/^[0-9]{6,12}(-\d)?$/);

export const OrderLine = z.object({
  productId: z.number().int(),
  name: z.string(),
  kind: z.string(),
  picture: Picture.nullable(),
  /** Comes as a key in the order; nothing travels. */
  digital: z.boolean(),
  quantity: z.number().int(),
  price: Money,
  /** At the day's price, before promo code and bonuses: the explanation has those of the whole order. */
  total: Money,
});
export type OrderLine = z.infer<typeof OrderLine>;

/** The gift of an order; `value` is what it cost when it was given. */
export const OrderGift = z.object({
  productId: z.number().int(),
  name: z.string(),
  kind: z.string(),
  picture: Picture.nullable(),
  value: Money,
  state: z.enum(ORDER_GIFT_STATES),
});
export type OrderGift = z.infer<typeof OrderGift>;

/** A QR code as it is drawn: a path of dark squares of one unit in a square of `size` units, without a border. */
export const QrCode = z.object({
  size: z.number().int(),
  path: z.string(),
  /** Nobody can begin to pay it after this moment, ISO. */
  expiresAt: z.string(),
  /** Apps that pay it on the phone that shows it. */
  apps: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type QrCode = z.infer<typeof QrCode>;

/** Why an order was cancelled and what went back to its buyer. */
export const CancelledOrder = z.object({
  cause: z.enum(CANCEL_CAUSES),
  /**
   * Refund to the original tender: due until the bank has accepted it, refused when an operator must make it. Null
   * where none was made.
   */
  refund: z.object({ amount: Money, state: z.enum(['due', 'done', 'refused']) }).nullable(),
  /** Tenge that are on the gift cards again. */
  giftCards: Money,
  /** Bonuses that are on the account again. */
  bonuses: z.number().int(),
  /** Its promo code can be used again, as far as its own terms allow. */
  promoFree: z.boolean(),
});
export type CancelledOrder = z.infer<typeof CancelledOrder>;

/** One order; parts of a split delivery come in `parts` of the master's answer. */
export const Order = z.object({
  number: z.string(),
  masterNumber: z.string(),
  createdAt: z.string(),
  /** State of `domain/orders/order-status.ts`. */
  status: z.enum(ORDER_STATES),
  /** Tracking labels passed and ahead, in order. */
  tracking: z.array(
    z.object({ status: z.enum(ORDER_STATES), state: z.enum(['done', 'current', 'ahead']), at: z.string().nullable() }),
  ),
  lines: z.array(OrderLine),
  gift: OrderGift.nullable(),
  delivery: z.object({
    kind: z.enum(DELIVERY_KINDS),
    date: z.string().nullable(),
    slot: z.enum(SLOT_IDS).nullable(),
    address: ShownAddress.nullable(),
    shop: z.object({ name: z.string(), address: z.string(), hours: z.string() }).nullable(),
    /** Working days between the payment and `date` of an order whose money may come days later; null when the day stands. */
    afterPayment: z.number().int().nullable(),
    /** Hours in which an express courier arrives, as promised when the order was placed; null when none was. */
    expressHours: z.number().int().nullable(),
    /** Until when it is kept, ISO. */
    keptUntil: z.string().nullable(),
  }),
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    paid: z.boolean(),
    payable: z.boolean(),
    /** Ways it can be paid instead of `method`. */
    otherWays: z.array(z.enum(EXCHANGEABLE_METHODS)),
    /** Latest attempt's state, null before the first. */
    attempt: z
      .object({ reference: z.string(), status: z.enum(ATTEMPT_STATES), reason: z.string().nullable() })
      .nullable(),
    /** How the newest application for credit stands; null without one. */
    credit: z.enum(CREDIT_STATES).nullable(),
    /** The one code that can be paid now; null unless the order is paid by QR. */
    code: QrCode.nullable(),
    /** Products are held until then, ISO. */
    payUntil: z.string().nullable(),
  }),
  /** Part of the address of the invoice that pays it; null for another payment method. */
  invoice: z.string().nullable(),
  explanation: z.array(ExplanationLine),
  /** Payments and refunds, oldest first. */
  receipts: z.array(OrderReceipt),
  toPay: Money,
  contact: z.object({ firstName: z.string(), phoneMasked: z.string() }),
  /** When an order paid at the door is cancelled unless the shop has confirmed it, ISO; null once it is confirmed. */
  confirmUntil: z.string().nullable(),
  cancellable: z.boolean(),
  /** Null unless it is cancelled. */
  cancelled: CancelledOrder.nullable(),
});
export type Order = z.infer<typeof Order>;

/**
 * Details of `phone_not_proved`: why the phone has to be proved by a code before the order is placed (send one with
 * `POST /api/phone-codes`, confirm it, and place again with the same key).
 */
export const PhoneDemand = z.object({
  /**
   * on-receipt orders of this sum or quantity, too many open orders, too large a share of the stock or of a delivery slot,
   * a promo code that is bound to the phone or has few uses, a gift card whose PIN strangers have guessed at.
   */
  reason: z.enum(['sum', 'quantity', 'orders', 'stock', 'slot', 'promo', 'promo-uses', 'card']),
});
export type PhoneDemand = z.infer<typeof PhoneDemand>;

/** A gift with the order it came with; `at` is when that was placed, ISO. */
export const OwnGift = OrderGift.extend({ orderNumber: z.string(), at: z.string() });
export type OwnGift = z.infer<typeof OwnGift>;

/** Who may see an order: the session that placed it, or who knows number and phone. */
const OrderKey = z.object({ number: OrderNumber, phone: Phone.optional() });

/**
 * Names what a guess at an order is counted by: all parts of a master order share one budget. Without a phone nothing is
 * guessed: only the session or the customer of the order sees it then.
 */
export function orderGuess({ number, phone }: Readonly<Record<string, unknown>>): Guess | null {
  if (typeof number !== 'string' || typeof phone !== 'string') return null;
  const master = masterNumber(number.slice(0, 20));
  const given = phone.slice(0, 20);
  return { pair: `${master} ${given}`, about: [`order ${master}`, `phone ${given}`], phone: given, order: master };
}

/** An order of the customer's list. */
export const OrderPage = z.object({
  orders: z.array(Order),
  /** Orders of each tab. */
  counts: z.object({ active: z.number().int(), current: z.number().int(), finished: z.number().int() }),
  /** There are older ones on the next page. */
  more: z.boolean(),
});
export type OrderPage = z.infer<typeof OrderPage>;

/** A day a courier can come, with its slots. */
const CourierDay = z.object({
  date: z.string(),
  slots: z.array(z.object({ slot: z.enum(SLOT_IDS), free: z.boolean() })),
});

/** Result of adding an order's products to the cart again. */
export const RepeatedOrder = z.object({
  cart: Cart,
  /** Quantity that was added. */
  added: z.number().int(),
  /** Lines of which nothing, or less than was ordered, could be added. */
  missing: z.array(
    z.object({ productId: z.number().int(), name: z.string(), wanted: z.number().int(), added: z.number().int() }),
  ),
});
export type RepeatedOrder = z.infer<typeof RepeatedOrder>;

const OwnOrder = z.object({ number: OrderNumber });

/** A guest order that may be the customer's: found by the phone or in the browser, but placed under another name. */
export const OrderClaim = z.object({
  /** Number that the parts of the order share. */
  number: z.string(),
  /** Name on the order: the first name and the initial of the last name. */
  name: z.string(),
  /** When it was placed, ISO. */
  at: z.string(),
  /** Quantity of all products. */
  quantity: z.number().int(),
  /** Products and delivery before discounts. */
  total: Money,
});
export type OrderClaim = z.infer<typeof OrderClaim>;

const OrderClaims = z.object({ claims: z.array(OrderClaim) });
const ClaimedOrders = z.object({ numbers: z.array(OrderNumber).min(1).max(50) });

export const ordersContract = {
  'GET /api/orders': endpoint({
    summary: "The customer's orders of a tab, newest first; every part of a split order is one.",
    input: z.object({ tab: z.enum(ORDER_TABS).default('active'), page: whole(1000).default(1) }),
    output: OrderPage,
    access: 'customer',
  }),
  'GET /api/order-gifts': endpoint({
    summary: "Gifts of the customer's orders, newest first.",
    output: z.array(OwnGift),
    access: 'customer',
  }),
  'GET /api/order-claims': endpoint({
    summary: 'Guest orders under another name that may be the customer’s; they join the account once confirmed.',
    output: OrderClaims,
    access: 'customer',
  }),
  'POST /api/order-claims/confirm': endpoint({
    summary: 'Brings guest orders into the account, and returns what is left to ask about.',
    input: ClaimedOrders,
    output: OrderClaims,
    access: 'customer',
    perMinute: 30,
  }),
  'POST /api/order-claims/decline': endpoint({
    summary: 'Says that guest orders are somebody else’s, and returns what is left to ask about.',
    input: ClaimedOrders,
    output: OrderClaims,
    access: 'customer',
    perMinute: 30,
  }),
  'GET /api/orders/:number/dates': endpoint({
    summary: 'Days and slots the courier of an order can come instead, from the agreed day on.',
    input: OwnOrder,
    output: z.object({ days: z.array(CourierDay) }),
    errors: ['order_not_found', 'order_date_fixed'],
    access: 'customer',
  }),
  'PUT /api/orders/:number/date': endpoint({
    summary: 'Changes the day and slot of a courier, until the order is on its way (decisions §5).',
    input: OwnOrder.extend({ date: z.iso.date(), slot: z.enum(SLOT_IDS) }),
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found', 'order_date_fixed', 'slot_unavailable'],
    access: 'customer',
    perMinute: 20,
  }),
  'POST /api/orders/:number/repeat': endpoint({
    summary:
      'Puts the products of an order into the cart again, as far as they can be bought, and names what could not.',
    input: OwnOrder,
    output: RepeatedOrder,
    errors: ['order_not_found'],
    access: 'customer',
    perMinute: 20,
  }),
  'POST /api/orders': endpoint({
    summary:
      'Places the order of the checkout. A repeat with the same Idempotency-Key and stamp answers with the same order; with another stamp it is `idempotency_conflict`.',
    input: z.object({ stamp: z.string().max(100) }),
    output: z.object({
      number: z.string(),
      /** Bank\'s page when a card pays; a QR code is on the payment page of the shop. */ paymentUrl: z
        .string()
        .nullable(),
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
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
  'POST /api/orders/lookup': endpoint({
    summary:
      'An order and its parts, for its session or for who knows number and phone. A POST, so that the phone is in no address and no log.',
    input: OrderKey,
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/payments': endpoint({
    summary:
      'Starts a payment attempt, or gives the open one back: a retry never leads to a second charge. `by` changes the way to pay, which ends the open attempt first; `payment_under_way` while its money may be on its way.',
    input: OrderKey.extend({ ...CardPayment, by: z.enum(EXCHANGEABLE_METHODS).optional() }),
    output: z.object({ paymentUrl: z.string() }),
    errors: ['order_not_found', 'order_not_payable', 'payment_under_way', 'bank_unreachable', 'saved_card_not_found'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/payments/check': endpoint({
    summary: "Re-reads the bank's word on the open attempt (return page, polling).",
    input: OrderKey,
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/live': endpoint({
    summary:
      'A ticket for GET /api/live?ticket=…: server-sent events that tell when an order has changed. Good for one minute; whoever has no stream asks again and again.',
    input: OrderKey,
    output: z.object({ ticket: z.string() }),
    errors: ['order_not_found'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/cancel': endpoint({
    summary: 'Cancels an order that has not left yet; everything goes back exactly once.',
    input: OrderKey,
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found', 'order_not_cancellable'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
    guessed: orderGuess,
  }),
};
