import type { CountingService } from './counting.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

const EVERY_MS = HOUR_MS;

/** Recurring job that aggregates old hours into days and deletes old counters. */
export function countingJobs({ counting }: { counting: Pick<CountingService, 'tidy'> }) {
  return [{ name: 'counting.tidy', everyMs: EVERY_MS, run: () => counting.tidy(new Date()) }];
}
