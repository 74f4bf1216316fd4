import path from 'node:path';
import type { Logger } from 'pino';
import type { GeoService } from '../../features/places/geo/geo.service.ts';
import type { Database } from '../../platform/database/db.ts';
import { originFromEnv, type Env } from '../../platform/process/env.ts';
import type { SettingsReader } from '../../platform/database/store-settings.ts';
import { exportFeeds, type ExportDeps } from './export-feeds.ts';
import { findFeeds } from './export.queries.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';

const CHECK_INTERVAL_MS = 5 * MINUTE_MS;
const CREATE_EVERY_MS = HOUR_MS;

/** Dependencies of the export job. */
export type ExportShop = { env: Env; db: Database; geo: GeoService; settings: SettingsReader; log: Logger };

/** Folder of the feeds inside the data folder. */
export function feedsDir(env: Pick<Env, 'DATA_DIR'>): string {
  return path.join(env.DATA_DIR, 'feeds');
}

/** Builds the dependencies of an export; without PUBLIC_URL addresses point to this machine. */
export function exportDeps({ env, db, geo, settings, log }: ExportShop): ExportDeps {
  return {
    db,
    geo,
    settings: settings.current(),
    log,
    dir: feedsDir(env),
    origin: originFromEnv(env),
  };
}

/**
 * Export job: keeps feeds at most an hour old. It checks more often, so new and often restarted shops get feeds soon. A
 * rejected feed is retried after an hour.
 */
export function exportJobs(shop: ExportShop) {
  let lastAttempt = 0;
  const run = async () => {
    const now = new Date();
    const oldest = (await findFeeds(shop.db)).reduce(
      (minimum, { writtenAt }) => Math.min(minimum, writtenAt.getTime()),
      Infinity,
    );
    const lastRun = Math.max(lastAttempt, Number.isFinite(oldest) ? oldest : 0);
    if (now.getTime() - lastRun < CREATE_EVERY_MS) return;
    lastAttempt = now.getTime();
    await exportFeeds(exportDeps(shop), { now });
  };
  return [{ name: 'feeds.export', everyMs: CHECK_INTERVAL_MS, run }];
}
