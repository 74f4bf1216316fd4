import { z } from 'zod';
import { NOTICE_CHANNELS } from '#domain/customers/notice-choices.ts';
import { endpoint, Id, positiveInt } from '../endpoint.ts';

const MAX_ROWS = 200;
const MAX_NOTE = 2000;

/** States that need an operator's decision: `unknown` may have been sent, `failed` was not. */
const OPEN_MESSAGE_STATES = ['unknown', 'failed'] as const;
/** One of `OPEN_MESSAGE_STATES`. */
export type OpenMessageState = (typeof OPEN_MESSAGE_STATES)[number];

/** A message that needs an operator's decision. */
export const OperatorMessage = z.object({
  id: Id,
  /** Subject of the message: `order 17 on_the_way`. */
  key: z.string(),
  channel: z.enum(NOTICE_CHANNELS),
  /** Ten digits after +7, or an email address; null for a device or a deleted account. */
  recipient: z.string().nullable(),
  title: z.string(),
  body: z.string(),
  state: z.enum(OPEN_MESSAGE_STATES),
  /** Result of the last attempt. */
  problem: z.string().nullable(),
  tries: z.number().int(),
  createdAt: z.string(),
});
export type OperatorMessage = z.infer<typeof OperatorMessage>;

/** Calls about messages that need an operator's decision. */
export const operatorMessagesContract = {
  'GET /api/operator/messages': endpoint({
    summary: "Messages that need an operator's decision, oldest first: with unknown delivery, or failed for good.",
    input: z.object({
      state: z.enum(OPEN_MESSAGE_STATES).default('unknown'),
      limit: positiveInt(MAX_ROWS).default(50),
    }),
    output: z.array(OperatorMessage),
    scope: 'orders.read',
  }),
  'POST /api/operator/messages/:id/again': endpoint({
    summary: 'Resends a message that failed or whose delivery is unknown.',
    input: z.object({ id: Id }),
    output: z.object({ state: z.literal('waiting') }),
    errors: ['message_not_found'],
    scope: 'orders.write',
  }),
  'POST /api/operator/messages/:id/settle': endpoint({
    summary: 'Records that a message arrived or is not needed; it is not resent.',
    input: z.object({ id: Id, note: z.string().trim().min(1).max(MAX_NOTE) }),
    output: z.object({ state: z.literal('settled') }),
    errors: ['message_not_found'],
    scope: 'orders.write',
  }),
};
