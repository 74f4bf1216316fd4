import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { NOTICE_CHANNELS, NOTICE_KINDS } from '#domain/customers/notice-choices.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { sessions } from '../../customers/session/session.table.ts';

/**
 * States of a notice. Of one that is `asking` or `unknown` nobody can tell whether it went, because its answer was lost or its
 * sender died: the provider is asked about the first, the second is left to a person, whose decision makes it `settled`
 * or `waiting` again. `unwanted` is one that the customer switched off before it was sent.
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

/** Messages to one person: written with the cause of each, sent by a job, deleted after a month. */
export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Names the cause, so that it is told of once however often it is handled: `order 17 on_the_way`. */
    key: text('key').notNull().unique(),
    /** What it is about: the customer's choice for it counts again when it is sent. */
    kind: text('kind', { enum: NOTICE_KINDS }).notNull().default('orders'),
    channel: text('channel', { enum: NOTICE_CHANNELS }).notNull(),
    /** Whom it is for; null for a guest. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The guest's session it is for; null for a customer. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** Mail address that was left with the order, or phone of a guest; a customer's own address goes before it. */
    recipient: text('recipient'),
    /** Gift card it tells of, whose picture goes with a letter; no foreign key, since cards stand above messages. */
    giftCardId: integer('gift_card_id'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Path of the shop it leads to, with its language prefix; empty when it leads nowhere. */
    path: text('path').notNull(),
    state: text('state', { enum: NOTICE_STATES }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Names the message for those who carry it: the id at a provider of SMS, the Message-ID of a letter. */
    reference: uuid('reference').notNull().defaultRandom(),
    /** How often the provider was asked what became of it. */
    asked: integer('asked').notNull().default(0),
    /** Why the last try failed, or how a person has settled it. */
    problem: text('problem'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it may be tried, and, while it is being sent, since when. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notices_due').on(table.dueAt).where(sql`state in ('waiting', 'sending', 'asking')`),
    index('notices_created').on(table.createdAt),
    index('notices_customer').on(table.customerId),
  ],
);

/** What customers have chosen otherwise than is usual (`domain/customers/notice-choices.ts`). */
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
