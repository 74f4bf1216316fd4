import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { GIFT_COLOURS, GIFT_DESIGNS, GIFT_PURCHASE_STATES } from '#domain/gifts/gift-purchase.ts';
import { shops } from '../../places/geo/shops.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Gift card purchases; a bank card is the only payment method. */
export const giftPurchases = pgTable(
  'gift_purchases',
  {
    /** From the id sequence of orders: a payment attempt refers to either by this id. */
    id: integer('id').primaryKey(),
    /** G-YYYY-NNNNNN. */
    number: text('number').notNull().unique(),
    /** The buyer; null once the account is erased. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Client's idempotency key: a repeat finds the purchase. */
    key: text('key').notNull(),
    /** Digest of the request made with the key. */
    digest: text('digest').notNull(),
    state: text('state', { enum: GIFT_PURCHASE_STATES }).notNull(),
    kind: text('kind', { enum: ['electronic', 'plastic'] }).notNull(),
    design: text('design', { enum: GIFT_DESIGNS }).notNull(),
    colour: text('colour', { enum: GIFT_COLOURS }).notNull(),
    /** Giver's name and message, as entered. */
    sender: text('sender').notNull(),
    message: text('message').notNull(),
    /** Total of the cards, tenge. */
    total: integer('total').notNull(),
    /** Scheduled sending of electronic cards; null for immediate sending and for plastic. */
    sendAt: timestamp('send_at', { withTimezone: true }),
    /** Shop that hands over plastic cards. */
    shopId: integer('shop_id').references(() => shops.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** An unpaid purchase is cancelled at this time. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('gift_purchases_key').on(table.customerId, table.key),
    index('gift_purchases_customer').on(table.customerId, table.id),
    index('gift_purchases_waiting').on(table.expiresAt).where(sql`state = 'waiting_payment'`),
    check('gift_purchases_total', sql`${table.total} > 0`),
  ],
);

/** Cards of purchases: each is sent, handed over or revoked once. */
export const giftPurchaseCards = pgTable(
  'gift_purchase_cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => giftPurchases.id),
    /** The recipient; null for plastic and once the account is erased. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Ten digits after +7; empty for plastic. */
    phone: text('phone').notNull(),
    /** Recipient's name, as entered. */
    name: text('name').notNull(),
    /** Tenge. */
    nominal: integer('nominal').notNull(),
    /** Sending time; null for plastic, which an operator hands over. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    index('gift_purchase_cards_purchase').on(table.purchaseId),
    index('gift_purchase_cards_due')
      .on(table.dueAt)
      .where(sql`sent_at is null and refunded_at is null and due_at is not null`),
    check('gift_purchase_cards_nominal', sql`${table.nominal} > 0`),
  ],
);

/** Last used number of each year. */
export const giftPurchaseNumbers = pgTable('gift_purchase_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
