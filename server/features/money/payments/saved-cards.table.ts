import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.table.ts';

/** Cards that customers let the gateway keep; the number stays with the bank, here is its word for it. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Gateway that keeps it, by name; another one cannot use it. */
    gateway: text('gateway').notNull(),
    /** The gateway's word for the card, encrypted; it never leaves the server. */
    tokenEncrypted: text('token_encrypted').notNull(),
    /** Keyed hash of that word, so that one card is kept once. */
    tokenHash: text('token_hash').notNull(),
    lastDigits: text('last_digits').notNull(),
    /** Last month it is good for, `YYYY-MM`. */
    expires: text('expires').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** Version of the words the customer has agreed to, and when. */
    consentVersion: text('consent_version').notNull(),
    consentAt: timestamp('consent_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('saved_cards_token').on(table.customerId, table.gateway, table.tokenHash),
    uniqueIndex('saved_cards_one_default').on(table.customerId).where(sql`is_default`),
    index('saved_cards_customer').on(table.customerId),
  ],
);
