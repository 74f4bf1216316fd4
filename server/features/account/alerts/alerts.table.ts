import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Stock and price alerts of customers, per city; announced once, then kept for a month. */
export const productAlerts = pgTable(
  'product_alerts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    cityId: integer('city_id').notNull(),
    kind: text('kind', { enum: ['stock', 'price'] }).notNull(),
    channel: text('channel', { enum: ['push', 'sms', 'mail'] }).notNull(),
    /** Language in which the alert was requested. */
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Price threshold in tenge (exclusive); null for a stock alert. */
    below: integer('below'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Last check; the oldest is checked next. */
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    /** Time of the notice; null while the alert waits. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('product_alerts_waiting')
      .on(table.customerId, table.productId, table.cityId, table.kind)
      .where(sql`told_at is null`),
    index('product_alerts_next').on(table.checkedAt).where(sql`told_at is null`),
    index('product_alerts_product').on(table.productId),
  ],
);
