import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../customers/customers.table.ts';

/**
 * Sessions own carts, checkouts and orders. A guest's is opened by its seal, known only to the client; the table has
 * its SHA-256. A customer has one for all devices, opened by the login and not by a seal.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sealHash: text('seal_hash').notNull().unique(),
    /** SHA-256 of the previous seal; it opens the cart for one more minute, for calls in flight. */
    formerSealHash: text('former_seal_hash').unique(),
    /** When the seal was changed. */
    resealedAt: timestamp('resealed_at', { withTimezone: true }),
    /** Customer of the session; null for a guest's. */
    customerId: integer('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_seen_at').on(table.seenAt)],
);
