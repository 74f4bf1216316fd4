import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which secret sealed what is in this database: one row, by which a start notices that the secret is another one. */
export const secretMarks = pgTable(
  'secret_marks',
  {
    id: integer('id').primaryKey(),
    /** HMAC of a fixed text under the secret; the secret cannot be had from it. */
    mark: text('mark').notNull(),
    /** When the database first met this secret. */
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('secret_marks_one', sql`${table.id} = 1`)],
);
