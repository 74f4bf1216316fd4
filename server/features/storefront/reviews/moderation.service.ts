import type { OperatorReview } from '#contract/operator/operator.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import { findReview, listReviews, storeDecision, updateRating, type ModeratedRow } from './moderation.queries.ts';

/** Moderation of customers' reviews. */
export type ModerationService = ReturnType<typeof createModerationService>;

/** Creates the moderation service (decisions §3): a review is published only after moderation. */
export function createModerationService({ db }: { db: Database }) {
  return {
    /** Lists reviews written in the shop by state. */
    async list(status: OperatorReview['status'], limit: number): Promise<OperatorReview[]> {
      return (await listReviews(db.$client, status, limit)).map(toOperatorReview);
    },

    /**
     * Publishes or refuses a review (reversible) and stores the shop's answer; updates the rating and pages of the product's model.
     * Throws `review_not_found`.
     */
    async judge(
      id: number,
      judged: { status: 'published' | 'refused'; answer: string | null },
      now: Date,
    ): Promise<OperatorReview> {
      await inTransaction(db, async (tx) => {
        const productId = (await storeDecision(tx, id, judged, now)) ?? fail('review_not_found');
        await recordEvents(tx, [{ type: 'products.changed', productIds: await updateRating(tx, productId) }]);
      });
      return toOperatorReview((await findReview(db.$client, id))!);
    },
  };
}

function toOperatorReview({ createdAt, status, ...review }: ModeratedRow): OperatorReview {
  return { ...review, status: status as OperatorReview['status'], at: new Date(createdAt).toISOString() };
}
