import { z } from 'zod';
import { ANSWER_STATES, DRAFT_KINDS, FEEDBACKS, MAX_QUESTION } from '#domain/support/assistant-answer.ts';
import { endpoint, Id } from '../endpoint.ts';
import { OrderNumber } from '../orders/orders.ts';
import { SupportLink } from './support.ts';

/** Action that the assistant prepares; the customer makes it (decisions §11). `order` is the order it concerns. */
export const ActionDraft = z.object({ kind: z.enum(DRAFT_KINDS), order: OrderNumber.nullable() });
export type ActionDraft = z.infer<typeof ActionDraft>;

/** Part of an answer, in reading order. Products are ids: cards show live prices and availability. */
export const AnswerPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('links'), links: z.array(SupportLink) }),
  z.object({ kind: z.literal('products'), ids: z.array(z.number().int()) }),
  /** Questions that the customer may ask next. */
  z.object({ kind: z.literal('suggestions'), texts: z.array(z.string()) }),
  z.object({ kind: z.literal('draft'), draft: ActionDraft }),
]);
export type AnswerPart = z.infer<typeof AnswerPart>;

/** A question with its answer. */
export const AssistantTurn = z.object({
  id: z.number().int(),
  question: z.string(),
  /** Product of the page where it was asked. */
  product: z.number().int().nullable(),
  parts: z.array(AnswerPart),
  state: z.enum(ANSWER_STATES),
  feedback: z.enum(FEEDBACKS).nullable(),
  at: z.string(),
});
export type AssistantTurn = z.infer<typeof AssistantTurn>;

/** Product or order of the page where the question is asked. */
export const AskedPage = z.object({ product: Id.optional(), order: OrderNumber.optional() });
export type AskedPage = z.infer<typeof AskedPage>;

const History = z.object({ turns: z.array(AssistantTurn) });

export const assistantContract = {
  'GET /api/assistant/turns': endpoint({
    summary: "The caller's chat with the assistant, oldest question first: the customer's, or that of the session.",
    output: History,
    perMinute: 60,
  }),
  'POST /api/assistant/turns': endpoint({
    summary:
      'Asks a question. GET /api/assistant/answer?ticket=… streams the answer as server-sent events: `part` with an AnswerPart, then `done`. Closing the stream stops the answer.',
    input: z.object({ text: z.string().trim().min(1).max(MAX_QUESTION), page: AskedPage.default({}) }),
    output: z.object({ id: z.number().int(), ticket: z.string() }),
    errors: ['rate_limited'],
    perMinute: 60,
  }),
  'PUT /api/assistant/turns/:id/feedback': endpoint({
    summary: 'Rates an answer; null removes the rating.',
    input: z.object({ id: Id, feedback: z.enum(FEEDBACKS).nullable() }),
    output: History,
    errors: ['not_found'],
    perMinute: 60,
  }),
  'DELETE /api/assistant/turns': endpoint({
    summary: "Erases the caller's chat (decisions §11).",
    output: History,
    perMinute: 20,
  }),
};
