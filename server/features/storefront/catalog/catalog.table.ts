import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Condition } from '#domain/catalog/condition.ts';

/** Category tree. Preorder numbers make a subtree a contiguous range. */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Feed that owns the category. */
    feed: text('feed').notNull(),
    /** Category id in its feed. */
    externalId: text('external_id').notNull(),
    parentId: integer('parent_id'),
    /** URL slug, unique in the shop. */
    slug: text('slug').notNull(),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    /** Drawing kind that replaces a missing picture (demo/pictures). */
    kind: text('kind').notNull().default('box'),
    /** Order among siblings. */
    position: integer('position').notNull().default(0),
    /** 0 for a root. */
    depth: smallint('depth').notNull().default(0),
    /** Preorder number of the category; its subtree is treeFrom..treeTo. */
    treeFrom: integer('tree_from').notNull().default(0),
    /** Largest preorder number in the subtree. */
    treeTo: integer('tree_to').notNull().default(0),
    /** Whether it collects products without a place in the tree; the shop shows neither. */
    hidden: boolean('hidden').notNull().default(false),
  },
  (table) => [
    uniqueIndex('categories_slug').on(table.slug),
    uniqueIndex('categories_external').on(table.feed, table.externalId),
  ],
);

/** Brands. */
export const brands = pgTable('brands', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
});

/** Typed attributes, shared by categories. */
export const attributes = pgTable('attributes', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** URL slug, unique in the shop. */
  slug: text('slug').notNull().unique(),
  nameRu: text('name_ru').notNull(),
  nameKk: text('name_kk').notNull(),
  /** number, enum, flag or text. */
  type: text('type').$type<'number' | 'enum' | 'flag' | 'text'>().notNull(),
  unitRu: text('unit_ru').notNull().default(''),
  unitKk: text('unit_kk').notNull().default(''),
  /** Attribute group on the product page. */
  groupSlug: text('group_slug').notNull().default(''),
  groupRu: text('group_ru').notNull().default(''),
  groupKk: text('group_kk').notNull().default(''),
  /** Whether it is a facet in categories that list it. */
  filterable: boolean('filterable').notNull().default(false),
  /** Display order of attributes. */
  position: integer('position').notNull().default(0),
});

/** Attributes of a category, in its own order. */
export const categoryAttributes = pgTable(
  'category_attributes',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    filterable: boolean('filterable').notNull().default(true),
    /** Whether it is one of the three key facts on the card. */
    keyFact: boolean('key_fact').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.attributeId] })],
);

/** Values of enumerations. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    /** URL slug, unique inside the attribute. */
    slug: text('slug').notNull(),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    /** Number in the name, for a numeric order ("256 ГБ" → 256). */
    sortNumber: doublePrecision('sort_number'),
  },
  (table) => [uniqueIndex('attribute_values_slug').on(table.attributeId, table.slug)],
);

/** Withdrawal reasons recorded by imports and by `forget-feed`. */
export const WITHDRAWN_REASONS = ['missing', 'marked', 'forgotten'] as const;

/** Products. One row is one SKU. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Feed that owns the product. */
    feed: text('feed').notNull(),
    /** Offer id in its feed. */
    externalId: text('external_id').notNull(),
    /** Hash of the offer's texts; an unchanged offer is not rewritten. */
    contentHash: text('content_hash').notNull(),
    sku: text('sku').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: integer('brand_id').references(() => brands.id),
    model: text('model').notNull().default(''),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    descriptionRu: text('description_ru').notNull().default(''),
    descriptionKk: text('description_kk').notNull().default(''),
    /** Variant group, shared by products of one model (colour, memory). */
    variantGroup: text('variant_group'),
    /** Grams; 0 when unknown. */
    weightGrams: integer('weight_grams').notNull().default(0),
    /** Percent of the price earned as bonuses. */
    bonusPercent: smallint('bonus_percent').notNull().default(0),
    /** Whether it is a digital key, delivered by mail or in the profile. */
    digital: boolean('digital').notNull().default(false),
    /** New, used, refurbished and so on (domain/catalog/condition.ts). */
    condition: text('condition').$type<Condition>().notNull().default('new'),
    /** Reason of the condition, in the supplier's words; '' if none. */
    conditionReason: text('condition_reason').notNull().default(''),
    /** Missing from the feed, withdrawn by its owner, or without a place in the tree (a hidden category). */
    withdrawn: boolean('withdrawn').notNull().default(false),
    /**
     * Cause of the withdrawal: absent from the feed, marked in the feed, or the feed was forgotten; null for others.
     */
    withdrawnReason: text('withdrawn_reason', { enum: WITHDRAWN_REASONS }),
    /** Day when sales begin. */
    preorderDate: date('preorder_date'),
    /** Supplier's lead time in days; absent when it cannot deliver. */
    supplierDays: smallint('supplier_days'),
    /** Weight in the "popular" order: recent sales and views, and the feed's figure (domain/catalog/popularity.ts). */
    popularity: integer('popularity').notNull().default(0),
    /** Popularity as reported by the feed, not scaled. */
    feedPopularity: integer('feed_popularity').notNull().default(0),
    /** Mean of published reviews × 100; 0 without reviews. */
    ratingHundredths: smallint('rating_hundredths').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('products_external').on(table.feed, table.externalId),
    index('products_category').on(table.categoryId),
    index('products_variant_group').on(table.variantGroup).where(sql`variant_group is not null`),
  ],
);

/**
 * Attribute values of products; exactly one value column is set. Only the importer writes here, and its joins keep the
 * rows consistent. Foreign keys would add two thirds to the load time of 100,000 products.
 */
export const productValues = pgTable(
  'product_values',
  {
    productId: integer('product_id').notNull(),
    attributeId: integer('attribute_id').notNull(),
    /** Order among several values of one attribute. */
    position: smallint('position').notNull().default(0),
    valueId: integer('value_id'),
    /** In the attribute's unit. */
    number: doublePrecision('number'),
    flag: boolean('flag'),
    textRu: text('text_ru'),
    textKk: text('text_kk'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.attributeId, table.position] })],
);

/** Prices, tenge. City 0 is every served city; a city's own row takes precedence. */
export const offers = pgTable(
  'offers',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    cityId: integer('city_id').notNull().default(0),
    price: integer('price').notNull(),
    /** Shown only while the price history confirms it (decisions §3). */
    oldPrice: integer('old_price'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.cityId] })],
);

/** History of charged prices; proves that old prices were charged. */
export const priceHistory = pgTable(
  'price_history',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    cityId: integer('city_id').notNull().default(0),
    price: integer('price').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
    /** Absent while it is charged. */
    until: timestamp('until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.cityId, table.since] })],
);

/** Pairs of products bought in one order, in both directions; recomputed by a job. */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Orders with both of them, except cancelled ones. */
    orders: integer('orders').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.otherId] })],
);
