import { z } from 'zod';
import {
  GIFT_COLOURS,
  GIFT_DESIGNS,
  GIFT_PURCHASE_STATES,
  MAX_GIFT_CARDS,
  MAX_GIFT_MESSAGE,
  MAX_GIFT_NAME,
} from '#domain/gifts/gift-purchase.ts';
import { endpoint, Id, Money } from '../endpoint.ts';

/** Number of a purchase of gift cards. */
export const GiftPurchaseNumber = z.string().regex(/^G-\d{4}-\d{6,9}$/);

/** Options of the gift card designer. */
export const GiftOffer = z.object({
  nominalMin: Money,
  nominalMax: Money,
  nominalStep: Money,
  /** Where plastic cards are handed over. */
  shops: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** The shop takes bank cards, so that a gift card can be bought here. */
  canBuy: z.boolean(),
});
export type GiftOffer = z.infer<typeof GiftOffer>;

/** A recipient as typed; its errors are reported by row. */
const GiftRecipientInput = z.object({
  phone: z.string().max(40),
  nominal: z.number().int().min(0).max(1_000_000_000),
  name: z.string().trim().max(200).default(''),
});

const Recipients = z.array(GiftRecipientInput).min(1).max(MAX_GIFT_CARDS);

/** Order of gift cards. The server calculates the total, and a bank card is the only tender (decisions §5). */
export const GiftPurchaseInput = z.object({
  design: z.enum(GIFT_DESIGNS),
  colour: z.enum(GIFT_COLOURS),
  sender: z.string().trim().min(1).max(MAX_GIFT_NAME),
  message: z.string().trim().max(MAX_GIFT_MESSAGE),
  cards: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('electronic'),
      /** When they are sent, ISO; null at once. */
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
  /** When cards are sent, ISO; null at once, and for plastic. */
  sendAt: z.string().nullable(),
  /** Where plastic cards wait. */
  shop: z.string().nullable(),
  at: z.string(),
  /** Unpaid, it ends at this moment. */
  expiresAt: z.string(),
  quantity: z.number().int(),
  sent: z.number().int(),
  refunded: z.number().int(),
  /** Something of it can still be given up. */
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

const Own = z.object({ number: GiftPurchaseNumber });

export const giftPurchasesContract = {
  'GET /api/gift-cards/offer': endpoint({
    summary: 'Nominals of gift cards, and the shops of the city where plastic ones are handed over.',
    output: GiftOffer,
  }),
  'POST /api/gift-cards/recipients': endpoint({
    summary: 'Tells recipient by recipient who cannot get a card and why; nothing is written.',
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
      'Buys gift cards; a bank card pays. A repeat with the same Idempotency-Key gives the same purchase. `details.problems` of a refusal are by recipient.',
    input: GiftPurchaseInput,
    output: z.object({
      number: z.string(),
      /** The page of the bank; null when it cannot be reached now. */ paymentUrl: z.string().nullable(),
    }),
    errors: ['gift_purchase_refused', 'too_many_tries', 'too_many_orders', 'idempotency_conflict'],
    access: 'customer',
    repeatable: true,
    perMinute: 10,
  }),
  'GET /api/pages/profile/gift-purchases/:number': endpoint({
    summary: 'A purchase with its cards.',
    input: Own,
    output: z.object({ purchase: GiftPurchase, cards: z.array(BoughtCard) }),
    errors: ['gift_purchase_not_found'],
    access: 'customer',
  }),
  'POST /api/pages/profile/gift-purchases/:number/payments': endpoint({
    summary: 'Starts a payment attempt of a purchase, or gives the open one back.',
    input: Own,
    output: z.object({ paymentUrl: z.string() }),
    errors: ['gift_purchase_not_found', 'order_not_payable', 'bank_unreachable'],
    access: 'customer',
    perMinute: 20,
  }),
  'POST /api/pages/profile/gift-purchases/:number/check': endpoint({
    summary: "Re-reads the bank's word on a purchase (return page, polling).",
    input: Own,
    output: GiftPurchase,
    errors: ['gift_purchase_not_found'],
    access: 'customer',
    perMinute: 120,
  }),
  'POST /api/pages/profile/gift-purchases/:number/cancel': endpoint({
    summary: 'Gives up what was not sent or handed over yet; its money goes back to the bank card, once.',
    input: Own,
    output: GiftPurchase,
    errors: ['gift_purchase_not_found', 'gift_purchase_fixed'],
    access: 'customer',
    perMinute: 20,
  }),
};
