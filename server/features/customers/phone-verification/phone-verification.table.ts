import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sessions } from '../session/session.table.ts';

/** Codes sent to phones, counted for the limits of decisions §8 and deleted after a day. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Ten digits after +7. */
    phone: text('phone').notNull(),
    /** Requester's address (`platform/client-address.ts`), for the limit per address. */
    address: text('address').notNull(),
    /** IPv6 network (/48) of the address; null for IPv4. */
    network: text('network'),
    /** SHA-256 of the requester's device id, if given. */
    deviceHash: text('device_hash'),
    /** HMAC of session, phone and code; only the message contains the code. */
    codeHash: text('code_hash').notNull(),
    /** Attempts so far. */
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the code was used; a code works once. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('phone_codes_phone').on(table.phone, table.createdAt),
    index('phone_codes_address').on(table.address, table.createdAt),
    index('phone_codes_network').on(table.network, table.createdAt).where(sql`network is not null`),
    index('phone_codes_created').on(table.createdAt),
  ],
);

/** Phones verified by a session with a code, valid for some hours. */
export const phoneProofs = pgTable(
  'phone_proofs',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull(),
    /** When the code was confirmed; registration and recovery require a fresh verification. */
    provedAt: timestamp('proved_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.phone] })],
);

/**
 * Devices that have verified a phone, kept for half a year. Requests by others never use up their codes. The hashes
 * reveal neither phone nor device.
 */
export const provedDevices = pgTable(
  'proved_devices',
  {
    /** HMAC of the phone. */
    phoneHash: text('phone_hash').notNull(),
    /** SHA-256 of the device id. */
    deviceHash: text('device_hash').notNull(),
    /** When the phone was last verified. */
    provedAt: timestamp('proved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.phoneHash, table.deviceHash] }),
    index('proved_devices_proved').on(table.provedAt),
  ],
);
