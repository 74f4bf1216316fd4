import type { ProposalsService } from './proposals.service.ts';
import type { SearchesService } from './searches.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

const EVERY_MS = HOUR_MS;
const PROPOSE_EVERY_MS = 24 * EVERY_MS;

/** Search log jobs: delete old days and propose frequently searched filters. */
export function searchJobs({
  searches,
  proposals,
}: {
  searches: Pick<SearchesService, 'deleteExpired'>;
  proposals: Pick<ProposalsService, 'propose'>;
}) {
  return [
    { name: 'searches.forget', everyMs: EVERY_MS, run: () => searches.deleteExpired(new Date()) },
    { name: 'selections.propose', everyMs: PROPOSE_EVERY_MS, run: () => proposals.propose(new Date()) },
  ];
}
