import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Findings of the last audit, one row per check. */
export const auditResults = pgTable('audit_results', {
  /** Name of the check (`audit.queries.ts`). */
  check: text('check_name').primaryKey(),
  /** Number of violations; 0 when there are none. */
  faults: integer('faults').notNull(),
  /** Examples for an operator. */
  examples: text('examples').array().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
