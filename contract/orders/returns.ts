import { z } from 'zod';
import { MAX_RETURN_COMMENT, MAX_RETURN_PHOTOS, RETURN_REASONS, RETURN_STATES } from '#domain/orders/return-request.ts';
import { Phone } from './checkout.ts';
import { FileKey, MAX_FILE_BODY, SentFile, UploadInput } from './complaints.ts';
import { endpoint, Id, Money } from '../endpoint.ts';
import { Shop } from '../places/geo.ts';
import { orderGuess, OrderNumber } from './orders.ts';

/** Number of a return; `R` is from before requests of organisations had that letter to themselves. */
export const ReturnNumber = z.string().regex(/^[VR]-\d{4}-\d{6,9}$/);

/** Lines of one request; more than any order has. */
const MAX_LINES = 200;
const MAX_QUANTITY = 10_000;

/** Refund of a return, tenge and bonuses. */
export const ReturnPreview = z.object({
  money: Money,
  /** The part of `money` that is the delivery. */
  delivery: Money,
  /** Spent bonuses that come back, and earned ones that are taken back. */
  bonuses: z.number().int(),
  earned: z.number().int(),
  /** Name of the gift that comes back too, because what stays no longer earns it; null when none does. */
  gift: z.string().nullable(),
  tenders: z.array(
    z.object({
      /** To the bank card that paid, by hand where an order was paid at the door, or to a gift card. */
      kind: z.enum(['bank', 'receipt', 'gift-card']),
      lastDigits: z.string().nullable(),
      amount: Money,
    }),
  ),
});
export type ReturnPreview = z.infer<typeof ReturnPreview>;

/** A request to return products of an order. */
export const ReturnRequest = z.object({
  number: ReturnNumber,
  orderNumber: z.string(),
  /** State of `domain/orders/return-request.ts`. */
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  comment: z.string(),
  /** The shop's reply. */
  answer: z.string().nullable(),
  lines: z.array(z.object({ productId: z.number().int(), name: z.string(), quantity: z.number().int() })),
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
  /** Shops of the order's city that take an accepted request's products, the handiest first; none while nothing is accepted. */
  bringTo: z.array(Shop.pick({ id: true, name: true, address: true, hours: true, slug: true })),
});
export type OrderReturns = z.infer<typeof OrderReturns>;

/** Which products come back and why. */
export const ReturnInput = z.object({
  reason: z.enum(RETURN_REASONS),
  lines: z
    .array(z.object({ productId: Id, quantity: z.number().int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
});
export type ReturnInput = z.infer<typeof ReturnInput>;

/**
 * Who returns: the customer of the order or the session that placed it, and with the `phone` of the order anybody whose
 * session has proved that phone by a code.
 */
const OrderKey = z.object({ number: OrderNumber, phone: Phone.optional() });
const WantedLines = ReturnInput.extend(OrderKey.shape);

export const returnsContract = {
  'POST /api/orders/:number/returns/offer': endpoint({
    summary:
      'What of an order can be returned and until when (14 days, decisions §5), and the requests made. `proof_expired` asks for a code of the phone (`POST /api/phone-codes`).',
    input: OrderKey,
    output: OrderReturns,
    errors: ['order_not_found', 'proof_expired'],
    perMinute: 60,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/returns/preview': endpoint({
    summary: 'What a return of these lines would give back, by tender; nothing is written.',
    input: WantedLines,
    output: ReturnPreview,
    errors: ['order_not_found', 'proof_expired', 'return_refused'],
    perMinute: 120,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/returns/files': endpoint({
    summary: 'Uploads a photo for a return of this order, which is encoded anew without what the camera wrote into it.',
    input: OrderKey.extend(UploadInput.shape),
    output: SentFile,
    errors: ['order_not_found', 'proof_expired', 'file_refused', 'rate_limited'],
    maxBody: MAX_FILE_BODY,
    perMinute: 30,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/returns': endpoint({
    summary: 'Asks to return products, with photos that were uploaded before; an order has one open request at a time.',
    input: WantedLines.extend({
      comment: z.string().trim().max(MAX_RETURN_COMMENT).default(''),
      photos: z.array(FileKey).max(MAX_RETURN_PHOTOS).default([]),
    }),
    output: ReturnRequest,
    errors: ['order_not_found', 'proof_expired', 'return_refused', 'file_not_found'],
    perMinute: 10,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/returns/:request/cancel': endpoint({
    summary: 'Cancels a request before its products are received; repeating it changes nothing.',
    input: OrderKey.extend({ request: ReturnNumber }),
    output: ReturnRequest,
    errors: ['order_not_found', 'proof_expired', 'return_not_found', 'return_not_movable'],
    perMinute: 20,
    guessed: orderGuess,
  }),
};
