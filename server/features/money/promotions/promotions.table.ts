import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PROMO_KINDS } from '#domain/pricing/promo-code.ts';
import { customers } from '../../customers/customers/customers.table.ts';

/** Promo codes and gifts that the shop gave to one customer. */
export const customerCoupons = pgTable(
  'customer_coupons',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** A promo code lowers a price, a gift comes with an order. */
    kind: text('kind', { enum: ['promo', 'gift'] }).notNull(),
    /** What is typed at the checkout; empty for a gift that needs no code. */
    code: text('code').notNull().default(''),
    titleRu: text('title_ru').notNull(),
    titleKk: text('title_kk').notNull(),
    /** Percent off; absent when it takes off a sum or gives a product. */
    percent: integer('percent'),
    /** Tenge off; absent when it takes off a percentage or gives a product. */
    amount: integer('amount'),
    /** Tenge of products it takes; 0 without a least. */
    minTotal: integer('min_total').notNull().default(0),
    /** Moment it ends; absent when it never does. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** When an order used it; given back when that is cancelled. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the customer was told of it; a job tells of those that nobody was told of. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    index('customer_coupons_customer').on(table.customerId),
    index('customer_coupons_untold').on(table.id).where(sql`told_at is null`),
  ],
);

/** Promo codes that everybody may use, as the terms of each allow (decisions §7). */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** What is typed at the checkout, as `normalPromoCode` of domain/pricing/promo-code.ts writes it. */
    code: text('code').notNull().unique(),
    titleRu: text('title_ru').notNull(),
    titleKk: text('title_kk').notNull(),
    kind: text('kind', { enum: PROMO_KINDS }).notNull(),
    /** Percent or tenge off. */
    value: integer('value').notNull(),
    /** Categories it is good for, what is below them included; absent together with `productIds` for everything. */
    categoryIds: integer('category_ids').array(),
    /** Products it is good for, beside those of the categories. */
    productIds: integer('product_ids').array(),
    /** Tenge that the products it is good for must cost; 0 without a least. */
    minimumSum: integer('minimum_sum').notNull().default(0),
    /** Moments between which it can be used; absent without a bound. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Ten digits after +7 of the only phone that may use it, once it is proved; absent for a code of everybody's. */
    phone: text('phone'),
    /** Orders that may use it, in all and of one customer; absent without a limit. */
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('promo_codes_value', sql`${table.value} > 0 and (${table.kind} <> 'percent' or ${table.value} <= 100)`),
  ],
);

/** Which placing has used a promo code or a customer's own one; a use that is given back no longer counts. */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    promoId: integer('promo_id').references(() => promoCodes.id),
    couponId: integer('coupon_id').references(() => customerCoupons.id, { onDelete: 'cascade' }),
    /** Number that the orders of the placing share; one code an order (decisions §7). */
    masterNumber: text('master_number').notNull().unique(),
    /** The customer who placed it; absent for a guest. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Tenge it took off. */
    amount: integer('amount').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the last of the orders was cancelled. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
  },
  (table) => [
    index('promo_uses_promo').on(table.promoId, table.customerId).where(sql`returned_at is null`),
    index('promo_uses_customer').on(table.customerId),
    check('promo_uses_one', sql`num_nonnulls(${table.promoId}, ${table.couponId}) = 1`),
    check('promo_uses_amount', sql`${table.amount} > 0`),
  ],
);
