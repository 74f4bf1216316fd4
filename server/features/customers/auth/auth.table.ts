import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MergedData } from '#contract/customers/auth.ts';
import { customers } from '../customers/customers.table.ts';

/** Client platform of a login. */
export const LOGIN_PLATFORMS = ['web', 'native'] as const;
/** Actions recorded in `account_log`. */
export const LOGGED_ACTIONS = ['data-copied', 'deletion-asked', 'deletion-taken-back', 'password-changed'] as const;
/** Kinds of attempts counted in `auth_attempts`. */
export const ATTEMPT_KINDS = ['password', 'registration'] as const;

/** Logins of customers, one per device. Only the client has the token; the table stores its SHA-256. */
export const customerLogins = pgTable(
  'customer_logins',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    platform: text('platform', { enum: LOGIN_PLATFORMS }).notNull(),
    /** Browser and system, shown in the list of logins; the user agent itself is not stored. */
    device: text('device').notNull(),
    /** Truncated IP address: enough to recognise an unfamiliar login, too little to locate a home. */
    network: text('network').notNull(),
    /** City of the login. */
    cityId: integer('city_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** Extended with every visit (decisions §8: 30 days, sliding). */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('customer_logins_customer').on(table.customerId),
    index('customer_logins_expires').on(table.expiresAt),
  ],
);

/**
 * Recent logins by code. A caller whose response was lost retries with the seal of the guest's session, which the login
 * has deleted.
 */
export const loginConfirmations = pgTable(
  'login_confirmations',
  {
    /** SHA-256 of the seal that confirmed the code. */
    sealHash: text('seal_hash').primaryKey(),
    /** HMAC of seal, phone and code. */
    codeHash: text('code_hash').notNull(),
    loginId: integer('login_id')
      .notNull()
      .references(() => customerLogins.id, { onDelete: 'cascade' }),
    /** The `joined` field of the response. */
    joined: jsonb('joined').$type<MergedData>().notNull(),
    /** Number of repeats so far, right or wrong. */
    tries: integer('tries').notNull().default(0),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_confirmations_login').on(table.loginId)],
);

/** Counted attempts: wrong passwords and registrations. Deleted after a day. */
export const authAttempts = pgTable(
  'auth_attempts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: ATTEMPT_KINDS }).notNull(),
    /** Ten digits after +7; may belong to no customer. */
    phone: text('phone').notNull(),
    /** Caller's address (`platform/client-address.ts`), or `device` and the hash of a known device. */
    address: text('address').notNull(),
    /** IPv6 network (/48) of the address; null for IPv4 and for known devices. */
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
 * Audit log of data exports, deletions and new passwords, with their origin. Survives the account and contains no
 * names; deleted after a year.
 */
export const accountLog = pgTable(
  'account_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Customer id; no foreign key, since the customer may have been deleted. */
    customerId: integer('customer_id').notNull(),
    kind: text('kind', { enum: LOGGED_ACTIONS }).notNull(),
    /** As in `customer_logins`. */
    device: text('device').notNull(),
    network: text('network').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_log_customer').on(table.customerId, table.at), index('account_log_at').on(table.at)],
);
