import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { TRADE_IN_DEVICES, TRADE_IN_STATES, type TradeInAnswers } from '#domain/orders/trade-in.ts';
import { shops } from '../../places/geo/shops.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** The price table of trade-in, loaded by operators. */
export const tradeInModels = pgTable(
  'trade_in_models',
  {
    device: text('device', { enum: TRADE_IN_DEVICES }).notNull(),
    name: text('name').notNull(),
    /** Of a complete device without damage, tenge. */
    price: integer('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.device, table.name] }),
    check('trade_in_models_price', sql`${table.price} > 0`),
  ],
);

/** Trade-in requests. */
export const tradeIns = pgTable(
  'trade_ins',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** T-YYYY-NNNNNNNNN, random; older numbers have six sequential digits. */
    number: text('number').notNull().unique(),
    /** The requesting customer; null for a guest. The discount goes to this profile. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Client's idempotency key with the phone: a repeat finds the request. */
    key: text('key').notNull(),
    /** Language of notifications. */
    language: text('language', { enum: ['ru', 'kk'] })
      .notNull()
      .default('ru'),
    name: text('name').notNull(),
    /** Ten digits after +7. */
    phone: text('phone').notNull(),
    /** Shop that receives the device. */
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    answers: jsonb('answers').$type<TradeInAnswers>().notNull(),
    /** Estimate by the questionnaire, tenge. */
    estimate: integer('estimate').notNull(),
    state: text('state', { enum: TRADE_IN_STATES }).notNull(),
    /** Final price, tenge; null until acceptance. */
    price: integer('price'),
    /** Discount code; null until acceptance. */
    code: text('code'),
    /** Shop's message; may be null. */
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
