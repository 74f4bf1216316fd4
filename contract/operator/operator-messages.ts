import { z } from 'zod';
import { NOTICE_CHANNELS } from '#domain/customers/notice-choices.ts';
import { endpoint, Id, whole } from '../endpoint.ts';

const MAX_ROWS = 200;
const MAX_NOTE = 2000;

/** Messages a person decides about: `unknown` may have gone or not, `failed` has not. */
const OPEN_MESSAGE_STATES = ['unknown', 'failed'] as const;
/** One of `OPEN_MESSAGE_STATES`. */
export type OpenMessageState = (typeof OPEN_MESSAGE_STATES)[number];

/** A message to a person as operators see it. */
export const OperatorMessage = z.object({
  id: Id,
  /** Subject of the message: `order 17 on_the_way`. */
  key: z.string(),
  channel: z.enum(NOTICE_CHANNELS),
  /** Ten digits after +7, or a mail address; null for a device or an account that is gone. */
  recipient: z.string().nullable(),
  title: z.string(),
  body: z.string(),
  state: z.enum(OPEN_MESSAGE_STATES),
  /** Result of the last attempt. */
  problem: z.string().nullable(),
  tries: z.number().int(),
  createdAt: z.string(),
});
/** A message to a person as operators see it. */
export type OperatorMessage = z.infer<typeof OperatorMessage>;

/** Calls about messages that need an operator's decision. */
export const operatorMessagesContract = {
  'GET /api/operator/messages': endpoint({
    summary:
      'Messages that a person must decide about, oldest first: those of which nobody knows whether they went, or those that were given up.',
    input: z.object({ state: z.enum(OPEN_MESSAGE_STATES).default('unknown'), limit: whole(MAX_ROWS).default(50) }),
    output: z.array(OperatorMessage),
    scope: 'orders.read',
  }),
  'POST /api/operator/messages/:id/again': endpoint({
    summary: 'Sends a message again that did not go, or of which nobody knows.',
    input: z.object({ id: Id }),
    output: z.object({ state: z.literal('waiting') }),
    errors: ['message_not_found'],
    scope: 'orders.write',
  }),
  'POST /api/operator/messages/:id/settle': endpoint({
    summary: 'Notes that a message has arrived, or need not: it is not sent any more.',
    input: z.object({ id: Id, note: z.string().trim().min(1).max(MAX_NOTE) }),
    output: z.object({ state: z.literal('settled') }),
    errors: ['message_not_found'],
    scope: 'orders.write',
  }),
};
