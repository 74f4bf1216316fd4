import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Cities of Kazakhstan served by the store (fields of spec §3). */
export const cities = pgTable('cities', {
  /** `cityIdInFO` of the specification. */
  id: integer('id').primaryKey(),
  /** URL slug: lowercase letters and hyphens. */
  keyword: text('keyword').notNull().unique(),
  /** `codeForMobApi`, the location id of the apps. */
  mobileCode: text('mobile_code').notNull().unique(),
  /** `code` of the specification; 000000001 unless the back office sets another. */
  code: text('code').notNull().default('000000001'),
  regionId: integer('region_id').notNull(),
  nameRu: text('name_ru').notNull(),
  nameKk: text('name_kk').notNull(),
  /** Degrees, WGS 84. */
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** Whether express delivery is available. */
  hasExpress: boolean('has_express').notNull().default(false),
  /** Rank in the list of popular cities; smaller is first. */
  position: integer('position').notNull(),
});
