import type { searchesContract } from '#contract/catalog/searches.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import type { SearchesService } from './searches.service.ts';

/** Calls for the search log. */
export function searchesRoutes(searches: SearchesService): Handlers<keyof typeof searchesContract> {
  return {
    'POST /api/catalog/searches': async ({ q }, context) => ({ counted: await searches.count(q, context) }),
    'GET /api/catalog/popular-searches': async (_input, { language, now }) => ({
      phrases: await searches.phrases(language, now),
    }),
  };
}
