import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../../storefront/catalog/catalog.table.ts';

/** Columns of a fetched and stored picture. */
export const pictureColumns = () => ({
  /** Order among the pictures of a product. */
  position: smallint('position').notNull(),
  /** http(s) URL, `demo:` for a drawing or `render:` for a render. */
  source: text('source').notNull(),
  /** Hash of the source; the picture's file name in shop URLs. */
  hash: text('hash').notNull(),
  /** Pixels; absent until fetched. */
  width: integer('width'),
  height: integer('height'),
  /** #rrggbb base of the card's tint; absent until fetched. */
  color: text('color'),
  /** waiting, ready or failed. */
  status: text('status').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
});

/** Product pictures, in order. Bytes are fetched on first use. */
export const pictures = pgTable(
  'pictures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    ...pictureColumns(),
  },
  (table) => [
    uniqueIndex('pictures_product_position').on(table.productId, table.position),
    index('pictures_hash').on(table.hash),
  ],
);
