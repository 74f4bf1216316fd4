import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
