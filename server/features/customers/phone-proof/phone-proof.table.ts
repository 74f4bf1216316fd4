import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sessions } from '../session/session.table.ts';

/** Codes that were sent to phones. They are counted for the limits of decisions §8 and deleted after a day. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Ten digits after +7. */
    phone: text('phone').notNull(),
    /** Address that asked for it (`platform/client-address.ts`), for the limit of one address. */
    address: text('address').notNull(),
    /** The IPv6 network (/48) around it; null for IPv4. */
    network: text('network'),
    /** SHA-256 of the id of the device that asked, when it told one. */
    deviceHash: text('device_hash'),
    /** HMAC of session, phone and code; the code itself is only in the message. */
    codeHash: text('code_hash').notNull(),
    /** Codes tried so far. */
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it was confirmed; it confirms nothing again. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('phone_codes_phone').on(table.phone, table.createdAt),
    index('phone_codes_address').on(table.address, table.createdAt),
    index('phone_codes_network').on(table.network, table.createdAt).where(sql`network is not null`),
    index('phone_codes_created').on(table.createdAt),
  ],
);

/** Phones that a session has proved by a code, for some hours. */
export const phoneProofs = pgTable(
  'phone_proofs',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull(),
    /** When the code was confirmed; registration and recovery ask for a fresh proof. */
    provedAt: timestamp('proved_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.phone] })],
);

/**
 * Devices that have proved a phone by a code, for half a year: they get their own codes, however many strangers ask for theirs. Neither
 * phone nor device can be read from it.
 */
export const provedDevices = pgTable(
  'proved_devices',
  {
    /** HMAC of the phone. */
    phoneHash: text('phone_hash').notNull(),
    /** SHA-256 of the id of the device. */
    deviceHash: text('device_hash').notNull(),
    /** When it was proved last. */
    provedAt: timestamp('proved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.phoneHash, table.deviceHash] }),
    index('proved_devices_proved').on(table.provedAt),
  ],
);
