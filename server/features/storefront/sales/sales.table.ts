import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions } from '../../customers/session/session.table.ts';

/** Queued sales, current and past: shared state of all processes. */
export const saleQueues = pgTable('sale_queues', {
  /** Key of the launch's text. */
  launch: text('launch').primaryKey(),
  /** Products sold only through the queue. */
  productIds: integer('product_ids').array().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  /** When the early tickets got their numbers by lot. */
  drawnAt: timestamp('drawn_at', { withTimezone: true }),
  /** Last assigned number. */
  lastNumber: integer('last_number').notNull().default(0),
  /** Tickets up to this number were admitted, and pre-orders up to the next column's. */
  served: integer('served').notNull().default(0),
  servedPreorder: integer('served_preorder').notNull().default(0),
  /** The admission rate is used up until this time. */
  creditedAt: timestamp('credited_at', { withTimezone: true }),
  /** Counts of the last tick: waiting tickets, admitted buyers inside, remaining quantity, admissions per minute. */
  waiting: integer('waiting').notNull().default(0),
  waitingPreorder: integer('waiting_preorder').notNull().default(0),
  inside: integer('inside').notNull().default(0),
  left: integer('left').notNull().default(0),
  perMinute: integer('per_minute').notNull().default(0),
});

/** Tickets of a sale: one per session, and so per customer. */
export const saleTickets = pgTable(
  'sale_tickets',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    launch: text('launch').notNull(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Number of the customer's pre-order, which precedes all tickets. */
    preorder: integer('preorder'),
    /** Number of the ticket, from 1: by lot for early ones, by arrival for others. */
    number: integer('number'),
    /** Address of the owner (`platform/client-address.ts`), for the limit. */
    givenTo: text('given_to').notNull(),
    /** Its IPv6 network (/48); null for IPv4. */
    givenNetwork: text('given_network'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    admittedAt: timestamp('admitted_at', { withTimezone: true }),
    /** When the owner entered. */
    enteredAt: timestamp('entered_at', { withTimezone: true }),
    /** When the admission expires. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** When the admission passed to another buyer. */
    passedAt: timestamp('passed_at', { withTimezone: true }),
    /** Resulting order. */
    masterNumber: text('master_number'),
    /** By the database's clock, so every process finds changes. */
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
