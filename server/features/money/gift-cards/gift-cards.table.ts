import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { GIFT_COLOURS, GIFT_DESIGNS } from '#domain/gifts/gift-purchase.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Gift cards. A number is money: only its hash and last digits are stored (decisions §7). */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Hash of the 16 digits under the store's secret. */
    numberHash: text('number_hash').notNull().unique(),
    /** Last four digits, for display. */
    lastDigits: text('last_digits').notNull(),
    /** Hash of number and PIN under the store's secret; null for a card usable only from its account. */
    pinHash: text('pin_hash'),
    /** The recipient, once the card is in an account. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Nominal, tenge. */
    nominal: integer('nominal').notNull(),
    /** Balance, tenge. */
    balance: integer('balance').notNull(),
    /** Giver's name as entered; empty if not given. */
    sender: text('sender').notNull().default(''),
    /** Giver's message; may be empty. */
    message: text('message').notNull().default(''),
    /** Picture and its colour, as named in `domain/gifts/gift-purchase.ts`; empty for a card without a picture. */
    design: text('design', { enum: ['', ...GIFT_DESIGNS] })
      .notNull()
      .default(''),
    colour: text('colour', { enum: ['', ...GIFT_COLOURS] })
      .notNull()
      .default(''),
    /** Number and PIN, encrypted for the account owner (`platform/encryption.ts`); null if only hashes are stored. */
    sealedKey: text('sealed_key'),
    /**
     * Purchase item the card was created for, at most one card each. No foreign key: purchases are a layer above cards.
     */
    purchaseCardId: integer('purchase_card_id').unique(),
    /** Null until it is activated. */
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    /** A year after activation; the card is unusable from this moment. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time the customer was notified; a job notifies of cards where it is null. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    index('gift_cards_customer').on(table.customerId),
    index('gift_cards_untold').on(table.id).where(sql`told_at is null`),
    check('gift_cards_balance', sql`${table.balance} between 0 and ${table.nominal}`),
  ],
);

/** Ledger entry kinds. */
export const GIFT_CARD_MOVES = ['payment', 'return', 'closing'] as const;

/** Gift card ledger, append-only. Balance = nominal − payments + returns. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cardId: integer('card_id')
      .notNull()
      .references(() => giftCards.id),
    /** A payment leaves the card, a return restores it; a closing empties an unused card. */
    kind: text('kind', { enum: GIFT_CARD_MOVES }).notNull(),
    /** Tenge, above 0. */
    amount: integer('amount').notNull(),
    /** Number of the paid order, or of the revoked purchase for a closing. */
    orderNumber: text('order_number').notNull(),
    /** Number of the return that was refunded; empty for a payment and for a cancelled order. */
    cause: text('cause').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // A card pays for an order once and is refunded once per cause, even with concurrent requests.
    uniqueIndex('gift_card_entries_once').on(table.orderNumber, table.cardId, table.kind, table.cause),
    index('gift_card_entries_card').on(table.cardId),
    check('gift_card_entries_amount', sql`${table.amount} > 0`),
  ],
);
