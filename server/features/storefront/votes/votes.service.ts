import type { OwnVote, VoteCounts, VoteTarget } from '#contract/catalog/product-votes.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { createAttemptLimit } from '../../../platform/limits/attempt-limit.ts';
import { findOwnVotes, mergeVotes, saveVote } from './votes.rows.ts';

/** Max votes of guests of one address on one text per day; users of a mobile operator share addresses. */
const MAX_GUEST_VOTES = 20;

/** Useful votes on reviews, questions and answers. */
export type VotesService = ReturnType<typeof createVotesService>;

/** Creates the service of useful votes: one per customer or guest session and text. */
export function createVotesService({ db }: { db: Database }) {
  const attemptLimit = createAttemptLimit({ db });
  return {
    /** Lists texts about a product that the caller wrote or voted on. */
    async own(target: VoteTarget, productId: number, sessionId: number | null): Promise<OwnVote[]> {
      return sessionId === null ? [] : findOwnVotes(db.$client, target, productId, sessionId);
    },

    /** Saves or removes (null) a vote; returns the counts. `question_not_found`, `review_not_found`, `rate_limited`. */
    async vote(
      target: VoteTarget,
      id: number,
      isUseful: boolean | null,
      { customerId, ip, now, ensureSession }: Pick<CallContext, 'customerId' | 'ip' | 'now' | 'ensureSession'>,
    ): Promise<VoteCounts> {
      if (customerId === null && isUseful !== null) {
        const key = `vote ${target} ${id} ${ip}`;
        const blocked = await attemptLimit.begin([{ key, limit: MAX_GUEST_VOTES, per: 'day' }], now);
        if (blocked) fail('rate_limited', blocked);
      }
      const sessionId = await ensureSession();
      const counts = await inTransaction(db, (tx) => saveVote(tx, target, id, sessionId, isUseful));
      return counts ?? fail(target === 'review' ? 'review_not_found' : 'question_not_found');
    },

    /** Moves a guest's votes to the customer who logs in. */
    async mergeGuest(tx: Sql, { from, to }: { from: number | null; to: number }): Promise<object> {
      if (from !== null) await mergeVotes(tx, from, to);
      return {};
    },
  };
}
