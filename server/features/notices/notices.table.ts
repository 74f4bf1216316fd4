import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../customers/customers.table.ts';
import { sessions } from '../session/session.table.ts';

/** How a notice travels; the customer chooses. */
export const NOTICE_CHANNELS = ['push', 'sms', 'mail'] as const;
/** States of a notice: `lost` is one whose sender died in the middle, so that nobody knows whether it went. */
export const NOTICE_STATES = ['waiting', 'sending', 'sent', 'failed', 'lost'] as const;

/** Messages to one person: written with the cause of each, sent by a job, deleted after a month. */
export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Names the cause, so that it is told of once however often it is handled: `order 17 on_the_way`. */
    key: text('key').notNull().unique(),
    channel: text('channel', { enum: NOTICE_CHANNELS }).notNull(),
    /** Whom it is for; null for a guest. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The guest's session it is for; null for a customer. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Path of the shop it leads to, with its language prefix. */
    path: text('path').notNull(),
    state: text('state', { enum: NOTICE_STATES }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed. */
    problem: text('problem'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it may be tried, and, while it is being sent, since when. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notices_due').on(table.dueAt).where(sql`state in ('waiting', 'sending')`),
    index('notices_created').on(table.createdAt),
    index('notices_customer').on(table.customerId),
  ],
);
