import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { shops } from '../../places/geo/shops.table.ts';
import { products } from '../catalog/catalog.table.ts';

/** Stock of a product in a shop. Null `quantity` means available but not counted. */
export const stocks = pgTable(
  'stocks',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    quantity: integer('quantity'),
    /** Quantity reserved by orders; never above quantity. */
    reserved: integer('reserved').notNull().default(0),
    /** Part of `reserved` held by orders that are unpaid, unconfirmed and from unverified phones. */
    unproven: integer('unproven').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.shopId] }),
    check('stocks_reserved', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.quantity}`),
    check('stocks_unproven', sql`${table.unproven} >= 0 and ${table.unproven} <= ${table.reserved}`),
  ],
);
