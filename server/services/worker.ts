import type { Logger } from 'pino';

/** Work that repeats: named, with a rhythm, safe to run twice. */
export type Job = { name: string; everyMs: number; run(): Promise<unknown> };

/** Runs jobs one after another in their rhythm, each never beside itself; a failed run is logged and tried again next time. */
export function startJobs(jobs: Job[], log: Logger): { stop(): Promise<void> } {
  let stopped = false;
  const running = new Map<string, Promise<unknown>>();
  const timers = jobs.map((job) => setInterval(() => {
    if (stopped || running.has(job.name)) return;
    const work = job.run().catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed')).finally(() => running.delete(job.name));
    running.set(job.name, work);
  }, job.everyMs));
  return {
    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
