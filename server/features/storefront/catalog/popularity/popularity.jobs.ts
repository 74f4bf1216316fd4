import { HOUR_MS } from '#domain/time/durations.ts';
import type { PopularityService } from './popularity.service.ts';

const EVERY_MS = 6 * HOUR_MS;

/** Recurring job that recomputes the "popular" order. */
export function popularityJobs({ popularity }: { popularity: Pick<PopularityService, 'refresh'> }) {
  return [{ name: 'catalog.popularity', everyMs: EVERY_MS, run: () => popularity.refresh(new Date()) }];
}
