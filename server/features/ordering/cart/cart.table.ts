import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
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
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.productId] })],
);
