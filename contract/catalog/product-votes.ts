import { z } from 'zod';
import { endpoint, Id } from '../endpoint.ts';

/** `post` is a question about a product or an answer to one. */
const VoteTarget = z.enum(['post', 'review']);
export type VoteTarget = z.infer<typeof VoteTarget>;

/** Number of shoppers who find a text useful, and of those who do not. */
export const VoteCounts = z.object({ useful: z.number().int(), useless: z.number().int() });
export type VoteCounts = z.infer<typeof VoteCounts>;

/** A text that the caller wrote or voted on, with current counts. */
export const OwnVote = VoteCounts.extend({
  id: z.number().int(),
  /** Null without a vote. */
  isUseful: z.boolean().nullable(),
  /** Whether the caller wrote it; own texts cannot be voted on. */
  isOwn: z.boolean(),
});
export type OwnVote = z.infer<typeof OwnVote>;

export const productVotesContract = {
  'GET /api/catalog/products/:id/votes': endpoint({
    summary: 'Reviews, or questions and answers, of a product that the caller wrote or voted on.',
    input: z.object({ id: Id, target: VoteTarget }),
    output: z.array(OwnVote),
  }),
  'PUT /api/product-votes': endpoint({
    summary:
      'Marks a published review, question or answer as useful or useless; null removes the mark. One vote per customer or guest session; own texts do not count.',
    input: z.object({ target: VoteTarget, id: Id, isUseful: z.boolean().nullable() }),
    output: VoteCounts,
    errors: ['question_not_found', 'review_not_found', 'rate_limited'],
    perMinute: 60,
  }),
};
