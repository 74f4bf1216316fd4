import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions } from '../../customers/session/session.table.ts';

/** Sales at an hour whose queue stands or stood: what all processes agree on. */
export const saleQueues = pgTable('sale_queues', {
  /** Key of the launch's text. */
  launch: text('launch').primaryKey(),
  /** What is sold through the queue alone. */
  productIds: integer('product_ids').array().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  /** When the early tickets got their numbers by lot. */
  drawnAt: timestamp('drawn_at', { withTimezone: true }),
  /** The last number that was given. */
  lastNumber: integer('last_number').notNull().default(0),
  /** Tickets up to this number were admitted, and pre-orders up to that one. */
  served: integer('served').notNull().default(0),
  servedPreorder: integer('served_preorder').notNull().default(0),
  /** Up to this moment the rate of admissions is used up. */
  creditedAt: timestamp('credited_at', { withTimezone: true }),
  /** What the last tick counted: tickets that wait, admitted buyers inside, the quantity left, admissions of a minute. */
  waiting: integer('waiting').notNull().default(0),
  waitingPreorder: integer('waiting_preorder').notNull().default(0),
  inside: integer('inside').notNull().default(0),
  left: integer('left').notNull().default(0),
  perMinute: integer('per_minute').notNull().default(0),
});

/** Tickets of a sale: one for a session, and so for a customer. */
export const saleTickets = pgTable(
  'sale_tickets',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    launch: text('launch').notNull(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Number of the customer's pre-order, which goes before all tickets. */
    preorder: integer('preorder'),
    /** Number of the ticket, from 1: by lot for those who came before the hour, in the order of coming for others. */
    number: integer('number'),
    /** Address it was given to (`platform/client-address.ts`), for the limit. */
    givenTo: text('given_to').notNull(),
    /** The IPv6 network (/48) around it; null for IPv4. */
    givenNetwork: text('given_network'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    admittedAt: timestamp('admitted_at', { withTimezone: true }),
    /** When the owner came in. */
    enteredAt: timestamp('entered_at', { withTimezone: true }),
    /** The admission is good until then. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** When the admission was passed on. */
    passedAt: timestamp('passed_at', { withTimezone: true }),
    /** The order it has led to. */
    masterNumber: text('master_number'),
    /** By the clock of the database, so that every process finds what has changed. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sale_tickets_session').on(table.sessionId, table.launch),
    index('sale_tickets_line').on(table.launch, table.preorder, table.number),
    index('sale_tickets_changed').on(table.launch, table.changedAt),
    index('sale_tickets_given_to').on(table.launch, table.givenTo),
    index('sale_tickets_given_network').on(table.launch, table.givenNetwork).where(sql`given_network is not null`),
  ],
);
