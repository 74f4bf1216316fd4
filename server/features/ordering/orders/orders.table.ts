import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { DELIVERY_KINDS, SLOT_IDS } from '#domain/delivery/delivery.ts';
import { ORDER_ACTORS, ORDER_STATES } from '#domain/orders/order-status.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { shops } from '../../places/geo/shops.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { sessions } from '../../customers/session/session.table.ts';

/** Orders. Parts of a split delivery share a master number. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Number shown to customers. */
    number: text('number').notNull().unique(),
    masterNumber: text('master_number').notNull(),
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** The customer who placed it or whose account it joined; the order outlives the account. */
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
    /** Address of a courier order as entered; read by `parseStoredAddress` of domain/addresses/address.ts. */
    address: jsonb('address').$type<unknown>(),
    /** Shop of a pickup order. */
    shopId: integer('shop_id').references(() => shops.id),
    deliveryDate: date('delivery_date'),
    /** First promised day, once the visit was changed; no visit is before it. */
    readyDate: date('ready_date'),
    /** Courier slot; null for express, pickup and digital products. */
    deliverySlot: text('delivery_slot', { enum: SLOT_IDS }),
    /**
     * Time of automatic cancellation: end of storage for pickup, end of the reservation for an unpaid or unconfirmed
     * order.
     */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull(),
    /** Amount to pay, tenge. */
    toPay: integer('to_pay').notNull(),
    /** Products before discounts, tenge. */
    productsTotal: integer('products_total').notNull(),
    /** Delivery, express and lifting, tenge. */
    deliveryTotal: integer('delivery_total').notNull().default(0),
    /** Services of its products, tenge. */
    servicesTotal: integer('services_total').notNull().default(0),
    /**
     * Savings in addition to the amount to pay, tenge: promo code, bonuses, gift cards. Details are in their ledgers.
     */
    promoDiscount: integer('promo_discount').notNull().default(0),
    bonusesPaid: integer('bonuses_paid').notNull().default(0),
    giftCardsPaid: integer('gift_cards_paid').notNull().default(0),
    /** Price explanation shown to the buyer, line by line; read by `parseExplanation` of orders.stored.ts. */
    explanation: jsonb('explanation').$type<unknown>().notNull(),
    isPaid: boolean('is_paid').notNull().default(false),
    /** Whether the phone was verified when the order was placed. */
    phoneProved: boolean('phone_proved').notNull().default(false),
    /** Client address for limits (`platform/client-address.ts`); deleted once paid or confirmed. */
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
      sql`${table.productsTotal} + ${table.servicesTotal} + ${table.deliveryTotal} = ${table.promoDiscount} + ${table.bonusesPaid} + ${table.giftCardsPaid} + ${table.toPay}`,
    ),
  ],
);

/** Clients' idempotency keys of new orders; a retry returns the key's order. */
export const orderKeys = pgTable(
  'order_keys',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Stamp of the order placed with the key; another stamp is a conflict. */
    stamp: text('stamp'),
    /** Set in the transaction that places the order, so no other transaction sees it empty. */
    masterNumber: text('master_number').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.key] })],
);

/** Order lines, with texts and prices at checkout. */
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
    /** Unit price, tenge. */
    price: integer('price').notNull(),
    /** Promo discount on the line, tenge. */
    discount: integer('discount').notNull().default(0),
    /** Bonuses that pay for the line. */
    bonuses: integer('bonuses').notNull().default(0),
    /** Line total after promo code and bonuses, tenge. */
    total: integer('total').notNull(),
    /** Bonuses earned on completion. */
    earned: integer('earned').notNull().default(0),
    /** Sold as licence keys, whatever the feed says later. */
    digital: boolean('digital').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId] })],
);

/** Stock reserved for an order at one shop; released or handed over exactly once. */
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
    /** Counted in `stocks.unproven` until the phone is verified or the order is paid or confirmed. */
    unproven: boolean('unproven').notNull().default(false),
    /** held, released or handed. */
    state: text('state', { enum: ['held', 'released', 'handed'] })
      .notNull()
      .default('held'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId, table.shopId] })],
);

/** State changes of an order: actor and time. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for the first state. */
    from: text('from_status', { enum: ORDER_STATES }),
    to: text('to_status', { enum: ORDER_STATES }).notNull(),
    by: text('by', { enum: ORDER_ACTORS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);

/** Courier visits that replaced the first one of an order: actor and time of the change. */
export const orderVisits = pgTable(
  'order_visits',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    date: date('date').notNull(),
    slot: text('slot', { enum: SLOT_IDS }).notNull(),
    by: text('by', { enum: ORDER_ACTORS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_visits_order').on(table.orderId)],
);

/**
 * Guest orders that may belong to a customer: same phone or browser, but another name. They are moved to the account
 * after the customer confirms them.
 */
export const orderClaims = pgTable(
  'order_claims',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Master number of the orders. */
    masterNumber: text('master_number').notNull(),
    /** Time of the login that found the order. */
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    /** Time the customer declined the order; it is not offered again. */
    declinedAt: timestamp('declined_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.masterNumber] })],
);
