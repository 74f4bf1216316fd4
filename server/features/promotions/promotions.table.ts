import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../customers/customers.table.ts';

/** Promo codes and gifts that the shop gave to one customer. */
export const customerCoupons = pgTable(
  'customer_coupons',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** A promo code lowers a price, a gift comes with an order. */
    kind: text('kind', { enum: ['promo', 'gift'] }).notNull(),
    /** What is typed at the checkout; empty for a gift that needs no code. */
    code: text('code').notNull().default(''),
    titleRu: text('title_ru').notNull(),
    titleKk: text('title_kk').notNull(),
    /** Percent off; absent when it takes off a sum or gives a product. */
    percent: integer('percent'),
    /** Tenge off; absent when it takes off a percentage or gives a product. */
    amount: integer('amount'),
    /** Tenge of products it takes; 0 without a least. */
    minTotal: integer('min_total').notNull().default(0),
    /** Moment it ends; absent when it never does. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** When an order used it; given back when that is cancelled. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the customer was told of it; a job tells of those that nobody was told of. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    index('customer_coupons_customer').on(table.customerId),
    index('customer_coupons_untold').on(table.id).where(sql`told_at is null`),
  ],
);
