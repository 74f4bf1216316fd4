import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Events written in the transaction of their cause; every process follows them by sequence number. */
export const outbox = pgTable(
  'outbox',
  {
    /** Sequence number; gaps come from rolled-back transactions and late commits. */
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the event, e.g. `order.placed` (server/events.ts). */
    type: text('type').notNull(),
    /** Ids of the event's subjects; never personal data. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** When it was written. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_created_at').on(table.createdAt)],
);

/** Progress of each durable consumer; a restart resumes here. */
export const outboxConsumers = pgTable('outbox_consumers', {
  /** Name of the consumer, e.g. `orders.payments` (server/services/work/consumers.ts). */
  name: text('name').primaryKey(),
  /** Every event up to this number is handled or in `outbox_backlog`. */
  seq: bigint('seq', { mode: 'number' }).notNull(),
  /** When the number last changed. */
  movedAt: timestamp('moved_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Numbers a consumer's cursor has passed unhandled: gaps that may still appear, and failed events. */
export const outboxBacklog = pgTable(
  'outbox_backlog',
  {
    /** Name of the consumer. */
    consumer: text('consumer').notNull(),
    /** Sequence number of the event. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /**
     * `gap`: not committed yet, or never; `retry`: failed and due again; `parked`: failed too often, waits for an
     * operator.
     */
    state: text('state').notNull().$type<'gap' | 'retry' | 'parked'>(),
    /** Number of failed attempts. */
    tries: integer('tries').notNull().default(0),
    /** Time of the next attempt. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the cursor passed it. */
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
    /** Error of the last attempt. */
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.consumer, table.seq] })],
);
