import { z } from 'zod';
import { MAX_POST_LENGTH, POST_STATUSES } from '#domain/catalog/product-question.ts';
import { endpoint, Id, positiveInt } from '../endpoint.ts';

const MAX_ROWS = 200;

/** A question about a product or an answer to one, for moderators. */
export const OperatorPost = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  product: z.string(),
  /** The answered question; null for a question. */
  question: z.string().nullable(),
  author: z.string(),
  /** Whether the author of an answer bought the product in the shop. */
  verified: z.boolean(),
  language: z.enum(['ru', 'kk']),
  text: z.string(),
  /** Answer of the chat that the asker agreed to publish; empty without one. */
  suggestion: z.string(),
  /** The shop's answer; empty without one. */
  answer: z.string(),
  status: z.enum(POST_STATUSES),
  at: z.string(),
});
export type OperatorPost = z.infer<typeof OperatorPost>;

export const operatorQuestionsContract = {
  'GET /api/operator/questions': endpoint({
    summary: "Customers' questions about products and answers to them, longest waiting first.",
    input: z.object({ status: z.enum(POST_STATUSES).default('waiting'), limit: positiveInt(MAX_ROWS).default(50) }),
    output: z.array(OperatorPost),
    scope: 'reviews',
  }),
  'POST /api/operator/questions/:id/judge': endpoint({
    summary:
      "Publishes or refuses a question or answer. A published question may get the shop's answer; only the first one notifies the asker.",
    input: z.object({
      id: Id,
      status: z.enum(['published', 'refused']),
      answer: z.string().trim().min(1).max(MAX_POST_LENGTH).optional(),
    }),
    output: OperatorPost,
    errors: ['question_not_found', 'invalid_input'],
    scope: 'reviews',
  }),
};
