import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Values that operators changed; a missing row means the default of `domain/settings/settings.ts`. */
export const storeSettings = pgTable('store_settings', {
  /** Name of the setting, e.g. `delivery.courierFee`. */
  name: text('name').primaryKey(),
  /** The changed value, checked against the setting's kind when read. */
  value: jsonb('value').notNull(),
  /** When it was changed. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
