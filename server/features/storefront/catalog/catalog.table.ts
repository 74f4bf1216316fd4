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

/** Tree of categories. Preorder numbers make a subtree a contiguous range. */
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
    /** Kind of drawing that stands in for a missing picture (demo/pictures). */
    kind: text('kind').notNull().default('box'),
    /** Order among siblings. */
    position: integer('position').notNull().default(0),
    /** 0 for a root. */
    depth: smallint('depth').notNull().default(0),
    /** Preorder number of the category; its subtree is treeFrom..treeTo. */
    treeFrom: integer('tree_from').notNull().default(0),
    /** Largest preorder number in the subtree. */
    treeTo: integer('tree_to').notNull().default(0),
    /** Holds products that wait for a place in the tree; the shop shows neither it nor them. */
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
  /** Group of characteristics on the product page. */
  groupSlug: text('group_slug').notNull().default(''),
  groupRu: text('group_ru').notNull().default(''),
  groupKk: text('group_kk').notNull().default(''),
  /** Shown among facets where a category lists it. */
  filterable: boolean('filterable').notNull().default(false),
  /** Order of characteristics. */
  position: integer('position').notNull().default(0),
});

/** Which attributes a category has, in its own order. */
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
    /** One of the three key facts on the card. */
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
    /** Number inside the name, for a numeric order ("256 ГБ" → 256). */
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
    /** Hash of the feed's words about it; an unchanged offer is not rewritten. */
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
    /** Products of one model (colour, memory) share it. */
    variantGroup: text('variant_group'),
    /** Grams; 0 when unknown. */
    weightGrams: integer('weight_grams').notNull().default(0),
    /** Percent of the price that comes back as bonuses. */
    bonusPercent: smallint('bonus_percent').notNull().default(0),
    /** Sold as a key, delivered by mail or profile. */
    digital: boolean('digital').notNull().default(false),
    /** Whether it is new, and if not, in what sense (domain/catalog/condition.ts). */
    condition: text('condition').$type<Condition>().notNull().default('new'),
    /** Why it is not new, in the supplier's words; ''. */
    conditionReason: text('condition_reason').notNull().default(''),
    /** No longer in the feed, withdrawn by its owner, or waiting for a place in the tree (a hidden category). */
    withdrawn: boolean('withdrawn').notNull().default(false),
    /** Sales begin on this day. */
    preorderDate: date('preorder_date'),
    /** Days the supplier needs; absent when it cannot deliver. */
    supplierDays: smallint('supplier_days'),
    /** Weight in the "popular" order; the feed's figure plus our sales. */
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
 * Values of a product's attributes; exactly one of the value columns is filled. Written by the importer alone, whose
 * joins keep the rows
 * consistent: foreign keys would cost two thirds of the time of loading 100,000 products.
 */
export const productValues = pgTable(
  'product_values',
  {
    productId: integer('product_id').notNull(),
    attributeId: integer('attribute_id').notNull(),
    /** Place among several values of one attribute. */
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

/** Columns of a picture that is fetched and kept. */
const pictureColumns = () => ({
  /** Place in its row of pictures. */
  position: smallint('position').notNull(),
  /** http(s) address, or `demo:` for a drawing of ours. */
  source: text('source').notNull(),
  /** Hash of the source; the address of the picture in the shop. */
  hash: text('hash').notNull(),
  /** Pixels; absent until the picture has been seen. */
  width: integer('width'),
  height: integer('height'),
  /** #rrggbb that the card's tint is mixed from; absent until seen. */
  color: text('color'),
  /** waiting, ready or failed. */
  status: text('status').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
});

/** Pictures of products, in order. Bytes are fetched when first needed. */
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

/** Places that hold stock: shops people can visit, and warehouses couriers leave from. */
export const shops = pgTable(
  'shops',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Feed that owns the shop; `sauda` for our own. */
    feed: text('feed').notNull(),
    externalId: text('external_id').notNull(),
    /** Absent: a central warehouse, whose stock is in any city after `feed.centralDays`. */
    cityId: integer('city_id'),
    kind: text('kind').$type<'shop' | 'warehouse'>().notNull(),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    addressRu: text('address_ru').notNull().default(''),
    addressKk: text('address_kk').notNull().default(''),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Working hours as `parseShopHours` reads them. */
    hours: text('hours').notNull().default('daily 10:00-20:00'),
    /** Address of its page, unique in the shop and never changed; absent for warehouses and places without a name. */
    slug: text('slug'),
    phone: text('phone').notNull().default(''),
    /** Services of `domain/delivery/shop-services.ts`, parted by spaces. */
    services: text('services').notNull().default(''),
    /** How to get there, in words. */
    wayRu: text('way_ru').notNull().default(''),
    wayKk: text('way_kk').notNull().default(''),
  },
  (table) => [
    uniqueIndex('shops_external').on(table.feed, table.externalId),
    uniqueIndex('shops_slug').on(table.slug),
    index('shops_city').on(table.cityId),
  ],
);

/** Prices, tenge. City 0 is every served city; a row of a city's own wins over it. */
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

/** Stock of a product in a shop. `quantity` null means available but not counted. */
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
    /** Quantity promised to orders; never above quantity. */
    reserved: integer('reserved').notNull().default(0),
    /** Of `reserved`, what orders hold that nobody has paid or confirmed, and whose phones are not proved. */
    unproven: integer('unproven').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.shopId] }),
    check('stocks_reserved', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.quantity}`),
    check('stocks_unproven', sql`${table.unproven} >= 0 and ${table.unproven} <= ${table.reserved}`),
  ],
);

/** What was charged when; the honesty of old prices rests on it. */
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

/** Opinions of buyers; shown once published. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Who wrote it in the shop; absent for reviews of feeds and of erased customers. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    author: text('author').notNull(),
    /** Language the buyer wrote in. */
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** 1 to 5. */
    stars: smallint('stars').notNull(),
    advantages: text('advantages').notNull().default(''),
    flaws: text('flaws').notNull().default(''),
    comment: text('comment').notNull().default(''),
    /** Bought here. */
    verified: boolean('verified').notNull().default(false),
    status: text('status').$type<'waiting' | 'published' | 'refused'>().notNull().default('waiting'),
    /** Review id inside a feed; absent for reviews written in the shop. */
    externalId: text('external_id'),
    /** What the shop answered; empty without an answer. */
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

/** Photos of reviews, in order; five at most (decisions §3). Fetched and kept like the pictures of products. */
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

/** Pairs of products that were bought in one order, both ways; counted anew by a job. */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Orders with both of them, cancelled ones not counted. */
    orders: integer('orders').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.otherId] })],
);
