import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { SERVICE_KINDS } from '#domain/orders/service-offer.ts';

/** Services offered with products. */
export const serviceOffers = pgTable(
  'service_offers',
  {
    /** Identifier used by operators, such as `install-washer`. */
    code: text('code').primaryKey(),
    kind: text('kind', { enum: SERVICE_KINDS }).notNull(),
    nameRu: text('name_ru').notNull(),
    nameKk: text('name_kk').notNull(),
    /** Included work. */
    includedRu: text('included_ru').notNull(),
    includedKk: text('included_kk').notNull(),
    /** Term of a warranty; null for other kinds. */
    months: integer('months'),
    /** Rates in order of precedence; read by `parseRates` of service-offers.stored.ts. */
    rates: jsonb('rates').$type<unknown>().notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [check('service_offers_months', sql`(${table.kind} = 'warranty') = (${table.months} is not null)`)],
);
