import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { CART_MARKS } from '#domain/orders/cart-mark.ts';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { sessions } from '../../customers/session/session.table.ts';

/** Cart lines, one per product and session. */
export const cartLines = pgTable(
  'cart_lines',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    /** Tenge the shopper last saw and accepted; a difference is shown, never corrected silently. */
    priceSeen: integer('price_seen').notNull(),
    /** Whether the line is ordered next, stays in the cart, or is set aside. */
    mark: text('mark', { enum: CART_MARKS }).notNull().default('selected'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.productId] })],
);

/** Services chosen with cart lines; they leave the cart with their line. */
export const cartServices = pgTable(
  'cart_services',
  {
    sessionId: integer('session_id').notNull(),
    productId: integer('product_id').notNull(),
    /** Code of the service. */
    code: text('code').notNull(),
    quantity: integer('quantity').notNull(),
    /** Tenge per unit the shopper last saw and accepted. */
    priceSeen: integer('price_seen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.productId, table.code] }),
    foreignKey({
      name: 'cart_services_line',
      columns: [table.sessionId, table.productId],
      foreignColumns: [cartLines.sessionId, cartLines.productId],
    }).onDelete('cascade'),
    check('cart_services_quantity', sql`${table.quantity} > 0`),
  ],
);
