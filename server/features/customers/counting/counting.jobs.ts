import type { CountingService } from './counting.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

const EVERY_MS = HOUR_MS;

/** Repeating work of the counting: old hours become days, what is too old is forgotten. */
export function countingJobs({ counting }: { counting: Pick<CountingService, 'tidy'> }) {
  return [{ name: 'counting.tidy', everyMs: EVERY_MS, run: () => counting.tidy(new Date()) }];
}
