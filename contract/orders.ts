import { z } from 'zod';
import { ExplanationLine } from './cart.ts';
import { Picture } from './catalog.ts';
import { DeliveryAddress } from './checkout.ts';
import { endpoint, Money } from './endpoint.ts';

/** Number of an order as people see it. */
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
  total: Money,
});
export type OrderLine = z.infer<typeof OrderLine>;

/** One order; parts of a split delivery come in `parts` of the master's answer. */
export const Order = z.object({
  number: z.string(),
  masterNumber: z.string(),
  createdAt: z.string(),
  /** State of `domain/order-status.ts`. */
  status: z.string(),
  /** Tracking labels passed and ahead, in order. */
  tracking: z.array(
    z.object({ status: z.string(), state: z.enum(['done', 'current', 'ahead']), at: z.string().nullable() }),
  ),
  lines: z.array(OrderLine),
  delivery: z.object({
    kind: z.enum(['courier', 'express', 'pickup', 'digital']),
    date: z.string().nullable(),
    slot: z.string().nullable(),
    address: DeliveryAddress.nullable(),
    shop: z.object({ name: z.string(), address: z.string(), hours: z.string() }).nullable(),
    /** Until when it is kept, ISO. */
    keptUntil: z.string().nullable(),
  }),
  payment: z.object({
    method: z.enum(['on-receipt', 'card']),
    paid: z.boolean(),
    payable: z.boolean(),
    /** Latest attempt's state, null before the first. */
    attempt: z.object({ reference: z.string(), status: z.string(), reason: z.string().nullable() }).nullable(),
    /** Goods are held until then, ISO. */
    payUntil: z.string().nullable(),
  }),
  explanation: z.array(ExplanationLine),
  toPay: Money,
  contact: z.object({ firstName: z.string(), phoneMasked: z.string() }),
  cancellable: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/** Who may see an order: the session that placed it, or who knows number and phone. */
const OrderKey = z.object({
  number: OrderNumber,
  phone: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
});

export const ordersContract = {
  'POST /api/orders': endpoint({
    summary: 'Places the order of the checkout; a repeat with the same Idempotency-Key gives the same order.',
    input: z.object({ stamp: z.string().max(100) }),
    output: z.object({ number: z.string(), /** Bank\'s page when a card pays. */ paymentUrl: z.string().nullable() }),
    errors: [
      'cart_empty',
      'step_incomplete',
      'cart_changed',
      'order_too_large',
      'stock_gone',
      'slot_unavailable',
      'express_unavailable',
      'pickup_unavailable',
      'invalid_input',
    ],
    creates: true,
    perMinute: 20,
  }),
  'GET /api/orders/:number': endpoint({
    summary: 'An order and its parts, for its session or for who knows number and phone.',
    input: OrderKey,
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found'],
    perMinute: 60,
    guessed: ['number', 'phone'],
  }),
  'POST /api/orders/:number/payments': endpoint({
    summary: 'Starts a payment attempt, or gives the open one back.',
    input: OrderKey,
    output: z.object({ paymentUrl: z.string() }),
    errors: ['order_not_found', 'order_not_payable', 'bank_unreachable'],
    creates: true,
    perMinute: 20,
    guessed: ['number', 'phone'],
  }),
  'POST /api/orders/:number/payments/check': endpoint({
    summary: "Re-reads the bank's word on the open attempt (return page, polling).",
    input: OrderKey,
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found'],
    perMinute: 120,
    guessed: ['number', 'phone'],
  }),
  'POST /api/orders/:number/cancel': endpoint({
    summary: 'Cancels an order that has not left yet; everything goes back exactly once.',
    input: OrderKey,
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found', 'order_not_cancellable'],
    perMinute: 20,
    guessed: ['number', 'phone'],
  }),
};
