import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { sessions } from '../../customers/session/session.table.ts';

/** Customers' numbered places in the queue of a launch. */
export const launchPlaces = pgTable(
  'launch_places',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Key of the launch's text. */
    launch: text('launch').notNull(),
    /** Queue number, from 1; never reused. */
    number: integer('number').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Product version the customer wants. */
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Language of the start notice. */
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the customer left the queue. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** When the start notice was written. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    /** When the sale's queue admitted the place; each place is admitted once, ahead of tickets. */
    servedAt: timestamp('served_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('launch_places_number').on(table.launch, table.number),
    uniqueIndex('launch_places_customer').on(table.launch, table.customerId),
    index('launch_places_customers').on(table.customerId),
    index('launch_places_products').on(table.productId),
  ],
);

/** Launch subscriptions without an account; announced once, then kept for a month. */
export const launchSubscriptions = pgTable(
  'launch_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Key of the launch's text. */
    launch: text('launch').notNull(),
    channel: text('channel', { enum: ['push', 'sms', 'mail'] }).notNull(),
    /** Ten digits after +7, a lowercase mail address, or `session 17` for the devices of a session. */
    contact: text('contact').notNull(),
    /** Session whose devices receive the push. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Digest of the requester's IP address, for rate limiting. */
    addressHash: text('address_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When ownership of the contact was verified. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('launch_subscriptions_contact').on(table.launch, table.channel, table.contact),
    index('launch_subscriptions_address').on(table.addressHash, table.createdAt),
    index('launch_subscriptions_session').on(table.sessionId),
  ],
);

/**
 * Verification codes sent to mail addresses, deleted after a day. As with phone codes, each is valid only in the
 * session that requested it.
 */
export const launchCodes = pgTable(
  'launch_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => launchSubscriptions.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Digest of the requester's IPv4 address or IPv6 network, for rate limiting. */
    senderHash: text('sender_hash').notNull(),
    /** Digest of the code; only the letter contains the code. */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the code was used; a code works once. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('launch_codes_subscription').on(table.subscriptionId, table.createdAt),
    index('launch_codes_session').on(table.sessionId),
  ],
);
