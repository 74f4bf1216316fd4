import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { COUNTERS, DEVICES, PAGE_KINDS, VITALS } from '#domain/customers/counting.ts';

/**
 * How often something happened in an hour; older hours are one row a day. Every column but the count has few values, so that no
 * flood adds rows, and no row is about a person.
 */
export const hourCounts = pgTable(
  'hour_counts',
  {
    /** Beginning of the hour, or of the day in Almaty once its hours are added up. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    counter: text('counter', { enum: COUNTERS }).notNull(),
    /** Kind of the page; empty where a counter has none. */
    kind: text('kind', { enum: ['', ...PAGE_KINDS] }).notNull(),
    /** Class of the device; empty where it is not known. */
    device: text('device', { enum: ['', ...DEVICES] }).notNull(),
    language: text('language', { enum: ['ru', 'kk'] }).notNull(),
    /** A day of a busy shop is within the range of int4, the sum of a forgotten loop is not. */
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.at, table.counter, table.kind, table.device, table.language] }),
    check('hour_counts_count', sql`${table.count} > 0`),
  ],
);

/** Web vitals of a day as a histogram (`vitalBucket` of `domain/customers/counting.ts`): no value of a single page is kept. */
export const vitalCounts = pgTable(
  'vital_counts',
  {
    /** Day in Almaty. */
    day: date('day').notNull(),
    vital: text('vital', { enum: VITALS }).notNull(),
    /** Kind of the page that the document began with. */
    kind: text('kind', { enum: PAGE_KINDS }).notNull(),
    device: text('device', { enum: DEVICES }).notNull(),
    /** Documents by bucket. */
    buckets: integer('buckets').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.vital, table.kind, table.device] })],
);
