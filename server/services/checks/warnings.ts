import { findSenderStates, type SenderState } from '../../features/messaging/notices/notices.service.ts';
import type { Database } from '../../platform/database/db.ts';
import { findJobStates, type JobState } from '../../platform/process/job-states.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** A part that keeps failing while pages are served: `job:notices.send`, `sender:sms`, `search:unavailable`. */
export type Warning = `job:${string}` | `sender:${string}` | `search:${'unavailable' | 'stale'}`;

/** A job keeps failing when it had no success for this time before its last, failed run. */
const JOB_GRACE_MS = MINUTE_MS;
/** Consecutive failures that blame the sender: one recipient can be rejected, but three are no coincidence. */
const MAX_FAILURES_IN_ROW = 3;
/** Max age of the cached result; readiness is polled every second. */
const CACHE_MS = 5_000;

/** True when a job's last run failed and none succeeded shortly before. */
export const isJobFailing = ({ problem, startedAt, succeededAt }: JobState): boolean =>
  problem !== null && startedAt.getTime() - (succeededAt?.getTime() ?? 0) > JOB_GRACE_MS;

/** True when a channel has had no success while messages were due or given up. */
const isSenderFailing = ({ overdue, givenUp }: SenderState): boolean => overdue > 0 || givenUp >= MAX_FAILURES_IN_ROW;

/**
 * Consecutive failures of this process's senders, by channel. Covers SMS codes, which are not messages of
 * `features/notices`.
 */
export type SenderFailures = Record<string, () => number>;

/** Returns the channels that keep failing, by stored messages or by this process's attempts. */
export function failingSenders(states: readonly SenderState[], senders: SenderFailures): Set<string> {
  return new Set([
    ...states.filter(isSenderFailing).map(({ channel }) => channel as string),
    ...Object.entries(senders).flatMap(([name, failuresInRow]) =>
      failuresInRow() >= MAX_FAILURES_IN_ROW ? [name] : [],
    ),
  ]);
}

/** Lists failing parts by name; `senders` are those of this process. */
export async function findWarnings(db: Database, senders: SenderFailures, now: Date): Promise<Warning[]> {
  const [jobs, channels] = await Promise.all([findJobStates(db), findSenderStates(db, now)]);
  return [
    ...jobs.filter(isJobFailing).map(({ name }): Warning => `job:${name}`),
    ...[...failingSenders(channels, senders)].toSorted().map((name): Warning => `sender:${name}`),
  ];
}

/** Creates the warnings of `/readyz`. Returns none while the database is down, which `/readyz` reports separately. */
export function createWarnings(db: Database, senders: SenderFailures): () => Promise<Warning[]> {
  let cached: { at: number; warnings: Promise<Warning[]> } | undefined;
  return () => {
    const now = performance.now();
    if (!cached || now - cached.at > CACHE_MS)
      cached = { at: now, warnings: findWarnings(db, senders, new Date()).catch((): Warning[] => []) };
    return cached.warnings;
  };
}
