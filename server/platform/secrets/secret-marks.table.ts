import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Identifies the secret of this database in one row, to detect a different one at start. */
export const secretMarks = pgTable(
  'secret_marks',
  {
    id: integer('id').primaryKey(),
    /** HMAC of a fixed text under the secret; does not reveal the secret. */
    mark: text('mark').notNull(),
    /** When the database first used this secret. */
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('secret_marks_one', sql`${table.id} = 1`)],
);
