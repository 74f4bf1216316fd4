import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { OPEN_RETURN_STATES, RETURN_REASONS, RETURN_STATES } from '#domain/orders/return-request.ts';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { orders } from '../orders/orders.table.ts';
import { customerFiles } from '../../media/uploads/uploads.table.ts';

const IS_OPEN = `state in (${OPEN_RETURN_STATES.map((state) => `'${state}'`).join(', ')})`;

/** Return requests of customers; amounts are fixed on creation. */
export const returns = pgTable(
  'returns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** V-YYYY-NNNNNN. The older prefix R- now belongs to requests of organisations. */
    number: text('number').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** State of `domain/orders/return-request.ts`. */
    state: text('state', { enum: RETURN_STATES }).notNull(),
    reason: text('reason', { enum: RETURN_REASONS }).notNull(),
    /** Customer's comment; may be empty. */
    comment: text('comment').notNull(),
    /** Shop's message on acceptance or refusal; may be empty. */
    answer: text('answer').notNull().default(''),
    /** Total refund over all tenders, tenge. */
    money: integer('money').notNull(),
    /** Delivery fee included in `money`, tenge. */
    delivery: integer('delivery').notNull(),
    /** Spent bonuses to refund. */
    bonuses: integer('bonuses').notNull(),
    /** Earned bonuses to reverse. */
    earned: integer('earned').notNull(),
    /** The order's gift is returned too: the kept products no longer qualify for it. */
    withGift: boolean('with_gift').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('returns_order').on(table.orderId),
    index('returns_state').on(table.state, table.id),
    // One open request per order, because amounts depend on earlier ones.
    uniqueIndex('returns_one_open').on(table.orderId).where(sql.raw(IS_OPEN)),
    check(
      'returns_sums',
      sql`least(${table.money} - ${table.delivery}, ${table.delivery}, ${table.bonuses}, ${table.earned}) >= 0`,
    ),
  ],
);

/** Products of a request. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    /** Amount (tenge), spent and earned bonuses of this quantity. */
    money: integer('money').notNull(),
    bonuses: integer('bonuses').notNull(),
    earned: integer('earned').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.productId] }),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Services returned with the products of a request. */
export const returnServices = pgTable(
  'return_services',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** Code of the service. */
    code: text('code').notNull(),
    quantity: integer('quantity').notNull(),
    /** Refund, tenge; 0 for a service that is done. */
    money: integer('money').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.productId, table.code] }),
    check('return_services_sums', sql`${table.quantity} > 0 and ${table.money} >= 0`),
  ],
);

/** Refund per tender of the order. */
export const returnTenders = pgTable(
  'return_tenders',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** `bank`, `receipt` or `card:` with the id of a gift card. */
    tender: text('tender').notNull(),
    /** Tenge, above 0. */
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.tender] }),
    check('return_tenders_amount', sql`${table.amount} > 0`),
  ],
);

/** Photos of requests. */
export const returnFiles = pgTable(
  'return_files',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => customerFiles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.fileId] })],
);

/** Last used number of each year. */
export const returnNumbers = pgTable('return_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
