import type { QuestionPage, WaitingPost } from '#contract/catalog/product-questions.ts';
import { reviewAuthor } from '#domain/catalog/review.ts';
import { questionLanguage } from '#domain/support/assistant-answer.ts';
import type { Language } from '#domain/text/language.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { fail } from '../../../platform/http/failure.ts';
import { createAttemptLimit } from '../../../platform/limits/attempt-limit.ts';
import { findName } from '../../customers/customers/customers.rows.ts';
import { hasReceived } from '../../ordering/orders/orders.rows.ts';
import { hasProduct } from '../../storefront/catalog/products.rows.ts';
import { findQuestionProduct, findWaitingPosts, insertPost } from '../../storefront/questions/questions.rows.ts';
import { loadQuestions } from '../../storefront/questions/questions.service.ts';

/** Max questions and answers of a customer per day. */
const MAX_POSTS = 20;

type Context = { language: Language; now: Date };
type Deps = {
  db: Database;
  /** Returns the chat's answer to a question of the customer; empty for any other turn. */
  answerOfTurn: (customerId: number, productId: number, turnId: number) => Promise<string>;
};

/** Questions about products and answers to them, written by customers. */
export type OwnQuestionsService = ReturnType<typeof createOwnQuestionsService>;

/** Creates the service of questions about products (decisions §3). */
export function createOwnQuestionsService({ db, answerOfTurn }: Deps) {
  const attemptLimit = createAttemptLimit({ db });
  const countAttempt = async (customerId: number, now: Date) => {
    const blocked = await attemptLimit.begin(
      [{ key: `product post ${customerId}`, limit: MAX_POSTS, per: 'day' }],
      now,
    );
    if (blocked) fail('rate_limited', blocked);
  };
  const authorOf = async (tx: Sql, customerId: number) => {
    const { firstName, lastName } = (await findName(tx, customerId)) ?? fail('unauthorised');
    return reviewAuthor(firstName, lastName);
  };

  /** Returns the pending post with this text, which the customer has sent before. */
  const findSent = async (customerId: number, productId: number, questionId: number | null, text: string) =>
    (await findWaitingPosts(db.$client, customerId, productId)).find(
      (post) => post.questionId === questionId && post.text === text,
    );

  return {
    /** Returns a page of published questions; throws `product_not_found`. */
    async page(productId: number, page: number): Promise<QuestionPage> {
      if (!(await hasProduct(db.$client, productId))) fail('product_not_found');
      return loadQuestions(db, productId, page);
    },

    /** Lists the customer's pending posts about a product. */
    waiting(customerId: number, productId: number): Promise<WaitingPost[]> {
      return findWaitingPosts(db.$client, customerId, productId);
    },

    /**
     * Asks about a product, signed with the customer's name. `turn` suggests the chat's answer to the moderator. A
     * repeat returns the pending question. Throws `product_not_found` or `rate_limited`.
     */
    async ask(
      customerId: number,
      { productId, text, turn }: { productId: number; text: string; turn?: number | undefined },
      { language, now }: Context,
    ): Promise<{ id: number }> {
      const sent = await findSent(customerId, productId, null, text);
      if (sent) return { id: sent.id };
      await countAttempt(customerId, now);
      const suggestion = turn === undefined ? '' : await answerOfTurn(customerId, productId, turn);
      return inTransaction(db, async (tx) => {
        if (!(await hasProduct(tx, productId))) fail('product_not_found');
        const author = await authorOf(tx, customerId);
        const question = { productId, questionId: null, author, verified: false, text, suggestion };
        const post = { ...question, language: questionLanguage(text, language) };
        return { id: await insertPost(tx, customerId, post, now) };
      });
    },

    /**
     * Answers a published question; verified when the customer received the product. A repeat returns the pending
     * answer. Throws `question_not_found` or `rate_limited`.
     */
    async answer(
      customerId: number,
      { questionId, text }: { questionId: number; text: string },
      { language, now }: Context,
    ): Promise<{ id: number }> {
      const productId = (await findQuestionProduct(db.$client, questionId)) ?? fail('question_not_found');
      const sent = await findSent(customerId, productId, questionId, text);
      if (sent) return { id: sent.id };
      await countAttempt(customerId, now);
      return inTransaction(db, async (tx) => {
        const author = await authorOf(tx, customerId);
        const verified = await hasReceived(tx, customerId, productId);
        const answer = { productId, questionId, author, verified, text, suggestion: '' };
        const post = { ...answer, language: questionLanguage(text, language) };
        return { id: await insertPost(tx, customerId, post, now) };
      });
    },
  };
}
