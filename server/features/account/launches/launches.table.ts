import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { sessions } from '../../customers/session/session.table.ts';

/** Numbered places of customers in the queue for the sale of a launch. */
export const launchPlaces = pgTable(
  'launch_places',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Key of the launch's text. */
    launch: text('launch').notNull(),
    /** Position in the queue, from 1; a number that was given back is not given again. */
    number: integer('number').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The version the customer wants. */
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Language of the message that says the sale has begun. */
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the customer gave the place up. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** When the customer was told that the sale has begun. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    /** When the queue of the sale has admitted it: it goes before the tickets once. */
    servedAt: timestamp('served_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('launch_places_number').on(table.launch, table.number),
    uniqueIndex('launch_places_customer').on(table.launch, table.customerId),
    index('launch_places_customers').on(table.customerId),
    index('launch_places_products').on(table.productId),
  ],
);

/** Who wants to be told of a launch without an account; told once, then kept a month. */
export const launchSubscriptions = pgTable(
  'launch_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Key of the launch's text. */
    launch: text('launch').notNull(),
    channel: text('channel', { enum: ['push', 'sms', 'mail'] }).notNull(),
    /** Ten digits after +7, a mail address in small letters, or `session 17` for the devices of a session. */
    contact: text('contact').notNull(),
    /** Whose devices are told by push. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Digest of the address it was asked from, for the limit. */
    addressHash: text('address_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the contact was proved to be its owner's. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('launch_subscriptions_contact').on(table.launch, table.channel, table.contact),
    index('launch_subscriptions_address').on(table.addressHash, table.createdAt),
    index('launch_subscriptions_session').on(table.sessionId),
  ],
);

/** Codes that were sent to mail addresses. Each belongs to the session that asked for it, as the codes of phones do; deleted after a day. */
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
    /** Digest of the address it was asked from, or of the IPv6 network around it, for the limits. */
    senderHash: text('sender_hash').notNull(),
    /** Digest of the code; the code itself is only in the letter. */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was confirmed; it confirms nothing again. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('launch_codes_subscription').on(table.subscriptionId, table.createdAt),
    index('launch_codes_session').on(table.sessionId),
  ],
);
