import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../customers/customers.table.ts';

/** How a login's device talks to the shop. */
export const LOGIN_PLATFORMS = ['web', 'native'] as const;
/** What is counted in `auth_attempts`. */
export const ATTEMPT_KINDS = ['password', 'registration'] as const;

/** Logins of customers, one per device; the token is known to the client alone, here is its SHA-256. */
export const customerLogins = pgTable(
  'customer_logins',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    platform: text('platform', { enum: LOGIN_PLATFORMS }).notNull(),
    /** Browser and system in two words, for the list people see; the user agent itself is not kept. */
    device: text('device').notNull(),
    /** Address with its end cut off, so that people know a strange login and nobody's home is kept. */
    network: text('network').notNull(),
    /** City the login was made in. */
    cityId: integer('city_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** Moves on with every visit (decisions §8: 30 days, sliding). */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('customer_logins_customer').on(table.customerId),
    index('customer_logins_expires').on(table.expiresAt),
  ],
);

/** Tries that are counted: passwords that were not right, and registrations. Deleted after a day. */
export const authAttempts = pgTable(
  'auth_attempts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: ATTEMPT_KINDS }).notNull(),
    /** Ten digits after +7, whether the shop knows them or not. */
    phone: text('phone').notNull(),
    /** Address of the caller (`platform/client-address.ts`). */
    address: text('address').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('auth_attempts_phone').on(table.phone, table.at),
    index('auth_attempts_address').on(table.address, table.at),
  ],
);
