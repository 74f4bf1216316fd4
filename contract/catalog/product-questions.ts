import { z } from 'zod';
import { MAX_POST_LENGTH } from '#domain/catalog/product-question.ts';
import { endpoint, Id, positiveInt } from '../endpoint.ts';

const Post = z.object({
  id: z.number().int(),
  /** First name and initial of the author; empty for the shop. */
  author: z.string(),
  language: z.enum(['ru', 'kk']),
  text: z.string(),
  date: z.string(),
  /** Shoppers who find it useful. */
  votes: z.number().int(),
});
const PostText = z.string().trim().min(1).max(MAX_POST_LENGTH);

/** Answer to a question, by the shop or by a customer. */
export const ProductAnswer = Post.extend({
  isShop: z.boolean(),
  /** Whether the author bought the product in the shop. */
  verified: z.boolean(),
});
export type ProductAnswer = z.infer<typeof ProductAnswer>;

/** Published question about a product; the shop's answer comes first. */
export const ProductQuestion = Post.extend({ answers: z.array(ProductAnswer) });
export type ProductQuestion = z.infer<typeof ProductQuestion>;

/** Page of questions; answered and useful ones come first. */
export const QuestionPage = z.object({ questions: z.array(ProductQuestion), total: z.number().int() });
export type QuestionPage = z.infer<typeof QuestionPage>;

/** A question or answer pending moderation; `questionId` is that of an answered question. */
const WaitingPost = z.object({ id: z.number().int(), questionId: z.number().int().nullable(), text: z.string() });
export type WaitingPost = z.infer<typeof WaitingPost>;

const Sent = z.object({ id: z.number().int() });

export const productQuestionsContract = {
  'GET /api/catalog/products/:id/questions': endpoint({
    summary: 'Published questions about a product with their answers.',
    input: z.object({ id: Id, page: positiveInt(10_000).optional() }),
    output: QuestionPage,
    errors: ['product_not_found'],
  }),
  'GET /api/pages/profile/questions': endpoint({
    summary: "The customer's pending questions and answers about a product.",
    input: z.object({ productId: Id }),
    output: z.array(WaitingPost),
    access: 'customer',
  }),
  'POST /api/product-questions': endpoint({
    summary:
      'Asks about a product; published after moderation, and the customer is notified of an answer. `turn` is a question of the chat whose answer the customer agrees to publish.',
    input: z.object({ productId: Id, text: PostText, turn: Id.optional() }),
    output: Sent,
    errors: ['product_not_found', 'rate_limited'],
    access: 'customer',
    perMinute: 10,
  }),
  'POST /api/product-answers': endpoint({
    summary: 'Answers a published question; published after moderation.',
    input: z.object({ questionId: Id, text: PostText }),
    output: Sent,
    errors: ['question_not_found', 'rate_limited'],
    access: 'customer',
    perMinute: 10,
  }),
};
