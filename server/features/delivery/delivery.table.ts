import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Courier slots that orders have taken, per city and day. */
export const slotUses = pgTable(
  'slot_uses',
  {
    cityId: integer('city_id').notNull(),
    day: date('day').notNull(),
    /** `10-14`, `14-18` or `18-22`. */
    slot: text('slot').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.day, table.slot] })],
);
