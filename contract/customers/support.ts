import { z } from 'zod';
import { isAllowedLink, type SupportLink as DomainLink } from '#domain/support/support-link.ts';
import { SUPPORT_TOPICS } from '#domain/support/support-topics.ts';
import { TextBlock } from '../content/content.ts';
import { endpoint, Id } from '../endpoint.ts';
import { OrderNumber } from '../orders/orders.ts';
import { Phone } from '../orders/checkout.ts';

/** Max characters of a message, and max steps that a message brings along. */
export const MAX_SUPPORT_MESSAGE = 2000;
const MAX_STEPS = 20;
const MAX_TITLE = 120;

const title = z.string().trim().min(1).max(MAX_TITLE);

/** Typed link of the assistant (spec §3 "AI-chat link types"). */
export const SupportLink = z.discriminatedUnion('type', [
  /** Path without language and city prefix. */
  z.object({ title, type: z.literal('internal'), path: z.string().max(300) }),
  z.object({ title, type: z.literal('whatsapp'), phone: z.string().max(20) }),
  z.object({ title, type: z.literal('phone'), phone: z.string().max(20) }),
  /** HTTPS, to a host of the setting `support.linkHosts`. */
  z.object({ title, type: z.literal('external'), url: z.string().max(500) }),
]);
export type SupportLink = z.infer<typeof SupportLink>;

/** A link whose target exists in every shop; external hosts are checked against the setting by the service. */
export const SentLink = SupportLink.refine(
  (link: DomainLink) => link.type === 'external' || isAllowedLink(link, []),
  'the link leads nowhere',
);

/** Action of a leaf: a link with the hours of its phone, the answer about own orders, or the callback form. */
export const SupportAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('link'),
    link: SupportLink,
    hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  }),
  z.object({ kind: z.enum(['orders', 'callback']) }),
]);
export type SupportAction = z.infer<typeof SupportAction>;

/** An answer at the end of a topic; `words` are other ways to ask for it. */
const SupportLeaf = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  words: z.string(),
  actions: z.array(SupportAction),
});

/** The topics of the assistant in the caller's language, and ways to reach a person. */
export const Support = z.object({
  topics: z.array(z.object({ id: z.enum(SUPPORT_TOPICS), title: z.string(), leaves: z.array(SupportLeaf) })),
  contacts: z.array(SupportAction),
  /** Phones for a person in danger. */
  emergency: z.array(SupportLink),
});
export type Support = z.infer<typeof Support>;

/** A question of a guide with its answer; `path` leads to it. */
export const GuideQuestion = z.object({
  title: z.string(),
  page: z.string(),
  path: z.string(),
  blocks: z.array(TextBlock),
});
export type GuideQuestion = z.infer<typeof GuideQuestion>;

/** A step before the message: an opened leaf, a typed question, a question of the chat, or an order. */
export const SupportStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('leaf'), id: z.string().max(40) }),
  z.object({ kind: z.literal('question'), text: z.string().trim().min(1).max(300) }),
  /** Brings its answer along, as the shop stored it. */
  z.object({ kind: z.literal('turn'), id: Id }),
  z.object({ kind: z.literal('order'), number: OrderNumber }),
]);
export type SupportStep = z.infer<typeof SupportStep>;

/** Authors of messages; `assistant` is the program. */
export const SUPPORT_AUTHORS = ['customer', 'operator', 'assistant'] as const;

/** States of a conversation: it waits for the shop, is answered, or was closed by an operator. */
export const CONVERSATION_STATES = ['waiting', 'answered', 'closed'] as const;
/** One of `CONVERSATION_STATES`. */
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** A message. `steps` are the customer's steps before it, as texts. */
export const SupportMessage = z.object({
  id: z.number().int(),
  author: z.enum(SUPPORT_AUTHORS),
  text: z.string(),
  links: z.array(SupportLink),
  steps: z.array(z.string()),
  at: z.string(),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** The caller's conversation, oldest message first. */
export const Conversation = z.object({
  state: z.enum(CONVERSATION_STATES),
  /** Phone for SMS about answers, without its middle; null without one. */
  phoneMasked: z.string().nullable(),
  messages: z.array(SupportMessage),
});
export type Conversation = z.infer<typeof Conversation>;

const OwnConversation = z.object({ conversation: Conversation.nullable() });

export const supportContract = {
  'GET /api/support/topics': endpoint({
    summary: 'Topics of the support assistant with their actions. A leaf without a configured target is left out.',
    output: Support,
  }),
  'GET /api/support/questions': endpoint({
    summary: 'Questions of all guides with their answers, for the search of the assistant.',
    output: z.array(GuideQuestion),
  }),
  'GET /api/support/conversation': endpoint({
    summary: "The caller's conversation with the shop: the customer's, or that of the guest's session.",
    output: OwnConversation,
    perMinute: 60,
  }),
  'POST /api/support/conversation': endpoint({
    summary: 'Writes to the shop; begins the conversation or continues it. A guest may leave a phone for SMS.',
    input: z.object({
      text: z.string().trim().min(1).max(MAX_SUPPORT_MESSAGE),
      steps: z.array(SupportStep).max(MAX_STEPS).default([]),
      phone: Phone.optional(),
    }),
    output: OwnConversation,
    errors: ['rate_limited'],
    repeatable: true,
    perMinute: 20,
  }),
  'DELETE /api/support/conversation': endpoint({
    summary: "Erases the caller's conversation (decisions §11).",
    output: OwnConversation,
    perMinute: 20,
  }),
};
