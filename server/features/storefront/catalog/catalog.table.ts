import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { customers } from '../../customers/customers/customers.table.ts';

/** Category tree. Preorder numbers make a subtree a contiguous range. */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Feed that owns the category. */
    feed: text('feed').notNull(),
    /** Category id inside the feed. */
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
    /** Holds products without a place in the tree; the shop hides both. */
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

/** Products. One row is one SKU. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Feed that owns the product. */
    feed: text('feed').notNull(),
    /** Offer id inside the feed. */
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
    /** New, or the kind of not new (domain/catalog/condition.ts). */
    condition: text('condition').$type<Condition>().notNull().default('new'),
    /** Reason of the condition, in the supplier's words; ''. */
    conditionReason: text('condition_reason').notNull().default(''),
    /** Missing from the feed, withdrawn by its owner, or without a place in the tree (a hidden category). */
    withdrawn: boolean('withdrawn').notNull().default(false),
    /** Day when sales begin. */
    preorderDate: date('preorder_date'),
    /** Supplier's lead time in days; absent when it cannot deliver. */
    supplierDays: smallint('supplier_days'),
    /** Weight in the "popular" order: the feed's figure plus our sales. */
    popularity: integer('popularity').notNull().default(0),
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

/** Columns of a fetched and stored picture. */
const pictureColumns = () => ({
  /** Order among the pictures of a product. */
  position: smallint('position').notNull(),
  /** http(s) address, or `demo:` for a drawing. */
  source: text('source').notNull(),
  /** Hash of the source; the address of the picture in the shop. */
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

/** Places with stock: shops open to customers, and courier warehouses. */
export const shops = pgTable(
  'shops',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Feed that owns the shop; `sauda` for our own. */
    feed: text('feed').notNull(),
    externalId: text('external_id').notNull(),
    /** Absent for a central warehouse, whose stock reaches any city in `feed.centralDays`. */
    cityId: integer('city_id'),
    kind: text('kind').$type<'shop' | 'warehouse'>().notNull(),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    addressRu: text('address_ru').notNull().default(''),
    addressKk: text('address_kk').notNull().default(''),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Working hours as parsed by `parseShopHours`. */
    hours: text('hours').notNull().default('daily 10:00-20:00'),
    /** Slug of its page, unique in the shop and permanent; absent for warehouses and unnamed places. */
    slug: text('slug'),
    phone: text('phone').notNull().default(''),
    /** Services of `domain/delivery/shop-services.ts`, separated by spaces. */
    services: text('services').notNull().default(''),
    /** Directions as text. */
    wayRu: text('way_ru').notNull().default(''),
    wayKk: text('way_kk').notNull().default(''),
  },
  (table) => [
    uniqueIndex('shops_external').on(table.feed, table.externalId),
    uniqueIndex('shops_slug').on(table.slug),
    index('shops_city').on(table.cityId),
  ],
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

/** History of charged prices; it proves old prices honest. */
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

/** Buyers' reviews; shown once published. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Author in the shop; absent for reviews of feeds and of erased customers. */
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
    /** Review id inside a feed; absent for reviews written in the shop. */
    externalId: text('external_id'),
    /** Answer of the shop; empty without one. */
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
