import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.table.ts';
import { customers } from '../customers/customers.table.ts';

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
  },
  (table) => [
    uniqueIndex('launch_places_number').on(table.launch, table.number),
    uniqueIndex('launch_places_customer').on(table.launch, table.customerId),
    index('launch_places_customers').on(table.customerId),
    index('launch_places_products').on(table.productId),
  ],
);
