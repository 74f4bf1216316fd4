import type { productVotesContract } from '#contract/catalog/product-votes.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { VotesService } from './votes.service.ts';

/** Handlers of useful votes. */
export function votesRoutes(votes: VotesService): Handlers<keyof typeof productVotesContract> {
  return {
    'GET /api/catalog/products/:id/votes': ({ id, target }, { sessionId }) => votes.own(target, id, sessionId),
    'PUT /api/product-votes': ({ target, id, isUseful }, context) => votes.vote(target, id, isUseful, context),
  };
}
