import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What became of the last runs of each repeating job, whichever worker ran it. */
export const jobStates = pgTable('job_states', {
  /** Name of the job, e.g. `orders.expire`. */
  name: text('name').primaryKey(),
  /** When its last run began. */
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** How long its last run took, ms. */
  durationMs: integer('duration_ms').notNull(),
  /** When a run last ended well; absent until one did. */
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  /** Runs so far. */
  runs: bigint('runs', { mode: 'number' }).notNull(),
  /** Failed runs so far. */
  failures: bigint('failures', { mode: 'number' }).notNull(),
  /** What the last failure said; absent after a run that ended well. */
  problem: text('problem'),
});
