import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Settings changed by operators; a missing row means the default of `domain/settings/settings.ts`. */
export const storeSettings = pgTable('store_settings', {
  /** Name of the setting, e.g. `delivery.courierFee`. */
  name: text('name').primaryKey(),
  /** The changed value, validated against the setting's type when read. */
  value: jsonb('value').notNull(),
  /** When it was changed. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
