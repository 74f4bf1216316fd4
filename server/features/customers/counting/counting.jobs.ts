import type { CountingService } from './counting.service.ts';

const EVERY_MS = 60 * 60_000;

/** Repeating work of the counting: old hours become days, what is too old is forgotten. */
export function countingJobs({ counting }: { counting: Pick<CountingService, 'tidy'> }) {
  return [{ name: 'counting.tidy', everyMs: EVERY_MS, run: () => counting.tidy(new Date()) }];
}
