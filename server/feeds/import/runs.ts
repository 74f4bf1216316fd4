import type { Tx } from '../stage/staging.ts';
import type { Database } from '../../platform/database/db.ts';
import { rowOf } from '../../platform/database/row.ts';
import { importRuns } from './imports.table.ts';

const runRow = rowOf({ id: importRuns.id });

/** Records the start of an import; returns the run number. */
export async function startRun(
  db: Database,
  run: { feed: string; source: string; dryRun: boolean; now: Date },
): Promise<number> {
  const [row] = await db.$client`
    insert into import_runs (feed, source, dry_run, status, report, started_at)
    values (${run.feed}, ${run.source}, ${run.dryRun}, 'running', '{}', ${run.now}) returning ${runRow}`;
  if (!row) throw new Error('the run was not recorded');
  return row.id;
}

/** Records the result of an import. */
export async function finishRun(
  db: Database,
  id: number,
  status: 'done' | 'refused' | 'failed',
  report: Record<string, unknown>,
): Promise<void> {
  await db.$client`
    update import_runs set status = ${status}, report = ${JSON.stringify(report)}::jsonb, finished_at = ${new Date()} where id = ${id}`;
}

/** Closes the runs of killed imports of this feed. The caller holds the feed's lock, so no other import of it runs. */
export async function closeDeadRuns(tx: Tx, feed: string, runId: number): Promise<void> {
  await tx`update import_runs set status = 'failed', report = '{"reason": "the import was killed"}', finished_at = now() where feed = ${feed} and status = 'running' and id < ${runId}`;
}
