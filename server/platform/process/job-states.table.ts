import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Results of the last runs of each recurring job, from all workers. */
export const jobStates = pgTable('job_states', {
  /** Name of the job, e.g. `orders.expire`. */
  name: text('name').primaryKey(),
  /** Start of the last run. */
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** Duration of the last run, in ms. */
  durationMs: integer('duration_ms').notNull(),
  /** End of the last successful run; null until there is one. */
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  /** Number of runs. */
  runs: bigint('runs', { mode: 'number' }).notNull(),
  /** Number of failed runs. */
  failures: bigint('failures', { mode: 'number' }).notNull(),
  /** Error of the last run; null after a success. */
  problem: text('problem'),
});
