import { z } from 'zod';
import { CONVERSATION_STATES, MAX_SUPPORT_MESSAGE, SentLink, SupportMessage } from '../customers/support.ts';
import { endpoint, Id, positiveInt } from '../endpoint.ts';

const MAX_ROWS = 200;
const MAX_LINKS = 5;

/** A conversation, for operators. */
export const OperatorConversation = z.object({
  id: Id,
  state: z.enum(CONVERSATION_STATES),
  language: z.enum(['ru', 'kk']),
  /** Null for a guest. */
  customer: z.object({ firstName: z.string(), phone: z.string() }).nullable(),
  /** Unverified phone that a guest left; null without one. */
  phone: z.string().nullable(),
  messages: z.array(SupportMessage),
});
export type OperatorConversation = z.infer<typeof OperatorConversation>;

/** Operator calls about conversations with customers. */
export const operatorSupportContract = {
  'GET /api/operator/conversations': endpoint({
    summary: 'Conversations in a state with their messages, longest waiting first.',
    input: z.object({
      state: z.enum(CONVERSATION_STATES).default('waiting'),
      limit: positiveInt(MAX_ROWS).default(50),
    }),
    output: z.array(OperatorConversation),
    scope: 'complaints',
  }),
  'POST /api/operator/conversations/:id/answer': endpoint({
    summary: 'Answers a conversation; the customer sees it in the panel and is notified by push, mail or SMS.',
    input: z.object({
      id: Id,
      text: z.string().trim().min(1).max(MAX_SUPPORT_MESSAGE),
      links: z.array(SentLink).max(MAX_LINKS).default([]),
    }),
    output: OperatorConversation,
    errors: ['conversation_not_found', 'invalid_input'],
    scope: 'complaints',
  }),
  'POST /api/operator/conversations/:id/close': endpoint({
    summary: 'Closes a conversation that needs no answer; another message of the customer opens it again.',
    input: z.object({ id: Id }),
    output: OperatorConversation,
    errors: ['conversation_not_found'],
    scope: 'complaints',
  }),
};
