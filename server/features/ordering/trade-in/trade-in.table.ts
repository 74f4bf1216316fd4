import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { TRADE_IN_STATES, type TradeInAnswers } from '#domain/orders/trade-in.ts';
import { shops } from '../../storefront/catalog/catalog.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Requests to take a device in against a discount. */
export const tradeIns = pgTable(
  'trade_ins',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** T-YYYY-NNNNNNNNN, drawn at random; six digits counted upward in older ones. */
    number: text('number').notNull().unique(),
    /** Who has sent it, when logged in; the discount then comes into the profile. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The client's key with the phone: a repeat finds the request. */
    key: text('key').notNull(),
    /** Language of its page, in which its sender is told. */
    language: text('language', { enum: ['ru', 'kk'] })
      .notNull()
      .default('ru'),
    name: text('name').notNull(),
    /** Ten digits after +7. */
    phone: text('phone').notNull(),
    /** Where the device is brought. */
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    answers: jsonb('answers').$type<TradeInAnswers>().notNull(),
    /** Tenge by the questionnaire. */
    estimate: integer('estimate').notNull(),
    state: text('state', { enum: TRADE_IN_STATES }).notNull(),
    /** Tenge that the shop has settled on; absent until it is accepted. */
    price: integer('price'),
    /** The code that takes the price off; absent until it is accepted. */
    code: text('code'),
    /** What the shop wrote; absent without words. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('trade_ins_key').on(table.phone, table.key),
    index('trade_ins_state').on(table.state, table.id),
    check(
      'trade_ins_accepted',
      sql`(${table.state} = 'accepted') = (${table.price} is not null and ${table.code} is not null)`,
    ),
  ],
);
