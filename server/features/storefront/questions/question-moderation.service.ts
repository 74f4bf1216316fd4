import type { OperatorPost } from '#contract/operator/operator-questions.ts';
import type { PostStatus } from '#domain/catalog/product-question.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import { fail } from '../../../platform/http/failure.ts';
import {
  findModerated,
  findModeratedPost,
  lockPost,
  saveShopAnswer,
  updateStatus,
  type ModeratedRow,
} from './questions.queries.ts';

type Judgement = { status: 'published' | 'refused'; answer: string | null };

/** Moderation of questions about products and of answers to them. */
export type QuestionModerationService = ReturnType<typeof createQuestionModerationService>;

/** Creates the moderation service: a question or answer is published only after moderation. */
export function createQuestionModerationService({ db }: { db: Database }) {
  return {
    /** Lists customers' questions and answers by state. */
    async list(status: PostStatus, limit: number): Promise<OperatorPost[]> {
      return (await findModerated(db.$client, status, limit)).map(postView);
    },

    /**
     * Publishes or refuses a question or answer (reversible); `answer` is the shop's answer to a published question.
     * The first time an answer appears, its asker is notified. Throws `question_not_found`, or `invalid_input` for an
     * answer to anything else.
     */
    async judge(id: number, { status, answer }: Judgement, now: Date): Promise<OperatorPost> {
      await inTransaction(db, async (tx) => {
        const post = (await lockPost(tx, id)) ?? fail('question_not_found');
        if (answer !== null && (post.questionId !== null || status === 'refused')) fail('invalid_input');
        await updateStatus(tx, id, status);
        const isNewAnswer = post.questionId !== null && status === 'published' && post.status === 'waiting';
        const answerId = answer === null ? undefined : await saveShopAnswer(tx, post, answer, now);
        const appeared = isNewAnswer ? id : answerId;
        await recordEvents(tx, [
          { type: 'questions.changed', productIds: [post.productId] },
          ...(appeared === undefined ? [] : [{ type: 'question.answered' as const, answerId: appeared }]),
        ]);
      });
      return postView((await findModeratedPost(db.$client, id))!);
    },
  };
}

function postView({ createdAt, status, ...post }: ModeratedRow): OperatorPost {
  return { ...post, status: status as PostStatus, at: new Date(createdAt).toISOString() };
}
