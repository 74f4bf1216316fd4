import type { OfferTrace, TraceOffer } from '../features/storefront/catalog/visibility/visibility.service.ts';
import { int, json, nullable, rowOf, text, withReader } from '../platform/database/row.ts';
import { importRuns } from './import/imports.table.ts';

const lastRun = rowOf({
  id: importRuns.id,
  status: withReader(importRuns.status, (value) => value as 'done' | 'refused' | 'failed'),
  at: text,
  reason: nullable(text),
});
const report = rowOf({
  id: importRuns.id,
  rejection: json<OfferTrace['rejection']>(),
  held: json<OfferTrace['held']>(),
});
const writer = rowOf({ id: int });

/** Reads what the last applied import of a feed, or of any feed, reports about an offer; reports list a thousand cases. */
export const traceOffer: TraceOffer = async ({ $client: sql }, { feed, id, city }) => {
  const isFeedRun = sql`(${feed}::text is null or feed = ${feed}) and not dry_run`;
  const [reports, runs, writers] = await Promise.all([
    sql`
      select ${report},
        (select json_build_object('line', (e ->> 'line')::int, 'reason', e ->> 'reason') from jsonb_path_query(report, '$.rejections[*]') e where e ->> 'offer' = ${id} limit 1) as rejection,
        (select json_build_object('wanted', (e ->> 'wanted')::int, 'was', (e ->> 'was')::int, 'reason', e ->> 'reason', 'city', e ->> 'city') from jsonb_path_query(report, '$.heldPrices[*]') e
          where e ->> 'offer' = ${id} and e ->> 'city' in ('', ${city}) order by e ->> 'city' desc limit 1) as held
      from (select distinct on (feed) id, report from import_runs where ${isFeedRun} and status = 'done' order by feed, id desc) as import_runs order by id desc`,
    feed === null
      ? []
      : sql`
        select ${lastRun}, to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' as at, report ->> 'reason' as reason
        from import_runs where ${isFeedRun} and status <> 'running' order by id desc limit 1`,
    feed === null
      ? []
      : sql`
        select ${writer} r.id from import_runs r join products p on p.feed = r.feed and p.updated_at between r.started_at and r.finished_at
        where r.feed = ${feed} and p.external_id = ${id} and r.status = 'done' and not r.dry_run order by r.id desc limit 1`,
  ]);
  const applied = reports.find(({ rejection }) => rejection !== null) ?? reports[0];
  return {
    lastRun: runs[0] ?? null,
    appliedRun: applied?.id ?? null,
    rejection: applied?.rejection ?? null,
    held: applied?.held ?? null,
    writtenBy: writers[0]?.id ?? null,
  };
};
