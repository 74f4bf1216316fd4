import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { HOUR_SECONDS } from '#domain/time/durations.ts';

/** Work that repeats: named, with a rhythm, safe to run twice. */
export type Job = { name: string; everyMs: number; run(): Promise<unknown> };

/** Told about every run: when it began, how long it took (ms), and what it failed with, if it did. */
export type RunObserver = (name: string, startedAt: Date, durationMs: number, error: unknown) => Promise<void>;

const SCHEMA = 'jobs';
const MAX_RUN_SECONDS = 15 * 60;
/** A run is of interest for an hour: the jobs repeat every few seconds, and kept runs were most of the database. */
const KEEP_SECONDS = HOUR_SECONDS;

/**
 * Runs repeating jobs through the queue in PostgreSQL: every worker of the fleet asks for the same moment's job, the
 * queue keeps one, and one worker runs it. A failed run is logged, tried twice more, and comes again in its rhythm
 * anyway. A lost database is logged; the queue goes on when it is back. `observe`
 * is told of every run.
 */
export async function startJobs(
  jobs: readonly Job[],
  databaseUrl: string,
  log: Logger,
  observe: RunObserver,
): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: SCHEMA,
    max: 2,
    application_name: 'sauda-jobs',
    schedule: false,
    maintenanceIntervalSeconds: KEEP_SECONDS / 4,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: 'standard',
      retryLimit: 2,
      expireInSeconds: MAX_RUN_SECONDS,
      retentionSeconds: KEEP_SECONDS,
      deleteAfterSeconds: KEEP_SECONDS,
    });
    await boss.work(
      job.name,
      { pollingIntervalSeconds: Math.min(10, Math.max(1, Math.round(job.everyMs / 3000))) },
      async () => {
        const startedAt = new Date();
        const from = performance.now();
        const failure = await job.run().then(
          () => null,
          (error: unknown) => ({ error }),
        );
        await observe(job.name, startedAt, performance.now() - from, failure?.error).catch((error: unknown) =>
          log.error({ err: error, job: job.name }, 'run not noted'),
        );
        if (!failure) return;
        log.error({ err: failure.error, job: job.name }, 'job failed');
        throw failure.error;
      },
    );
  }
  const ask = (job: Job) =>
    boss
      .send(job.name, {}, { singletonKey: job.name, singletonSeconds: Math.max(1, Math.round(job.everyMs / 1000)) })
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job not asked for'));
  const timers = jobs.map((job) => setInterval(() => void ask(job), job.everyMs));
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
