import { z } from 'zod';
import { MAX_RETURN_COMMENT, MAX_RETURN_PHOTOS, RETURN_REASONS, RETURN_STATES } from '#domain/return-request.ts';
import { FileKey } from './complaints.ts';
import { endpoint, Id, Money } from './endpoint.ts';
import { OrderNumber } from './orders.ts';

/** Number of a return; `R` is from before requests of organisations had that letter to themselves. */
export const ReturnNumber = z.string().regex(/^[VR]-\d{4}-\d{6,9}$/);

/** Lines of one request; more than any order has. */
const MAX_LINES = 200;
const MAX_QUANTITY = 10_000;

/** What a return gives back, tenge and bonuses. */
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
  /** State of `domain/return-request.ts`. */
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  comment: z.string(),
  /** What the shop wrote to it. */
  answer: z.string().nullable(),
  lines: z.array(z.object({ productId: z.number().int(), name: z.string(), quantity: z.number().int() })),
  photos: z.number().int(),
  sums: ReturnPreview,
  cancellable: z.boolean(),
  at: z.string(),
  changedAt: z.string(),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

/** What of an order can be returned. */
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

/** What can be returned of an order, and what was asked for. */
export const OrderReturns = z.object({ offer: ReturnOffer, requests: z.array(ReturnRequest) });
export type OrderReturns = z.infer<typeof OrderReturns>;

/** Which products come back and why. */
const ReturnInput = z.object({
  reason: z.enum(RETURN_REASONS),
  lines: z
    .array(z.object({ productId: Id, quantity: z.number().int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
});
export type ReturnInput = z.infer<typeof ReturnInput>;

const OwnOrder = ReturnInput.extend({ number: OrderNumber });

export const returnsContract = {
  'GET /api/orders/:number/returns': endpoint({
    summary:
      "What of a customer's order can be returned and until when (14 days, decisions §5), and the requests made.",
    input: z.object({ number: OrderNumber }),
    output: OrderReturns,
    errors: ['order_not_found'],
    access: 'customer',
  }),
  'POST /api/orders/:number/returns/preview': endpoint({
    summary: 'What a return of these lines would give back, by tender; nothing is written.',
    input: OwnOrder,
    output: ReturnPreview,
    errors: ['order_not_found', 'return_refused'],
    access: 'customer',
    perMinute: 120,
  }),
  'POST /api/orders/:number/returns': endpoint({
    summary: 'Asks to return products, with photos that were uploaded before; an order has one open request at a time.',
    input: OwnOrder.extend({
      comment: z.string().trim().max(MAX_RETURN_COMMENT).default(''),
      photos: z.array(FileKey).max(MAX_RETURN_PHOTOS).default([]),
    }),
    output: ReturnRequest,
    errors: ['order_not_found', 'return_refused', 'file_not_found'],
    access: 'customer',
    perMinute: 10,
  }),
  'POST /api/returns/:number/cancel': endpoint({
    summary: 'Cancels a request before its products are received; repeating it changes nothing.',
    input: z.object({ number: ReturnNumber }),
    output: ReturnRequest,
    errors: ['return_not_found', 'return_not_movable'],
    access: 'customer',
    perMinute: 20,
  }),
};
