import { z } from 'zod';
import { MAX_RETURN_COMMENT, MAX_RETURN_PHOTOS, RETURN_REASONS, RETURN_STATES } from '#domain/orders/return-request.ts';
import { Phone } from './checkout.ts';
import { FileKey, MAX_FILE_BODY, SentFile, UploadInput } from './complaints.ts';
import { endpoint, Id, Money, positiveInt } from '../endpoint.ts';
import { MAX_CART_QUANTITY } from '#domain/pricing/cart-totals.ts';
import { Shop } from '../places/geo.ts';
import { Order, orderGuess, OrderNumber } from './orders.ts';
import { ServiceCode } from './services.ts';

/** Return number; old ones begin with `R`, now the letter of business requests. */
export const ReturnNumber = z.string().regex(/^[VR]-\d{4}-\d{6,9}$/);

/** Max lines per request; more than any order has. */
const MAX_LINES = 200;
const MAX_QUANTITY = 10_000;

/** Refund of a return, tenge and bonuses. */
export const ReturnPreview = z.object({
  money: Money,
  /** Delivery fee included in `money`. */
  delivery: Money,
  /** Refund for services included in `money`. */
  services: Money,
  /** Spent bonuses to return, and earned ones to revoke. */
  bonuses: z.number().int(),
  earned: z.number().int(),
  /** Gift to return too, since the remaining lines no longer earn it; null without one. */
  gift: z.string().nullable(),
  tenders: z.array(
    z.object({
      /** `bank` is the paying card, `receipt` a manual refund of an order paid on receipt. */
      kind: z.enum(['bank', 'receipt', 'gift-card']),
      lastDigits: z.string().nullable(),
      amount: Money,
    }),
  ),
});
export type ReturnPreview = z.infer<typeof ReturnPreview>;

/** A return request. */
export const ReturnRequest = z.object({
  number: ReturnNumber,
  orderNumber: z.string(),
  /** State (`domain/orders/return-request.ts`). */
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  comment: z.string(),
  /** The shop's reply. */
  answer: z.string().nullable(),
  lines: z.array(z.object({ productId: z.number().int(), name: z.string(), quantity: z.number().int() })),
  /** Services returned with the products; those that are done have no refund. */
  services: z.array(
    z.object({
      productId: z.number().int(),
      code: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      money: Money,
    }),
  ),
  photos: z.number().int(),
  sums: ReturnPreview,
  cancellable: z.boolean(),
  at: z.string(),
  changedAt: z.string(),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

/** Returnable lines of an order. */
export const ReturnOffer = z.object({
  /** Why nothing can be returned now; null when something can. */
  refusal: z.enum(['return-early', 'return-late', 'return-open', 'return-nothing-left']).nullable(),
  /** Last day, `YYYY-MM-DD`; null before the order is completed. */
  until: z.string().nullable(),
  lines: z.array(
    z.object({
      productId: z.number().int(),
      left: z.number().int(),
      returned: z.number().int(),
      refusal: z.enum(['digital', 'excluded']).nullable(),
    }),
  ),
});
export type ReturnOffer = z.infer<typeof ReturnOffer>;

/** Returnable lines of an order, and its return requests. */
export const OrderReturns = z.object({
  offer: ReturnOffer,
  requests: z.array(ReturnRequest),
  /** Stores of the order's city that take returns, most convenient first; empty without an accepted request. */
  bringTo: z.array(Shop.pick({ id: true, name: true, address: true, hours: true, slug: true })),
});
export type OrderReturns = z.infer<typeof OrderReturns>;

/** Products to return, and the reason. */
export const ReturnInput = z.object({
  reason: z.enum(RETURN_REASONS),
  lines: z
    .array(z.object({ productId: Id, quantity: z.number().int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
});
export type ReturnInput = z.infer<typeof ReturnInput>;

/** Access to returns: the order's customer or session; with `phone`, a session that has verified it by code. */
const OrderKey = z.object({ number: OrderNumber, phone: Phone.optional() });
const WantedLines = ReturnInput.extend(OrderKey.shape);

export const returnsContract = {
  'POST /api/orders/:number/returns/offer': endpoint({
    summary:
      'Returnable lines of an order, the deadline (14 days, decisions §5), and existing requests. On `proof_expired`, verify the phone by `POST /api/phone-codes`.',
    input: OrderKey,
    output: OrderReturns,
    errors: ['order_not_found', 'proof_expired'],
    perMinute: 60,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/returns/preview': endpoint({
    summary: 'Previews the refund of these lines by tender; saves nothing.',
    input: WantedLines,
    output: ReturnPreview,
    errors: ['order_not_found', 'proof_expired', 'return_refused'],
    perMinute: 120,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/returns/files': endpoint({
    summary: 'Uploads a photo for a return of this order; re-encoded with EXIF metadata stripped.',
    input: OrderKey.extend(UploadInput.shape),
    output: SentFile,
    errors: ['order_not_found', 'proof_expired', 'file_refused', 'rate_limited'],
    maxBody: MAX_FILE_BODY,
    perMinute: 30,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/returns': endpoint({
    summary: 'Requests a return with previously uploaded photos; an order has one open request at a time.',
    input: WantedLines.extend({
      comment: z.string().trim().max(MAX_RETURN_COMMENT).default(''),
      photos: z.array(FileKey).max(MAX_RETURN_PHOTOS).default([]),
    }),
    output: ReturnRequest,
    errors: ['order_not_found', 'proof_expired', 'return_refused', 'file_not_found'],
    perMinute: 10,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/returns/:request/cancel': endpoint({
    summary: 'Cancels a request before its products are received; idempotent.',
    input: OrderKey.extend({ request: ReturnNumber }),
    output: ReturnRequest,
    errors: ['order_not_found', 'proof_expired', 'return_not_found', 'return_not_movable'],
    perMinute: 20,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/keys/:productId/return': endpoint({
    summary:
      'Returns unopened keys of a paid order, until 14 days after its completion, and refunds them at once (decisions §7, §5).',
    input: OrderKey.extend({
      productId: Id,
      quantity: positiveInt(MAX_CART_QUANTITY),
      /** Quantity that the order shows as returned; a repeated call is refused. */
      returned: z.number().int().min(0),
    }),
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found', 'proof_expired', 'key_unavailable', 'return_refused'],
    perMinute: 20,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/services/:productId/:code/cancel': endpoint({
    summary:
      'Cancels a service of a paid order before the work begins, and refunds it; the products are kept. Refused if the order was paid on receipt: the shop cancels it by phone.',
    input: OrderKey.extend({
      productId: Id,
      code: ServiceCode,
      quantity: positiveInt(MAX_CART_QUANTITY),
      /** Quantity that the order shows as returned; a repeated call is refused. */
      returned: z.number().int().min(0),
    }),
    output: z.object({ orders: z.array(Order) }),
    errors: ['order_not_found', 'proof_expired', 'service_unavailable', 'return_refused'],
    perMinute: 20,
    extractGuess: orderGuess,
  }),
};
