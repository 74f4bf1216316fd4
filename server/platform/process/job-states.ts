import type { Database } from '../database/db.ts';
import { jobStates } from './job-states.table.ts';
import { scrub } from './log.ts';
import { rowOf, type Row } from '../database/row.ts';

const MAX_PROBLEM_LENGTH = 500;

const jobState = rowOf({
  name: jobStates.name,
  startedAt: jobStates.startedAt,
  durationMs: jobStates.durationMs,
  succeededAt: jobStates.succeededAt,
  runs: jobStates.runs,
  failures: jobStates.failures,
  problem: jobStates.problem,
});

/** Results of a recurring job's runs, from all workers; durations in ms. */
export type JobState = Omit<Row<typeof jobState>, 'startedAt' | 'succeededAt'> & {
  startedAt: Date;
  succeededAt: Date | null;
};

/** Records a run of a job; `error` is undefined for a success. */
export async function recordJobRun(
  { $client: sql }: Database,
  name: string,
  startedAt: Date,
  durationMs: number,
  error: unknown,
): Promise<void> {
  const hasFailed = error !== undefined;
  const problem = hasFailed ? scrub(String((error as Error)?.message ?? error)).slice(0, MAX_PROBLEM_LENGTH) : null;
  const timestamp = startedAt.toISOString();
  const succeededAt = hasFailed ? null : new Date(startedAt.getTime() + durationMs).toISOString();
  await sql`
    insert into job_states (name, started_at, duration_ms, succeeded_at, runs, failures, problem)
    values (${name}, ${timestamp}, ${Math.round(durationMs)}, ${succeededAt}, 1, ${hasFailed ? 1 : 0}, ${problem})
    on conflict (name) do update set started_at = excluded.started_at, duration_ms = excluded.duration_ms,
      succeeded_at = coalesce(excluded.succeeded_at, job_states.succeeded_at), runs = job_states.runs + 1,
      failures = job_states.failures + excluded.failures, problem = excluded.problem`;
}

/** Lists the states of all jobs by name, for /metrics and /dev-panel. */
export async function findJobStates({ $client: sql }: Database): Promise<JobState[]> {
  const rows = await sql`select ${jobState} from job_states order by name`;
  return rows.map((row) => ({
    ...row,
    startedAt: new Date(row.startedAt),
    succeededAt: row.succeededAt === null ? null : new Date(row.succeededAt),
  }));
}
