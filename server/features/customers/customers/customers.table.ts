import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { CONSENT_DOCUMENTS } from '#domain/customers/consents.ts';
import { GENDERS } from '#domain/customers/customer.ts';

/** Registered customers; the phone is the identity (decisions §8). */
export const customers = pgTable(
  'customers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Ten digits after +7, verified by a code. */
    phone: text('phone').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthday: date('birthday'),
    gender: text('gender', { enum: GENDERS }),
    email: text('email'),
    /** Individual identification number, encrypted (`platform/encryption.ts`); never logged, shown masked. */
    iinEncrypted: text('iin_encrypted'),
    /** Argon2id in PHC format (`platform/passwords.ts`); null for a customer who logs in by code only. */
    passwordHash: text('password_hash'),
    /** Consent to news; only the customer can set it. */
    wantsNews: boolean('wants_news').notNull().default(false),
    /** Language of messages to the customer. */
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** City the customer shops in. */
    cityId: integer('city_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Scheduled deletion time; null when none is scheduled. */
    deleteAfter: timestamp('delete_after', { withTimezone: true }),
  },
  (table) => [index('customers_delete_after').on(table.deleteAfter).where(sql`delete_after is not null`)],
);

/** Consents of customers: document, version and time. Append-only. */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    document: text('document', { enum: CONSENT_DOCUMENTS }).notNull(),
    /** Version of the text that was shown. */
    version: text('version').notNull(),
    /** False when the consent was withdrawn. */
    given: boolean('given').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('consents_customer').on(table.customerId)],
);

/**
 * Devices a customer has logged in on. They grant no access, but attempts from elsewhere do not count against them, so
 * the owner is never locked out (docs/decisions/0011). Deleted when unseen for a year, or when the password changes.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the client's device id. */
    deviceHash: text('device_hash').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.deviceHash] }),
    index('known_devices_seen').on(table.seenAt),
  ],
);
