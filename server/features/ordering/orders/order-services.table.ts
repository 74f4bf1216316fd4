import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SERVICE_KINDS } from '#domain/orders/service-offer.ts';
import { orderLines } from './orders.table.ts';

/** Services of order lines, with texts and prices at checkout. */
export const orderServices = pgTable(
  'order_services',
  {
    orderId: integer('order_id').notNull(),
    productId: integer('product_id').notNull(),
    /** Code of the service; its terms may have changed since. */
    code: text('code').notNull(),
    kind: text('kind', { enum: SERVICE_KINDS }).notNull(),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    /** Included work. */
    includedRu: text('included_ru').notNull(),
    includedKk: text('included_kk').notNull(),
    /** Term of a warranty; null for other kinds. */
    months: integer('months'),
    /** Months of the maker's warranty, after which it starts. */
    afterMonths: integer('after_months').notNull().default(0),
    quantity: integer('quantity').notNull(),
    /** Unit price, tenge. */
    price: integer('price').notNull(),
    /** Unguessable part of the certificate's URL; null without a certificate. */
    certificate: text('certificate').unique(),
    /** Day agreed by an operator; null for the day of the delivery. */
    visitOn: date('visit_on'),
    /** Completed quantity, without units refunded at the shop's fault; 0 for a warranty. */
    done: integer('done').notNull().default(0),
    /** Day of the last completed unit; null before. */
    doneOn: date('done_on'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId, table.code] }),
    foreignKey({
      name: 'order_services_line',
      columns: [table.orderId, table.productId],
      foreignColumns: [orderLines.orderId, orderLines.productId],
    }).onDelete('cascade'),
    index('order_services_open').on(table.orderId).where(sql`done < quantity and kind <> 'warranty'`),
    check('order_services_sums', sql`${table.quantity} > 0 and ${table.price} > 0`),
    check(
      'order_services_done',
      sql`${table.done} between 0 and ${table.quantity} and (${table.done} = 0) = (${table.doneOn} is null)`,
    ),
  ],
);
