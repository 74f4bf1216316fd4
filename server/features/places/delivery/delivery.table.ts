import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SLOT_IDS } from '#domain/delivery/delivery.ts';

/** Courier slots booked by orders, per city and day. */
export const slotUses = pgTable(
  'slot_uses',
  {
    cityId: integer('city_id').notNull(),
    day: date('day').notNull(),
    slot: text('slot', { enum: SLOT_IDS }).notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.cityId, table.day, table.slot] }),
    check('slot_uses_used', sql`${table.used} >= 0`),
  ],
);
