import { boolean, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.table.ts';
import { pictureColumns } from '../../media/pictures/pictures.table.ts';
import { products } from '../catalog/catalog.table.ts';

/** Buyers' reviews; shown once published. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Author's account; null for imported reviews and erased customers. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    author: text('author').notNull(),
    /** Language the buyer wrote in. */
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** 1 to 5. */
    stars: smallint('stars').notNull(),
    advantages: text('advantages').notNull().default(''),
    flaws: text('flaws').notNull().default(''),
    comment: text('comment').notNull().default(''),
    /** Whether the author bought the product here. */
    verified: boolean('verified').notNull().default(false),
    status: text('status').$type<'waiting' | 'published' | 'refused'>().notNull().default('waiting'),
    /** Review id in its feed; null for reviews written in the shop. */
    externalId: text('external_id'),
    /** The shop's reply; empty if none. */
    answer: text('answer').notNull().default(''),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reviews_product').on(table.productId, table.status),
    uniqueIndex('reviews_external').on(table.productId, table.externalId),
    uniqueIndex('reviews_customer').on(table.customerId, table.productId),
  ],
);

/** Review photos, in order; five at most (decisions §3). Fetched and stored like product pictures. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    ...pictureColumns(),
  },
  (table) => [
    uniqueIndex('review_pictures_position').on(table.reviewId, table.position),
    index('review_pictures_hash').on(table.hash),
  ],
);
