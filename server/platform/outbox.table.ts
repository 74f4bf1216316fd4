import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Events written in the transaction of their cause; every process follows them by sequence number. */
export const outbox = pgTable(
  'outbox',
  {
    /** Sequence number; gaps come from rolled-back transactions and late commits. */
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the event, e.g. `order.placed` (server/events.ts). */
    type: text('type').notNull(),
    /** Ids the event is about; never personal data. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** When it was written. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_created_at').on(table.createdAt)],
);
