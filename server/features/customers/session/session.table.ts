import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../customers/customers.table.ts';

/**
 * Sessions: whose cart, checkout and orders something is. A guest's is opened by its seal, known to the client alone; here
 * is its SHA-256. A customer has one for all devices, opened by the login and by no seal.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sealHash: text('seal_hash').notNull().unique(),
    /** SHA-256 of the seal before the last one; it opens the cart for a minute more, for calls that were under way. */
    formerSealHash: text('former_seal_hash').unique(),
    /** When the seal was changed. */
    resealedAt: timestamp('resealed_at', { withTimezone: true }),
    /** The customer whose session it is; null for a guest's. */
    customerId: integer('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_seen_at').on(table.seenAt)],
);
