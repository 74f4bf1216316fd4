import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PROMO_KINDS } from '#domain/pricing/promo-code.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Promo codes and gifts of individual customers. */
export const customerCoupons = pgTable(
  'customer_coupons',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** A promo code lowers the price; a gift is added to an order. */
    kind: text('kind', { enum: ['promo', 'gift'] }).notNull(),
    /** Code entered at checkout; empty for a gift that needs none. */
    code: text('code').notNull().default(''),
    titleRu: text('title_ru').notNull(),
    titleKk: text('title_kk').notNull(),
    /** Percent off; null for a fixed discount or a gift. */
    percent: integer('percent'),
    /** Tenge off; null for a percentage or a gift. */
    amount: integer('amount'),
    /** Min order total, tenge; 0 if none. */
    minTotal: integer('min_total').notNull().default(0),
    /** Expiry; null if it never expires. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Time it was used; cleared when the order is cancelled. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time the customer was notified; a job notifies of coupons where it is null. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    index('customer_coupons_customer').on(table.customerId),
    index('customer_coupons_untold').on(table.id).where(sql`told_at is null`),
  ],
);

/** Public promo codes, subject to their terms (decisions §7). */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Code entered at checkout, normalised by `normalizePromoCode` of domain/pricing/promo-code.ts. */
    code: text('code').notNull().unique(),
    titleRu: text('title_ru').notNull(),
    titleKk: text('title_kk').notNull(),
    kind: text('kind', { enum: PROMO_KINDS }).notNull(),
    /** Percent or tenge off. */
    value: integer('value').notNull(),
    /** Eligible categories, subcategories included; null together with `productIds` for everything. */
    categoryIds: integer('category_ids').array(),
    /** Eligible products in addition to those of the categories. */
    productIds: integer('product_ids').array(),
    /** Min total of the eligible products, tenge; 0 if none. */
    minimumSum: integer('minimum_sum').notNull().default(0),
    /** Start and end; null if unbounded. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Ten digits after +7 of the only phone that may use it, once verified; null for a public code. */
    phone: text('phone'),
    /** Max orders, in total and per customer; null if unlimited. */
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('promo_codes_value', sql`${table.value} > 0 and (${table.kind} <> 'percent' or ${table.value} <= 100)`),
  ],
);

/** Uses of promo codes and customers' own codes by checkouts; a released use does not count. */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    promoId: integer('promo_id').references(() => promoCodes.id),
    couponId: integer('coupon_id').references(() => customerCoupons.id, { onDelete: 'cascade' }),
    /** Number shared by the orders of one checkout; at most one code each (decisions §7). */
    masterNumber: text('master_number').notNull().unique(),
    /** The buyer; null for a guest. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Discount, tenge. */
    amount: integer('amount').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time the last of the orders was cancelled. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
  },
  (table) => [
    index('promo_uses_promo').on(table.promoId, table.customerId).where(sql`returned_at is null`),
    index('promo_uses_customer').on(table.customerId),
    check('promo_uses_one', sql`num_nonnulls(${table.promoId}, ${table.couponId}) = 1`),
    check('promo_uses_amount', sql`${table.amount} > 0`),
  ],
);
