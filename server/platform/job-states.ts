import type { Database } from './db.ts';
import { scrub } from './log.ts';

const MAX_PROBLEM_LENGTH = 500;

/** What became of a repeating job's runs, whichever worker ran it; durations in ms. */
export type JobState = {
  name: string;
  startedAt: Date;
  durationMs: number;
  succeededAt: Date | null;
  runs: number;
  failures: number;
  problem: string | null;
};

/** Notes a run of a job; `error` is what it failed with, undefined when it ended well. */
export async function recordJobRun(
  { $client: sql }: Database,
  name: string,
  startedAt: Date,
  durationMs: number,
  error: unknown,
): Promise<void> {
  const failed = error !== undefined;
  const problem = failed ? scrub(String((error as Error)?.message ?? error)).slice(0, MAX_PROBLEM_LENGTH) : null;
  const at = startedAt.toISOString();
  const succeededAt = failed ? null : new Date(startedAt.getTime() + durationMs).toISOString();
  await sql`
    insert into job_states (name, started_at, duration_ms, succeeded_at, runs, failures, problem)
    values (${name}, ${at}, ${Math.round(durationMs)}, ${succeededAt}, 1, ${failed ? 1 : 0}, ${problem})
    on conflict (name) do update set started_at = excluded.started_at, duration_ms = excluded.duration_ms,
      succeeded_at = coalesce(excluded.succeeded_at, job_states.succeeded_at), runs = job_states.runs + 1,
      failures = job_states.failures + excluded.failures, problem = excluded.problem`;
}

/** Lists the states of all jobs by name, for /metrics and /dev-panel. */
export async function findJobStates({ $client: sql }: Database): Promise<JobState[]> {
  const rows = await sql<
    (Omit<JobState, 'startedAt' | 'succeededAt' | 'runs' | 'failures'> & {
      startedAt: string;
      succeededAt: string | null;
      runs: string;
      failures: string;
    })[]
  >`
    select name, started_at as "startedAt", duration_ms as "durationMs", succeeded_at as "succeededAt", runs, failures, problem
    from job_states order by name`;
  return rows.map((row) => ({
    ...row,
    startedAt: new Date(row.startedAt),
    succeededAt: row.succeededAt === null ? null : new Date(row.succeededAt),
    runs: Number(row.runs),
    failures: Number(row.failures),
  }));
}
