import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { DELIVERY_KINDS, SLOT_IDS } from '#domain/delivery/delivery.ts';
import { ORDER_ACTORS, ORDER_STATES } from '#domain/orders/order-status.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { products, shops } from '../../storefront/catalog/catalog.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { sessions } from '../../customers/session/session.table.ts';

/** Orders. Parts of a split delivery share a master number. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** What people see and say on the phone. */
    number: text('number').notNull().unique(),
    masterNumber: text('master_number').notNull(),
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** The customer who placed it, or whose account it joined at a login; the order outlives the account. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    cityId: integer('city_id').notNull(),
    /** State of `domain/orders/order-status.ts`. */
    status: text('status', { enum: ORDER_STATES }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Ten digits after +7. */
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    deliveryKind: text('delivery_kind', { enum: DELIVERY_KINDS }).notNull(),
    /** Address of a courier order as it was given; read by `addressFrom` of domain/addresses/address.ts. */
    address: jsonb('address').$type<unknown>(),
    /** Shop of a pickup order. */
    shopId: integer('shop_id').references(() => shops.id),
    deliveryDate: date('delivery_date'),
    /** Courier's slot; absent for express, pickup and digital products. */
    deliverySlot: text('delivery_slot', { enum: SLOT_IDS }),
    /** When the order is cancelled: a pickup order is kept, an unpaid or unconfirmed one holds its stock until then. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull(),
    /** Tenge the buyer pays in all. */
    toPay: integer('to_pay').notNull(),
    /** Tenge of products before discounts. */
    productsTotal: integer('products_total').notNull(),
    /** Tenge of delivery, express and lifting. */
    deliveryTotal: integer('delivery_total').notNull().default(0),
    /** Tenders beside what is to pay, tenge: the promo code, bonuses, gift cards (their ledgers say which). */
    promoDiscount: integer('promo_discount').notNull().default(0),
    bonusesPaid: integer('bonuses_paid').notNull().default(0),
    giftCardsPaid: integer('gift_cards_paid').notNull().default(0),
    /** The explanation the buyer saw, line by line; read by `explanationFrom` of orders.stored.ts. */
    explanation: jsonb('explanation').$type<unknown>().notNull(),
    isPaid: boolean('is_paid').notNull().default(false),
    /** The phone was proved by a code when the order was placed. */
    phoneProved: boolean('phone_proved').notNull().default(false),
    /** Address it was placed from (`platform/client-address.ts`), for limits; forgotten once it is paid or confirmed. */
    placedFrom: text('placed_from'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('orders_master').on(table.masterNumber),
    index('orders_phone').on(table.phone),
    index('orders_session').on(table.sessionId),
    index('orders_customer').on(table.customerId, table.id),
    index('orders_placed_from').on(table.placedFrom).where(sql`placed_from is not null`),
    index('orders_unproven_slot')
      .on(table.cityId, table.deliveryDate, table.deliverySlot)
      .where(sql`not phone_proved and status in ('created', 'waiting_payment')`),
    index('orders_expires').on(table.expiresAt).where(sql`expires_at is not null`),
    check(
      'orders_tenders',
      sql`least(${table.toPay}, ${table.promoDiscount}, ${table.bonusesPaid}, ${table.giftCardsPaid}) >= 0`,
    ),
    check(
      'orders_sums',
      sql`${table.productsTotal} + ${table.deliveryTotal} = ${table.promoDiscount} + ${table.bonusesPaid} + ${table.giftCardsPaid} + ${table.toPay}`,
    ),
  ],
);

/** Keys that clients drew for placing; a repeat is answered with the order the key has led to. */
export const orderKeys = pgTable(
  'order_keys',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Stamp of what was ordered with the key; another one is a conflict. */
    stamp: text('stamp'),
    /** Written in the transaction that places the order, so every other one sees it filled. */
    masterNumber: text('master_number').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.key] })],
);

/** Products of an order, with the words and prices of the moment it was placed. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    quantity: integer('quantity').notNull(),
    /** Tenge of one. */
    price: integer('price').notNull(),
    /** Tenge of the line that the promo code takes off. */
    discount: integer('discount').notNull().default(0),
    /** Bonuses that pay for the line. */
    bonuses: integer('bonuses').notNull().default(0),
    /** Tenge of the whole line after promo code and bonuses. */
    total: integer('total').notNull(),
    /** Bonuses the line earns its customer when the order is completed. */
    earned: integer('earned').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId] })],
);

/** Quantities promised to an order from one shop; released or handed over exactly once. */
export const reservations = pgTable(
  'reservations',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    quantity: integer('quantity').notNull(),
    /** Counted in `stocks.unproven`: nobody has proved the phone, paid or confirmed the order yet. */
    unproven: boolean('unproven').notNull().default(false),
    /** held, released or handed. */
    state: text('state', { enum: ['held', 'released', 'handed'] })
      .notNull()
      .default('held'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId, table.shopId] })],
);

/** Every change of an order's state: who and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Absent for the first state. */
    from: text('from_status', { enum: ORDER_STATES }),
    to: text('to_status', { enum: ORDER_STATES }).notNull(),
    by: text('by', { enum: ORDER_ACTORS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);

/**
 * Guest orders that may be a customer's: placed with the customer's phone or in the same browser, but under another name.
 * They join the account once the customer has confirmed them.
 */
export const orderClaims = pgTable(
  'order_claims',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Number that the orders of one placing share. */
    masterNumber: text('master_number').notNull(),
    /** When a login found it. */
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    /** When the customer declined the order; it is not offered again. */
    declinedAt: timestamp('declined_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.masterNumber] })],
);
