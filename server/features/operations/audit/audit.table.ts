import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the last audit has found, a row a check. */
export const auditResults = pgTable('audit_results', {
  /** Name of the check (`audit.queries.ts`). */
  check: text('check_name').primaryKey(),
  /** Things that do not agree; 0 when all is well. */
  faults: integer('faults').notNull(),
  /** Some of them, for a person to look at. */
  examples: text('examples').array().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
