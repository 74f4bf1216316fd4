import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { COUNTERS, DEVICES, PAGE_KINDS, VITALS } from '#domain/customers/counting.ts';

/**
 * Hourly event counters; older hours are one row per day. Every dimension has few values, so floods add no rows and no
 * row identifies a person.
 */
export const hourCounts = pgTable(
  'hour_counts',
  {
    /** Start of the hour; start of the day in Almaty once aggregated. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    counter: text('counter', { enum: COUNTERS }).notNull(),
    /** Page kind; empty for counters without one. */
    kind: text('kind', { enum: ['', ...PAGE_KINDS] }).notNull(),
    /** Device class; empty when unknown. */
    device: text('device', { enum: ['', ...DEVICES] }).notNull(),
    language: text('language', { enum: ['ru', 'kk'] }).notNull(),
    /** A busy day fits int4, but the sum of a runaway loop does not. */
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.at, table.counter, table.kind, table.device, table.language] }),
    check('hour_counts_count', sql`${table.count} > 0`),
  ],
);

/** Daily views of products; at most one per address, day and product, and few per IPv6 network. Rows of unknown products are never written. */
export const productViews = pgTable(
  'product_views',
  {
    /** Day in Almaty. */
    day: date('day').notNull(),
    productId: integer('product_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId] })],
);

/** Daily histogram of web vitals (`vitalBucket` of `domain/customers/counting.ts`); no single value is stored. */
export const vitalCounts = pgTable(
  'vital_counts',
  {
    /** Day in Almaty. */
    day: date('day').notNull(),
    vital: text('vital', { enum: VITALS }).notNull(),
    /** Page kind that the document was loaded with. */
    kind: text('kind', { enum: PAGE_KINDS }).notNull(),
    device: text('device', { enum: DEVICES }).notNull(),
    /** Document counts by bucket. */
    buckets: integer('buckets').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.vital, table.kind, table.device] })],
);
