import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { NOTICE_CHANNELS, NOTICE_KINDS } from '#domain/customers/notice-choices.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { sessions } from '../../customers/session/session.table.ts';

/**
 * States of a notice. `asking` and `unknown` may have been delivered: the answer was lost or the worker crashed.
 * `asking` awaits a status check by the provider. `unknown` awaits an operator, who sets `settled` or `waiting`.
 * `unwanted`: the customer opted out before sending.
 */
export const NOTICE_STATES = [
  'waiting',
  'sending',
  'asking',
  'sent',
  'failed',
  'unknown',
  'settled',
  'unwanted',
] as const;

/** Outbox of messages to customers and guests: written with their cause, sent by a job, deleted after a month. */
export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Idempotency key built from the cause, such as `order 17 on_the_way`. */
    key: text('key').notNull().unique(),
    /** Subject; the customer's choice for it is checked again before sending. */
    kind: text('kind', { enum: NOTICE_KINDS }).notNull().default('orders'),
    channel: text('channel', { enum: NOTICE_CHANNELS }).notNull(),
    /** Recipient; null for a guest. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Session of the guest who receives it; null for a customer. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** Guest's phone or the mail address left with the order; a customer's profile address takes precedence. */
    recipient: text('recipient'),
    /** Gift card whose picture is attached to the email; no foreign key, since gift cards are a higher layer. */
    giftCardId: integer('gift_card_id'),
    /** Order whose details the email contains; no foreign key, since orders are a higher layer. */
    orderId: integer('order_id'),
    /** Language of the message; null for that of the path. */
    language: text('language', { enum: ['ru', 'kk'] }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Path the message links to, with language prefix; empty for no link. */
    path: text('path').notNull(),
    state: text('state', { enum: NOTICE_STATES }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Id at the carrier: provider id of an SMS, Message-ID of a letter. */
    reference: uuid('reference').notNull().defaultRandom(),
    /** Number of status checks so far. */
    asked: integer('asked').notNull().default(0),
    /** Error of the last attempt, or the operator's note. */
    problem: text('problem'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Next attempt time; while sending, the time of the claim. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notices_due').on(table.dueAt).where(sql`state in ('waiting', 'sending', 'asking')`),
    index('notices_created').on(table.createdAt),
    index('notices_customer').on(table.customerId),
  ],
);

/** Customers' choices that differ from the defaults (`domain/customers/notice-choices.ts`). */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    channel: text('channel', { enum: NOTICE_CHANNELS }).notNull(),
    wanted: boolean('wanted').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind, table.channel] })],
);
