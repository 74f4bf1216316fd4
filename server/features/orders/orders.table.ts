import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ExplanationLine } from '#contract/cart.ts';
import type { DeliveryAddress } from '#contract/checkout.ts';
import { products, shops } from '../catalog/catalog.table.ts';
import { sessions } from '../session/session.table.ts';

/** Orders. Parts of a split delivery share a master number. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** What people see and say on the phone. */
    number: text('number').notNull().unique(),
    masterNumber: text('master_number').notNull(),
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    cityId: integer('city_id').notNull(),
    /** State of `domain/order-status.ts`. */
    status: text('status').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Ten digits after +7. */
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    deliveryKind: text('delivery_kind').$type<'courier' | 'express' | 'pickup' | 'digital'>().notNull(),
    /** Address, floor and comment of a courier order. */
    address: jsonb('address').$type<DeliveryAddress>(),
    /** Shop of a pickup order. */
    shopId: integer('shop_id').references(() => shops.id),
    deliveryDate: date('delivery_date'),
    /** Courier's slot; absent for express, pickup and digital goods. */
    deliverySlot: text('delivery_slot'),
    /** Until when a pickup order is kept, or an unpaid one holds its goods. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    paymentMethod: text('payment_method').$type<'on-receipt' | 'card'>().notNull(),
    /** Tenge the buyer pays in all. */
    toPay: integer('to_pay').notNull(),
    /** Tenge of goods before discounts. */
    goods: integer('goods').notNull(),
    /** The explanation the buyer saw, line by line. */
    explanation: jsonb('explanation').$type<ExplanationLine[]>().notNull(),
    isPaid: boolean('is_paid').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('orders_master').on(table.masterNumber),
    index('orders_phone').on(table.phone),
    index('orders_session').on(table.sessionId),
    index('orders_expires').on(table.expiresAt).where(sql`expires_at is not null`),
  ],
);

/** Keys that clients made for placing; a repeat gives the one order back. */
export const orderKeys = pgTable(
  'order_keys',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Written in the transaction that places the order, so every other one sees it filled. */
    masterNumber: text('master_number').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.key] })],
);

/** Goods of an order, with the words and prices of the moment it was placed. */
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
    /** Tenge a piece. */
    price: integer('price').notNull(),
    /** Tenge of the whole line after discounts. */
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId] })],
);

/** Pieces promised to an order from one shop; released or handed over exactly once. */
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
    /** held, released or handed. */
    state: text('state').$type<'held' | 'released' | 'handed'>().notNull().default('held'),
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
    from: text('from_status'),
    to: text('to_status').notNull(),
    /** customer, operator or system. */
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);
