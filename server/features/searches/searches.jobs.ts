import type { SearchesService } from './searches.service.ts';

const EVERY_MS = 60 * 60_000;

/** Repeating work of the log of searches: old days are forgotten. */
export function searchJobs({ searches }: { searches: SearchesService }) {
  return [{ name: 'searches.forget', everyMs: EVERY_MS, run: () => searches.forget(new Date()) }];
}
