import type { Database } from '../platform/database/db.ts';
import { bool, int, nullable, rowOf, text, type Row } from '../platform/database/row.ts';
import { exportFeeds } from './export/exports.table.ts';
import { importRuns } from './import/imports.table.ts';

const importState = rowOf({
  feed: importRuns.feed,
  failed: bool,
  ageSeconds: nullable(int),
  offers: int,
  rejected: int,
  pricesHeld: int,
});
const exportState = rowOf({
  kind: exportFeeds.kind,
  city: text,
  failed: bool,
  ageSeconds: int,
  products: exportFeeds.products,
});

/** State of a feed's last import; `ageSeconds` is the time since the last success, null without one. */
export type ImportState = Row<typeof importState>;
/** State of an exported feed. */
export type ExportState = Row<typeof exportState>;

/** Lists the state of every feed's last import, without dry runs. */
export async function findImportStates({ $client: sql }: Database): Promise<ImportState[]> {
  return sql`
    select distinct on (feed) ${importState}, status in ('refused', 'failed') as failed,
      (select extract(epoch from now() - max(done.finished_at))::int from import_runs done where done.feed = import_runs.feed and done.status = 'done' and not done.dry_run) as "ageSeconds",
      coalesce((report ->> 'offers')::int, 0) as offers, coalesce((report ->> 'rejected')::int, 0) as rejected, coalesce((report ->> 'pricesHeld')::int, 0) as "pricesHeld"
    from import_runs where not dry_run and status <> 'running' order by feed, id desc`;
}

/** Lists the state of exported feeds; the all-cities feed has an empty city. */
export async function findExportStates({ $client: sql }: Database): Promise<ExportState[]> {
  return sql`
    select ${exportState}, coalesce(c.keyword, '') as city, problem is not null as failed, extract(epoch from now() - written_at)::int as "ageSeconds"
    from export_feeds left join cities c on c.id = export_feeds.city_id order by kind, city_id`;
}
