import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { BONUS_ACCOUNTS, BONUS_KINDS } from '#domain/pricing/bonus-ledger.ts';
import { BANK_BONUS_OUTCOMES } from '../../../gateways/bank-bonuses/bank-bonuses.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Bonus programmes: the shop's own and the partner bank's, whose bonuses are convertible. */
export const BONUS_PROGRAMMES = ['own', 'bank'] as const;

/** Bonus cards, created on first request and scanned at a till. */
export const bonusCards = pgTable('bonus_cards', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** 16 random digits including a Luhn check digit. */
  number: text('number').notNull().unique(),
});

/**
 * Conversions of partner-bank bonuses into own bonuses; each is sent to the bank once, by its reference (decisions §6).
 */
export const bonusConversions = pgTable(
  'bonus_conversions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Client's idempotency key: a repeat finds the conversion. */
    key: text('key').notNull(),
    /** Our reference at the bank, unguessable. */
    reference: text('reference').notNull().unique(),
    /** Bank bonuses, and the own bonuses they become. */
    amount: integer('amount').notNull(),
    own: integer('own').notNull(),
    /** Pending until the bank answers. */
    state: text('state', { enum: ['asked', 'done', 'refused'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Status in the bank's books at the later comparison; null before it. */
    bankWord: text('bank_word', { enum: BANK_BONUS_OUTCOMES }),
    /** Time of the last status request by a job. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('bonus_conversions_key').on(table.customerId, table.key),
    index('bonus_conversions_open').on(table.id).where(sql`bank_word is null`),
    check('bonus_conversions_amount', sql`least(${table.amount}, ${table.own}) > 0`),
  ],
);

/** Bonus ledger, append-only (decisions §6). */
export const bonusEntries = pgTable(
  'bonus_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    programme: text('programme', { enum: BONUS_PROGRAMMES }).notNull(),
    /** Reason for the entry (spec §4). */
    kind: text('kind', { enum: BONUS_KINDS }).notNull(),
    from: text('from_account', { enum: BONUS_ACCOUNTS }).notNull(),
    to: text('to_account', { enum: BONUS_ACCOUNTS }).notNull(),
    /** Bonuses, above 0; one bonus is one tenge. */
    amount: integer('amount').notNull(),
    /** Number of the order that earned or spent them. */
    orderNumber: text('order_number'),
    /** Operator's reference for a grant: a repeat finds the entry. Null for other entries. */
    reference: text('reference').unique(),
    /** Expiry of the lot that entered or left `available`. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('bonus_entries_customer').on(table.customerId, table.programme, table.id),
    index('bonus_entries_order').on(table.orderNumber),
    index('bonus_entries_expires').on(table.expiresAt).where(sql`expires_at is not null`),
    // An order's bonuses are frozen once and accrued once, even with concurrent requests.
    uniqueIndex('bonus_entries_once').on(table.orderNumber, table.kind).where(sql`kind in ('frozen', 'accrued')`),
    check('bonus_entries_amount', sql`${table.amount} > 0 and ${table.from} <> ${table.to}`),
    check('bonus_entries_lot', sql`(${table.expiresAt} is not null) = ('available' in (${table.from}, ${table.to}))`),
  ],
);

/** Lots whose coming expiry was announced to their owner. */
export const bonusNotices = pgTable(
  'bonus_notices',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Expiry of the lot. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Time of the notice; the next one is a day later. */
    announcedAt: timestamp('announced_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.expiresAt] })],
);
