import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { BONUS_ACCOUNTS, BONUS_KINDS } from '#domain/pricing/bonus-ledger.ts';
import { BANK_BONUS_WORDS } from '../../../gateways/bank-bonuses/bank-bonuses.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Bonus programmes: the shop's own, and the partner bank's, whose bonuses can be converted. */
export const BONUS_PROGRAMMES = ['own', 'bank'] as const;

/** The card of every customer who has asked for it, which a till reads. */
export const bonusCards = pgTable('bonus_cards', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Sixteen digits with a Luhn check digit, drawn at random. */
  number: text('number').notNull().unique(),
});

/** Conversions of the partner bank's bonuses into own ones; each is asked of the bank once, by its reference (decisions §6). */
export const bonusConversions = pgTable(
  'bonus_conversions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The client's key: a repeat finds the conversion. */
    key: text('key').notNull(),
    /** Our number at the bank, unguessable. */
    reference: text('reference').notNull().unique(),
    /** Bonuses of the bank, and the own ones they become. */
    amount: integer('amount').notNull(),
    own: integer('own').notNull(),
    /** Asked until the bank has answered. */
    state: text('state', { enum: ['asked', 'done', 'refused'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** What the bank says of it when it is asked again, later; absent until it was. */
    bankWord: text('bank_word', { enum: BANK_BONUS_WORDS }),
    /** When a job has asked the bank about it last. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('bonus_conversions_key').on(table.customerId, table.key),
    index('bonus_conversions_open').on(table.id).where(sql`bank_word is null`),
    check('bonus_conversions_amount', sql`least(${table.amount}, ${table.own}) > 0`),
  ],
);

/** The ledger of bonuses: rows are added, never changed (decisions §6). */
export const bonusEntries = pgTable(
  'bonus_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    programme: text('programme', { enum: BONUS_PROGRAMMES }).notNull(),
    /** Why they move (spec §4). */
    kind: text('kind', { enum: BONUS_KINDS }).notNull(),
    from: text('from_account', { enum: BONUS_ACCOUNTS }).notNull(),
    to: text('to_account', { enum: BONUS_ACCOUNTS }).notNull(),
    /** Bonuses, above 0; one is one tenge. */
    amount: integer('amount').notNull(),
    /** Number of the order they were earned or spent with. */
    orderNumber: text('order_number'),
    /** What an operator gave them for, in the operator's own words of a number: a repeat finds the entry. Null for others. */
    reference: text('reference').unique(),
    /** From this moment on they can no longer be spent: the lot that came to `available` or left it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('bonus_entries_customer').on(table.customerId, table.programme, table.id),
    index('bonus_entries_order').on(table.orderNumber),
    index('bonus_entries_expires').on(table.expiresAt).where(sql`expires_at is not null`),
    // What an order earns is frozen once and becomes usable once, whoever is faster.
    uniqueIndex('bonus_entries_once').on(table.orderNumber, table.kind).where(sql`kind in ('frozen', 'accrued')`),
    check('bonus_entries_amount', sql`${table.amount} > 0 and ${table.from} <> ${table.to}`),
    check('bonus_entries_lot', sql`(${table.expiresAt} is not null) = ('available' in (${table.from}, ${table.to}))`),
  ],
);
