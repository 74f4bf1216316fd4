import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.table.ts';

/** Saved cards. The bank keeps the number; only its token is stored here. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Name of the gateway that issued the token; other gateways cannot use it. */
    gateway: text('gateway').notNull(),
    /** Gateway token, encrypted; it never leaves the server. */
    tokenEncrypted: text('token_encrypted').notNull(),
    /** Keyed hash of the token; a card is saved once. */
    tokenHash: text('token_hash').notNull(),
    lastDigits: text('last_digits').notNull(),
    /** Expiry month, `YYYY-MM`. */
    expires: text('expires').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** Version and time of the customer's consent. */
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
