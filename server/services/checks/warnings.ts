import { findSenderStates, type SenderState } from '../../features/messaging/notices/notices.service.ts';
import type { Database } from '../../platform/database/db.ts';
import { findJobStates, type JobState } from '../../platform/process/job-states.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** A part of the shop that keeps failing while pages are served: `job:notices.send`, `sender:sms`, `search:unavailable`. */
export type Warning = `job:${string}` | `sender:${string}` | `search:${'unavailable' | 'stale'}`;

/** A job that has not ended well for so long before its last, failed run keeps failing. */
const JOB_PATIENCE_MS = MINUTE_MS;
/** Messages in a row that make a failing sender: a single recipient can be refused, three are not a coincidence. */
const MAX_FAILURES_IN_ROW = 3;
/** Readiness is asked for every second; the answer is computed at most this often. */
const CACHE_MS = 5_000;

/** Returns true when the last run of a job failed and no run has ended well shortly before it. */
export const isJobFailing = ({ problem, startedAt, succeededAt }: JobState): boolean =>
  problem !== null && startedAt.getTime() - (succeededAt?.getTime() ?? 0) > JOB_PATIENCE_MS;

/** Returns true when a channel has had no success while messages were due or given up. */
export const isSenderFailing = ({ overdue, givenUp }: SenderState): boolean =>
  overdue > 0 || givenUp >= MAX_FAILURES_IN_ROW;

/** Failures in a row of the senders of this process, by channel: codes by SMS are no messages of `features/notices`. */
export type SenderFailures = Record<string, () => number>;

/** Returns the channels that keep failing: by their messages, or by what this process has sent. */
export function failingSenders(states: readonly SenderState[], senders: SenderFailures): Set<string> {
  return new Set([
    ...states.filter(isSenderFailing).map(({ channel }) => channel as string),
    ...Object.entries(senders).flatMap(([name, failuresInRow]) =>
      failuresInRow() >= MAX_FAILURES_IN_ROW ? [name] : [],
    ),
  ]);
}

/** Lists what keeps failing, by name; `senders` are those of this process. */
export async function findWarnings(db: Database, senders: SenderFailures, now: Date): Promise<Warning[]> {
  const [jobs, channels] = await Promise.all([findJobStates(db), findSenderStates(db, now)]);
  return [
    ...jobs.filter(isJobFailing).map(({ name }): Warning => `job:${name}`),
    ...[...failingSenders(channels, senders)].toSorted().map((name): Warning => `sender:${name}`),
  ];
}

/** Creates the warnings of `/readyz`; none while the database does not answer, which is told in its own way. */
export function createWarnings(db: Database, senders: SenderFailures): () => Promise<Warning[]> {
  let last: { at: number; warnings: Promise<Warning[]> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > CACHE_MS)
      last = { at, warnings: findWarnings(db, senders, new Date()).catch((): Warning[] => []) };
    return last.warnings;
  };
}
