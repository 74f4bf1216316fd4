import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { GIFT_COLOURS, GIFT_DESIGNS } from '#domain/gifts/gift-purchase.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Gift cards. A number pays for products: only its hash and its end are kept (decisions §7). */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Hash of the sixteen digits under the store's secret. */
    numberHash: text('number_hash').notNull().unique(),
    /** The last four digits, for showing. */
    lastDigits: text('last_digits').notNull(),
    /** Hash of number and PIN under the store's secret; absent for a card that only its account can pay with. */
    pinHash: text('pin_hash'),
    /** The recipient, once the card is in an account. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Tenge it was bought for. */
    nominal: integer('nominal').notNull(),
    /** Tenge left on it. */
    balance: integer('balance').notNull(),
    /** Who gave it, as the giver wrote; empty when not told. */
    sender: text('sender').notNull().default(''),
    /** The giver's words; empty without any. */
    message: text('message').notNull().default(''),
    /** Picture and its colour, as `domain/gifts/gift-purchase.ts` names them; empty for a card without a picture of its own. */
    design: text('design', { enum: ['', ...GIFT_DESIGNS] })
      .notNull()
      .default(''),
    colour: text('colour', { enum: ['', ...GIFT_COLOURS] })
      .notNull()
      .default(''),
    /** Number and PIN, encrypted (`platform/encryption.ts`), for whose account the card is in; absent where only hashes are kept. */
    sealedKey: text('sealed_key'),
    /** Card of a purchase it was created for, which gets one; no foreign key, since purchases stand above cards. */
    purchaseCardId: integer('purchase_card_id').unique(),
    /** Absent until it can pay. */
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    /** A year after the activation; from this moment on it pays nothing. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the customer was told of it; a job tells of those that nobody was told of. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    index('gift_cards_customer').on(table.customerId),
    index('gift_cards_untold').on(table.id).where(sql`told_at is null`),
    check('gift_cards_balance', sql`${table.balance} between 0 and ${table.nominal}`),
  ],
);

/** Ways of money on and off a card. */
export const GIFT_CARD_MOVES = ['payment', 'return', 'closing'] as const;

/** The ledger of gift cards: rows are added, never changed. A balance is the nominal less payments and with returns. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cardId: integer('card_id')
      .notNull()
      .references(() => giftCards.id),
    /** A payment leaves the card, a return comes back to it; a closing takes everything from a card nobody used. */
    kind: text('kind', { enum: GIFT_CARD_MOVES }).notNull(),
    /** Tenge, above 0. */
    amount: integer('amount').notNull(),
    /** Number of the order that was paid; of the purchase that was given up for a closing. */
    orderNumber: text('order_number').notNull(),
    /** Number of the return that brought it back; empty for a payment and for a cancelled order. */
    cause: text('cause').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // An order is paid once with a card and given back once for each cause, whoever is faster.
    uniqueIndex('gift_card_entries_once').on(table.orderNumber, table.cardId, table.kind, table.cause),
    index('gift_card_entries_card').on(table.cardId),
    check('gift_card_entries_amount', sql`${table.amount} > 0`),
  ],
);
