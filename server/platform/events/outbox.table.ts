import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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

/** How far each durable consumer has got; a restart goes on from here. */
export const outboxConsumers = pgTable('outbox_consumers', {
  /** Name of the consumer, e.g. `orders.payments` (server/services/work/consumers.ts). */
  name: text('name').primaryKey(),
  /** Every event up to this number was handled, or stands in `outbox_backlog`. */
  seq: bigint('seq', { mode: 'number' }).notNull(),
  /** When the number last changed. */
  movedAt: timestamp('moved_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What a consumer's cursor has passed without handling it: numbers that may still appear, and events that failed. */
export const outboxBacklog = pgTable(
  'outbox_backlog',
  {
    /** Name of the consumer. */
    consumer: text('consumer').notNull(),
    /** Sequence number of the event. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** `gap`: not committed yet, or never; `retry`: failed and due again; `parked`: failed too often, waits for a person. */
    state: text('state').notNull().$type<'gap' | 'retry' | 'parked'>(),
    /** How often handling has failed. */
    tries: integer('tries').notNull().default(0),
    /** When it is due again. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the cursor passed it. */
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
    /** What the last failure said. */
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.consumer, table.seq] })],
);
