import type { Database } from '../../../platform/database/db.ts';

const BATCH_SIZE = 10_000;
/** System catalogues where an import's temporary tables leave dead rows; small, vacuumed in milliseconds. */
const CATALOGUES = ['attribute', 'attrdef', 'class', 'constraint', 'depend', 'index', 'statistic', 'type'];

/**
 * Vacuums the system catalogues, which otherwise grow with the temporary tables of every import. Does nothing without
 * the privilege.
 */
export async function vacuumCatalogues(db: Database): Promise<void> {
  await db.$client
    .unsafe(`vacuum (skip_locked) ${CATALOGUES.map((name) => `pg_catalog.pg_${name}`).join(', ')}`)
    .catch(() => undefined);
}

/** Deletes prices that ended more than `days` ago; returns how many. Keeps the current price and the one before it. */
export async function prunePriceHistory(db: Database, days: number, now: Date): Promise<number> {
  let pruned = 0;
  for (;;) {
    const { count } = await db.$client`
      delete from price_history h where (h.product_id, h.city_id, h.since) in (
        select old.product_id, old.city_id, old.since from price_history old
        where old.until < ${now}::timestamptz - ${days}::float8 * interval '1 day'
          and exists (select from price_history later where later.product_id = old.product_id and later.city_id = old.city_id
            and later.since > old.since and later.until is not null)
        limit ${BATCH_SIZE})`;
    pruned += count;
    if (count < BATCH_SIZE) return pruned;
  }
}

/** Deletes import reports that ended more than `days` ago, except the last one of each feed; returns how many. */
export async function pruneImportRuns(db: Database, days: number, now: Date): Promise<number> {
  const { count } = await db.$client`
    delete from import_runs r where r.finished_at < ${now}::timestamptz - ${days}::float8 * interval '1 day'
      and exists (select from import_runs later where later.feed = r.feed and later.id > r.id)`;
  return count;
}
