import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { POST_STATUSES } from '#domain/catalog/product-question.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { products } from '../catalog/catalog.table.ts';

/** Questions about products, and answers to them; shown once published. */
export const productPosts = pgTable(
  'product_posts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The answered question; null for a question. */
    questionId: integer('question_id').references((): AnyPgColumn => productPosts.id, { onDelete: 'cascade' }),
    /** Null for the shop and for erased customers. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Empty for the shop. */
    author: text('author').notNull(),
    isShop: boolean('is_shop').notNull().default(false),
    /** Whether the author bought the product here. */
    verified: boolean('verified').notNull().default(false),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    text: text('text').notNull(),
    /** Answer of the chat that the asker agreed to publish; empty without one. Moderators may use it. */
    suggestion: text('suggestion').notNull().default(''),
    status: text('status', { enum: POST_STATUSES }).notNull().default('waiting'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_posts_product').on(table.productId, table.status),
    index('product_posts_question').on(table.questionId),
    index('product_posts_customer').on(table.customerId),
    uniqueIndex('product_posts_shop').on(table.questionId).where(sql`is_shop`),
  ],
);
