import { z } from 'zod';
import { BONUS_KINDS } from '#domain/pricing/bonus-ledger.ts';
import { GIFT_COLOURS, GIFT_DESIGNS } from '#domain/gifts/gift-purchase.ts';
import { Profile } from './customers.ts';
import { endpoint, Id, Money } from '../endpoint.ts';

/** Bonuses of one programme: ledger totals and entries, newest first. One bonus is one tenge. */
export const BonusList = z.object({
  available: Money,
  /** Earned but not usable yet. */
  frozen: Money,
  accrued: Money,
  spent: Money,
  burned: Money,
  /** Bonuses spent and then revoked by a return; future credits settle it first. */
  debt: Money,
  nearestExpiry: z.object({ amount: Money, /** Last day, `YYYY-MM-DD`. */ date: z.string() }).nullable(),
  history: z.array(
    z.object({
      id: z.number().int(),
      /**
       * Entry kind (spec §4); `debt`: revoked after being spent; `debt_settled`: the part of a credit that settles it.
       */
      kind: z.enum([...BONUS_KINDS, 'debt', 'debt_settled']),
      /** Signed; negative for debits. */
      amount: Money,
      orderNumber: z.string().nullable(),
      expiresAt: z.string().nullable(),
      at: z.string(),
    }),
  ),
});
export type BonusList = z.infer<typeof BonusList>;

/** A promo code or a gift of a customer. */
export const Coupon = z.object({
  id: z.number().int(),
  kind: z.enum(['promo', 'gift']),
  /** Empty for a gift that needs no code. */
  code: z.string(),
  title: z.string(),
  percent: z.number().int().nullable(),
  amount: Money.nullable(),
  /** Minimum price of the products; 0 for none. */
  minTotal: Money,
  expiresAt: z.string().nullable(),
  state: z.enum(['active', 'used', 'expired']),
});
export type Coupon = z.infer<typeof Coupon>;

/** A gift card in the account. */
export const GiftCard = z.object({
  id: z.number().int(),
  /** All but the last four digits are hidden. */
  number: z.string(),
  nominal: Money,
  balance: Money,
  /** Part of the balance that can be spent now; 0 once expired. */
  activeBalance: Money,
  /** Empty when the giver left it blank. */
  sender: z.string(),
  message: z.string(),
  /** Recipient named by the giver, or empty. */
  recipient: z.string(),
  /** Delivery kind; null for a card not bought in the shop. */
  delivery: z.enum(['electronic', 'plastic']).nullable(),
  /** When it was sent, ISO; null if not sent. */
  sentAt: z.string().nullable(),
  /** Card design; empty for the default. */
  design: z.union([z.enum(GIFT_DESIGNS), z.literal('')]),
  colour: z.union([z.enum(GIFT_COLOURS), z.literal('')]),
  /** Number and PIN can be read. */
  readable: z.boolean(),
  activatedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
export type GiftCard = z.infer<typeof GiftCard>;

/** A licence or electronic key. */
export const LicenceKey = z.object({
  /** Null for a key that is paid for but not loaded yet. */
  id: z.number().int().nullable(),
  productId: z.number().int(),
  name: z.string(),
  orderNumber: z.string(),
  /** Null until the customer has opened it. */
  key: z.string().nullable(),
  openedAt: z.string().nullable(),
  boughtAt: z.string(),
});
export type LicenceKey = z.infer<typeof LicenceKey>;

export const profileContract = {
  'GET /api/pages/profile/bonus': endpoint({
    summary: "Bonuses of the shop's own programme with their history (spec §7).",
    output: BonusList,
    access: 'customer',
  }),
  'GET /api/pages/profile/go-bonuses': endpoint({
    summary: "Bonuses of the partner bank's programme with their history (spec §7).",
    output: BonusList,
    access: 'customer',
  }),
  'GET /api/pages/profile/bonus-card': endpoint({
    summary: "The customer's bonus card number, sixteen digits, for a barcode.",
    output: z.object({ number: z.string() }),
    access: 'customer',
  }),
  'GET /api/pages/profile/bonus-conversion': endpoint({
    summary: 'Convertible bonuses of the partner bank, and the conversion rate in percent (decisions §6).',
    output: z.object({
      /** False when the shop has no partner bank and the customer no bonuses of one. */
      hasProgramme: z.boolean(),
      available: Money,
      percent: z.number().int(),
      extraPercent: z.number().int(),
    }),
    access: 'customer',
  }),
  'POST /api/pages/profile/bonus-conversion': endpoint({
    summary: "Converts partner bank bonuses into the shop's own; idempotent by Idempotency-Key.",
    input: z.object({ amount: z.number().int().min(1).max(100_000_000) }),
    output: z.object({ own: Money }),
    errors: ['bonuses_short', 'conversion_refused', 'bank_unreachable', 'idempotency_conflict'],
    access: 'customer',
    repeatable: true,
    perMinute: 20,
  }),
  'GET /api/pages/profile/coupons': endpoint({
    summary: "The customer's promo codes and gifts (spec §7).",
    output: z.array(Coupon),
    access: 'customer',
  }),
  'POST /api/pages/profile/gift-cards': endpoint({
    summary: "The customer's gift cards: usable ones, and spent or expired ones (spec §7).",
    output: z.object({ activeCards: z.array(GiftCard), endedCards: z.array(GiftCard) }),
    access: 'customer',
  }),
  'POST /api/pages/profile/gift-cards/:id/reveal': endpoint({
    summary: "Number and PIN of the customer's card, for a till or wallet. A POST, so they appear in no URL or log.",
    input: z.object({ id: Id }),
    output: z.object({ number: z.string(), pin: z.string() }),
    errors: ['gift_card_refused'],
    access: 'customer',
    perMinute: 30,
  }),
  'POST /api/pages/profile/gift-cards/:id/pdf': endpoint({
    summary:
      "The customer's gift card as a printable PDF: picture, number, PIN and barcode, in the caller's language. A POST, so it is never cached.",
    input: z.object({ id: Id }),
    output: z.object({
      /** File name. */
      name: z.string(),
      /** The document, base64. */
      pdf: z.base64(),
    }),
    errors: ['gift_card_refused'],
    access: 'customer',
    perMinute: 10,
  }),
  'GET /api/pages/profile/keys': endpoint({
    summary: "The customer's licence keys; unopened ones without the key itself.",
    output: z.array(LicenceKey),
    access: 'customer',
  }),
  'POST /api/pages/profile/keys/:id/open': endpoint({
    summary: 'Opens a key and records it; the key is then not returnable.',
    input: z.object({ id: Id }),
    output: LicenceKey,
    errors: ['key_not_found'],
    access: 'customer',
    perMinute: 60,
  }),
  'PUT /api/pages/profile/profile-set-news': endpoint({
    summary: "Subscribes to the shop's news or unsubscribes; subscribing twice is `already_subscribed` (spec §5, §7).",
    input: z.object({ getIsNews: z.boolean() }),
    output: z.object({ profileFromDB: Profile }),
    errors: ['already_subscribed'],
    access: 'customer',
    perMinute: 30,
  }),
};
