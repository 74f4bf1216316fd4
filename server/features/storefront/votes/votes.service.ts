import type { OwnVote, VoteCounts, VoteTarget } from '#contract/catalog/product-votes.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { networkAddress } from '../../../platform/http/client-address.ts';
import { createAttemptLimit, type CountedKey } from '../../../platform/limits/attempt-limit.ts';
import { findOwnVotes, hasVote, mergeVotes, saveVote } from './votes.rows.ts';

/** Max votes of guests of one address on one text per day; users of a mobile operator share addresses. */
const MAX_GUEST_VOTES = 20;
/** Max votes of guests of one IPv6 network on one text per day. */
const MAX_NETWORK_VOTES = 60;

type Voter = Pick<CallContext, 'customerId' | 'sessionId' | 'ip' | 'now' | 'ensureSession'>;

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
      { customerId, sessionId: knownSession, ip, now, ensureSession }: Voter,
    ): Promise<VoteCounts> {
      // The limit counts votes, not presses: of a new vote only, which a removal subtracts.
      const isGuest = customerId === null;
      const keys = guestKeys(target, id, ip);
      const isChange = knownSession !== null && (await hasVote(db.$client, target, id, knownSession));
      const isCounted = isGuest && isUseful !== null && !isChange;
      const blocked = isCounted ? await attemptLimit.begin(keys, now) : null;
      if (blocked) fail('rate_limited', blocked);
      const sessionId = await ensureSession();
      const saved = await inTransaction(db, (tx) =>
        saveVote(tx, target, id, sessionId, isUseful, isCounted || !isGuest),
      );
      if (isGuest && (saved?.added ?? 0) < Number(isCounted)) await attemptLimit.rollBack(keys, now);
      return saved?.counts ?? fail(target === 'review' ? 'review_not_found' : 'question_not_found');
    },

    /** Moves a guest's votes to the customer who logs in. */
    async mergeGuest(tx: Sql, { from, to }: { from: number | null; to: number }): Promise<object> {
      if (from !== null) await mergeVotes(tx, from, to);
      return {};
    },
  };
}

function guestKeys(target: VoteTarget, id: number, address: string): CountedKey[] {
  const network = networkAddress(address);
  const key = `vote ${target} ${id}`;
  return [
    { key: `${key} ${address}`, limit: MAX_GUEST_VOTES, per: 'day' },
    ...(network === null ? [] : [{ key: `${key} ${network}`, limit: MAX_NETWORK_VOTES, per: 'day' } as const]),
  ];
}
