import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { OPEN_RETURN_STATES, RETURN_REASONS, RETURN_STATES } from '#domain/orders/return-request.ts';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { orders } from '../orders/orders.table.ts';
import { customerFiles } from '../../media/uploads/uploads.table.ts';

const IS_OPEN = `state in (${OPEN_RETURN_STATES.map((state) => `'${state}'`).join(', ')})`;

/** Requests of customers to return products of an order; the sums are settled when it is asked for. */
export const returns = pgTable(
  'returns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** V-YYYY-NNNNNN; R- before requests of organisations had that letter to themselves. */
    number: text('number').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** State of `domain/orders/return-request.ts`. */
    state: text('state', { enum: RETURN_STATES }).notNull(),
    reason: text('reason', { enum: RETURN_REASONS }).notNull(),
    /** What the customer wrote; empty without words. */
    comment: text('comment').notNull(),
    /** What the shop wrote to an acceptance or a refusal; empty without words. */
    answer: text('answer').notNull().default(''),
    /** Tenge that go back in all, over all tenders. */
    money: integer('money').notNull(),
    /** Tenge of `money` that are the delivery. */
    delivery: integer('delivery').notNull(),
    /** Spent bonuses that come back. */
    bonuses: integer('bonuses').notNull(),
    /** Earned bonuses that are taken back. */
    earned: integer('earned').notNull(),
    /** The gift of the order comes back too, because what stays no longer earns it. */
    withGift: boolean('with_gift').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('returns_order').on(table.orderId),
    index('returns_state').on(table.state, table.id),
    // Sums are settled for one request at a time.
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
    /** Tenge, spent and earned bonuses that the quantity carries. */
    money: integer('money').notNull(),
    bonuses: integer('bonuses').notNull(),
    earned: integer('earned').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.productId] }),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** What each tender of the order gets back. */
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

/** The last number of each year. */
export const returnNumbers = pgTable('return_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
