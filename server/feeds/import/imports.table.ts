import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Runs of the feed importer with their reports. */
export const importRuns = pgTable('import_runs', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  feed: text('feed').notNull(),
  /** Source file or address, without credentials. */
  source: text('source').notNull(),
  dryRun: boolean('dry_run').notNull(),
  /** running, done, refused or failed. */
  status: text('status').$type<'running' | 'done' | 'refused' | 'failed'>().notNull(),
  /** Counts and rejected offers (line, offer id, reason). */
  report: jsonb('report').$type<Record<string, unknown>>().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});
