import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Joined } from '#contract/customers/auth.ts';
import { customers } from '../customers/customers.table.ts';

/** How a login's device talks to the shop. */
export const LOGIN_PLATFORMS = ['web', 'native'] as const;
/** What `account_log` notes. */
export const LOGGED_DEEDS = ['data-copied', 'deletion-asked', 'deletion-taken-back', 'password-changed'] as const;
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
    /** City of the login. */
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

/**
 * Logins by code of the last minutes: a caller whose answer was lost repeats the call with the seal of the guest's session, which
 * the login has deleted.
 */
export const loginConfirmations = pgTable(
  'login_confirmations',
  {
    /** SHA-256 of the seal the code was confirmed with. */
    sealHash: text('seal_hash').primaryKey(),
    /** HMAC of seal, phone and code. */
    codeHash: text('code_hash').notNull(),
    loginId: integer('login_id')
      .notNull()
      .references(() => customerLogins.id, { onDelete: 'cascade' }),
    /** The answer's `joined`. */
    joined: jsonb('joined').$type<Joined>().notNull(),
    /** Repetitions so far, right or wrong. */
    tries: integer('tries').notNull().default(0),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_confirmations_login').on(table.loginId)],
);

/** Tries that are counted: passwords that were not right, and registrations. Deleted after a day. */
export const authAttempts = pgTable(
  'auth_attempts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: ATTEMPT_KINDS }).notNull(),
    /** Ten digits after +7, whether the shop knows them or not. */
    phone: text('phone').notNull(),
    /** Address of the caller (`platform/client-address.ts`), or `device` and the hash of a device its owner is known by. */
    address: text('address').notNull(),
    /** The IPv6 network (/48) around the address; null for IPv4 and for known devices. */
    network: text('network'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('auth_attempts_phone').on(table.phone, table.at),
    index('auth_attempts_address').on(table.address, table.at),
    index('auth_attempts_network').on(table.network, table.at).where(sql`network is not null`),
  ],
);

/**
 * What was done to an account, from where: the trace that a copy of the data, a deletion or a new password leaves. It
 * outlives the account and names nobody; deleted after a year.
 */
export const accountLog = pgTable(
  'account_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The customer, who may have been erased since: no foreign key. */
    customerId: integer('customer_id').notNull(),
    kind: text('kind', { enum: LOGGED_DEEDS }).notNull(),
    /** As in `customer_logins`. */
    device: text('device').notNull(),
    network: text('network').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_log_customer').on(table.customerId, table.at), index('account_log_at').on(table.at)],
);
