import type { Settings } from '#domain/settings/settings.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { Database } from '../../platform/database/db.ts';
import { pruneImportRuns, prunePriceHistory } from './safety/retention.queries.ts';

const EVERY_MS = 6 * HOUR_MS;

/** Importer job: deletes old runs and prices. */
export function importJobs({ db, settings }: { db: Database; settings: { current(): Settings } }) {
  const run = async () => {
    const current = settings.current();
    await prunePriceHistory(db, current['catalog.keepPricesDays'], new Date());
    await pruneImportRuns(db, current['imports.keepDays'], new Date());
  };
  return [{ name: 'imports.prune', everyMs: EVERY_MS, run }];
}
