import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { HOUR_SECONDS } from '#domain/time/durations.ts';

/** A recurring job with a name and interval; must be idempotent. */
export type Job = { name: string; everyMs: number; run(): Promise<unknown> };

/** Called after every run: start time, duration in ms, and the error of a failed run. */
export type RunObserver = (name: string, startedAt: Date, durationMs: number, error: unknown) => Promise<void>;

const SCHEMA = 'jobs';
const MAX_RUN_SECONDS = 15 * 60;
/** Runs are kept for an hour: jobs repeat every few seconds, and stored runs were most of the database. */
const RETENTION_SECONDS = HOUR_SECONDS;

/**
 * Runs recurring jobs through the queue in PostgreSQL. Every worker requests the same tick's job, the queue keeps one,
 * and one worker runs it. A failed run is logged, retried twice, and runs again at its interval. A lost database is
 * logged; the queue resumes when it is back. `observe` receives every run.
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
    maintenanceIntervalSeconds: RETENTION_SECONDS / 4,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: 'standard',
      retryLimit: 2,
      expireInSeconds: MAX_RUN_SECONDS,
      retentionSeconds: RETENTION_SECONDS,
      deleteAfterSeconds: RETENTION_SECONDS,
    });
    await boss.work(
      job.name,
      { pollingIntervalSeconds: Math.min(10, Math.max(1, Math.round(job.everyMs / 3000))) },
      async () => {
        const startedAt = new Date();
        const startTime = performance.now();
        const failure = await job.run().then(
          () => null,
          (error: unknown) => ({ error }),
        );
        await observe(job.name, startedAt, performance.now() - startTime, failure?.error).catch((error: unknown) =>
          log.error({ err: error, job: job.name }, 'run not recorded'),
        );
        if (!failure) return;
        log.error({ err: failure.error, job: job.name }, 'job failed');
        throw failure.error;
      },
    );
  }
  const schedule = (job: Job) =>
    boss
      .send(job.name, {}, { singletonKey: job.name, singletonSeconds: Math.max(1, Math.round(job.everyMs / 1000)) })
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job not scheduled'));
  const timers = jobs.map((job) => setInterval(() => void schedule(job), job.everyMs));
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
