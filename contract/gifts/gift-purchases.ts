import { z } from 'zod';
import {
  GIFT_COLOURS,
  GIFT_DESIGNS,
  GIFT_PURCHASE_STATES,
  MAX_GIFT_CARDS,
  MAX_GIFT_MESSAGE,
  MAX_GIFT_NAME,
} from '#domain/gifts/gift-purchase.ts';
import { endpoint, Id, Line, Money } from '../endpoint.ts';

/** Number of a gift card purchase. */
export const GiftPurchaseNumber = z.string().regex(/^G-\d{4}-\d{6,9}$/);

/** Options of the gift card designer. */
export const GiftOffer = z.object({
  nominalMin: Money,
  nominalMax: Money,
  nominalStep: Money,
  /** Stores that hand over plastic cards. */
  shops: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** The shop accepts bank cards, the only way to buy gift cards. */
  canBuy: z.boolean(),
});
export type GiftOffer = z.infer<typeof GiftOffer>;

/** A recipient as typed; errors are reported by row. */
const GiftRecipientInput = z.object({
  phone: z.string().max(40),
  nominal: z.number().int().min(0).max(1_000_000_000),
  name: Line.max(200).default(''),
});

const Recipients = z.array(GiftRecipientInput).min(1).max(MAX_GIFT_CARDS);

/** Gift card purchase. The server calculates the total; a bank card is the only tender (decisions §5). */
export const GiftPurchaseInput = z.object({
  design: z.enum(GIFT_DESIGNS),
  colour: z.enum(GIFT_COLOURS),
  sender: Line.min(1).max(MAX_GIFT_NAME),
  message: z.string().trim().max(MAX_GIFT_MESSAGE),
  cards: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('electronic'),
      /** Scheduled send time, ISO; null sends immediately. */
      sendAt: z.iso.datetime({ offset: true }).nullable(),
      recipients: Recipients,
    }),
    z.object({
      kind: z.literal('plastic'),
      shopId: Id,
      nominal: GiftRecipientInput.shape.nominal,
      quantity: z.number().int().min(1).max(MAX_GIFT_CARDS),
    }),
  ]),
});
export type GiftPurchaseInput = z.infer<typeof GiftPurchaseInput>;

/** Problem of a recipient, null when there is none. */
const RowProblem = z
  .enum([
    'nominal-required',
    'nominal-too-small',
    'nominal-too-large',
    'nominal-step',
    'phone-wrong',
    'recipient-twice',
    'recipient-unknown',
    'name-long',
  ])
  .nullable();

/** A purchase as its buyer sees it. */
export const GiftPurchase = z.object({
  number: z.string(),
  state: z.enum(GIFT_PURCHASE_STATES),
  kind: z.enum(['electronic', 'plastic']),
  design: z.enum(GIFT_DESIGNS),
  colour: z.enum(GIFT_COLOURS),
  sender: z.string(),
  message: z.string(),
  total: Money,
  /** Scheduled send time, ISO; null for immediate sending and for plastic. */
  sendAt: z.string().nullable(),
  /** Pickup store of plastic cards. */
  shop: z.string().nullable(),
  at: z.string(),
  /** When it expires if not paid. */
  expiresAt: z.string(),
  quantity: z.number().int(),
  sent: z.number().int(),
  refunded: z.number().int(),
  /** Some cards can still be cancelled. */
  cancellable: z.boolean(),
});
export type GiftPurchase = z.infer<typeof GiftPurchase>;

/** A card of a purchase. */
export const BoughtCard = z.object({
  /** The middle of the phone is hidden; null for plastic. */
  phone: z.string().nullable(),
  name: z.string(),
  nominal: Money,
  state: z.enum(['waiting', 'sent', 'refunded']),
  sentAt: z.string().nullable(),
});
export type BoughtCard = z.infer<typeof BoughtCard>;

const ByNumber = z.object({ number: GiftPurchaseNumber });

export const giftPurchasesContract = {
  'GET /api/gift-cards/offer': endpoint({
    summary: "Gift card denominations, and the city's stores that hand over plastic cards.",
    output: GiftOffer,
  }),
  'POST /api/gift-cards/recipients': endpoint({
    summary: 'Checks which recipients cannot receive a card and why; saves nothing.',
    input: z.object({ recipients: Recipients }),
    output: z.object({ problems: z.array(RowProblem), total: Money }),
    errors: ['too_many_tries'],
    access: 'customer',
    perMinute: 20,
  }),
  'GET /api/pages/profile/gift-purchases': endpoint({
    summary: "The customer's purchases of gift cards, newest first.",
    output: z.array(GiftPurchase),
    access: 'customer',
  }),
  'POST /api/pages/profile/gift-purchases': endpoint({
    summary:
      'Buys gift cards with a bank card; idempotent by Idempotency-Key. `details.problems` of a refusal are listed by recipient.',
    input: GiftPurchaseInput,
    output: z.object({
      number: z.string(),
      /** Payment page of the bank; null when unreachable. */
      paymentUrl: z.string().nullable(),
    }),
    errors: ['gift_purchase_refused', 'too_many_tries', 'too_many_orders', 'idempotency_conflict'],
    access: 'customer',
    repeatable: true,
    perMinute: 10,
  }),
  'GET /api/pages/profile/gift-purchases/:number': endpoint({
    summary: 'A purchase with its cards.',
    input: ByNumber,
    output: z.object({ purchase: GiftPurchase, cards: z.array(BoughtCard) }),
    errors: ['gift_purchase_not_found'],
    access: 'customer',
  }),
  'POST /api/pages/profile/gift-purchases/:number/payments': endpoint({
    summary: 'Starts a payment attempt, or returns the open one.',
    input: ByNumber,
    output: z.object({ paymentUrl: z.string() }),
    errors: ['gift_purchase_not_found', 'order_not_payable', 'bank_unreachable'],
    access: 'customer',
    perMinute: 20,
  }),
  'POST /api/pages/profile/gift-purchases/:number/check': endpoint({
    summary: 'Re-fetches the payment status from the bank (return page, polling).',
    input: ByNumber,
    output: GiftPurchase,
    errors: ['gift_purchase_not_found'],
    access: 'customer',
    perMinute: 120,
  }),
  'POST /api/pages/profile/gift-purchases/:number/cancel': endpoint({
    summary: 'Cancels cards not yet sent or handed over; refunds the bank card once.',
    input: ByNumber,
    output: GiftPurchase,
    errors: ['gift_purchase_not_found', 'gift_purchase_fixed'],
    access: 'customer',
    perMinute: 20,
  }),
};
