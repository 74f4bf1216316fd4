import type { OperatorConversation } from '#contract/operator/operator-support.ts';
import type {
  Conversation,
  ConversationState,
  GuideQuestion,
  Support,
  SupportLink,
  SupportMessage,
  SupportStep,
} from '#contract/customers/support.ts';
import { redactPhone } from '#domain/customers/phone.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { isAllowedLink, listedHosts } from '#domain/support/support-link.ts';
import { supportTopics } from '#domain/support/support-topics.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { createAttemptLimit, type CountedKey } from '../../../platform/limits/attempt-limit.ts';
import { ownerKeys, toOwner, type Owner } from '../../../platform/limits/owner.ts';
import { findShopPhones } from '../../places/geo/shops.rows.ts';
import type { ContentService } from '../../storefront/content/content.service.ts';
import {
  deleteBefore,
  deleteOwn,
  findById,
  findOwn,
  insertMessage,
  listInState,
  lockState,
  moveToCustomer,
  saveConversation,
  updateState,
  type ConversationRow,
  type MessageRow,
} from './support.queries.ts';
import type { StoredStep } from './support.table.ts';
import { buildSupport } from './topics.policy.ts';

/** Max guest messages per phone and day, so that a stranger's phone is not flooded with SMS. */
const MAX_MESSAGES_PER_PHONE_AND_DAY = 3;

/** Caller of the assistant. */
type Caller = Pick<CallContext, 'customerId' | 'sessionId'>;
/** Writer of a message. */
type Writer = Caller & Pick<CallContext, 'ensureSession' | 'ip' | 'language' | 'now'>;
/** Reader of topics and questions, with its cache hints. */
type Reader = Pick<CallContext, 'language' | 'city' | 'now' | 'tag' | 'changesAt'>;

type Deps = {
  db: Database;
  content: Pick<ContentService, 'hasPage' | 'questions'>;
  settings: Pick<SettingsReader, 'current'>;
  /** Configured payment methods. */
  payments: () => readonly PaymentMethod[];
  /** Finds the owner's turns of the chat by their ids. */
  findTurnTexts: (
    sql: Sql,
    owner: Owner,
    ids: readonly number[],
  ) => Promise<readonly { id: number; question: string; answer: string }[]>;
};

/** The support assistant: topics, questions, and conversations with the shop. */
export type SupportService = ReturnType<typeof createSupportService>;

/** Creates the support service (spec §1, decisions §11). A conversation has no public id: only its owner reaches it. */
export function createSupportService({ db, content, settings, payments, findTurnTexts }: Deps) {
  const sql = db.$client;
  const tryLimit = createAttemptLimit({ db });

  const ownConversation = async (owner: Owner | null, language: Language): Promise<Conversation | null> => {
    const found = owner && (await findOwn(sql, owner));
    return found ? toConversation(found, language) : null;
  };
  const operatorConversation = async (id: number): Promise<OperatorConversation> =>
    toOperatorConversation((await findById(sql, id)) ?? fail('conversation_not_found'));

  /** Counts a message; fails with `rate_limited` beyond the limits of its owner, address or phone. */
  const countMessage = async (owner: Owner, ip: string, phone: string | null, now: Date) => {
    const limits = settings.current();
    const keys: CountedKey[] = [
      ...ownerKeys(
        'support',
        { owner, ip },
        { perOwner: limits['support.messagesPerHour'], perAddress: limits['support.messagesPerAddress'] },
      ),
      ...(phone === null
        ? []
        : [{ key: `support phone ${phone}`, limit: MAX_MESSAGES_PER_PHONE_AND_DAY, per: 'day' as const }]),
    ];
    const blocked = await tryLimit.begin(keys, now);
    if (blocked) fail('rate_limited', blocked);
  };

  /** Replaces the writer's own chat turns with their questions and answers; drops all other turns. */
  const toStoredSteps = async (tx: Sql, owner: Owner, steps: readonly SupportStep[]): Promise<StoredStep[]> => {
    const ids = steps.flatMap((step) => (step.kind === 'turn' ? [step.id] : []));
    const turns = new Map((await findTurnTexts(tx, owner, ids)).map((turn) => [turn.id, turn]));
    return steps.flatMap((step): StoredStep[] => {
      if (step.kind !== 'turn') return [step];
      const turn = turns.get(step.id);
      if (!turn) return [];
      const question: StoredStep = { kind: 'question', text: turn.question };
      return turn.answer === '' ? [question] : [question, { kind: 'answer', text: turn.answer }];
    });
  };

  return {
    /** Returns the topics of the shop for a reader's city and language. */
    async topics({ language, city, now, tag }: Reader): Promise<Support> {
      tag('settings', 'shops', 'contents:page');
      return buildSupport({
        language,
        settings: settings.current(),
        stores: await findShopPhones(sql, city.id, language),
        payments: payments(),
        hasPage: (path) => content.hasPage(path, now),
      });
    },

    /** Lists the questions of all guides. */
    questions: (reader: Reader): GuideQuestion[] =>
      content.questions(reader).map(({ page, path, fold: { title, blocks } }) => ({ title, page, path, blocks })),

    /** Returns the caller's conversation; null without one. */
    read: (caller: Caller, language: Language): Promise<Conversation | null> =>
      ownConversation(toOwner(caller), language),

    /** Sends a message; stores `phone` for guests only. Returns the conversation; fails with `rate_limited`. */
    async write(
      { text, steps, phone = null }: { text: string; steps: SupportStep[]; phone?: string | null | undefined },
      writer: Writer,
    ): Promise<Conversation | null> {
      const { language, now, ip } = writer;
      const owner = toOwner(writer) ?? { sessionId: await writer.ensureSession() };
      const guestPhone = 'customerId' in owner ? null : phone;
      await countMessage(owner, ip, guestPhone, now);
      await inTransaction(db, async (tx) => {
        const id = await saveConversation(tx, owner, { language, phone: guestPhone }, now);
        const stored = await toStoredSteps(tx, owner, steps);
        await insertMessage(tx, id, { author: 'customer', text, links: [], steps: stored }, now);
      });
      return ownConversation(owner, language);
    },

    /** Erases the caller's conversation. */
    async erase(caller: Caller): Promise<void> {
      const owner = toOwner(caller);
      if (owner) await deleteOwn(sql, owner);
    },

    /** Moves a guest's conversation into the account at login. */
    async mergeGuest(tx: Sql, { from, customerId }: { from: number | null; customerId: number }): Promise<object> {
      if (from !== null) await moveToCustomer(tx, from, customerId);
      return {};
    },

    /** Lists conversations in a state for operators. */
    listAll: async (state: ConversationState, limit: number): Promise<OperatorConversation[]> =>
      (await listInState(sql, state, limit)).map(toOperatorConversation),

    /**
     * Answers a conversation. Only the first answer since the customer's last message notifies. Fails with
     * `conversation_not_found`, or `invalid_input` for a link to a host that is not listed.
     */
    async answer(
      id: number,
      { text, links }: { text: string; links: SupportLink[] },
      now: Date,
    ): Promise<OperatorConversation> {
      const hosts = listedHosts(settings.current()['support.linkHosts']);
      const disallowedLinkIndex = links.findIndex((link) => !isAllowedLink(link, hosts));
      if (disallowedLinkIndex >= 0) fail('invalid_input', { [`links.${disallowedLinkIndex}`]: 'not an allowed host' });
      await inTransaction(db, async (tx) => {
        const state = (await lockState(tx, id)) ?? fail('conversation_not_found');
        const messageId = await insertMessage(tx, id, { author: 'operator', text, links, steps: [] }, now);
        await updateState(tx, id, 'answered', now);
        if (state !== 'answered') await recordEvents(tx, [{ type: 'support.answered', conversationId: id, messageId }]);
      });
      return operatorConversation(id);
    },

    /** Closes a conversation; fails with `conversation_not_found`. */
    async close(id: number, now: Date): Promise<OperatorConversation> {
      await inTransaction(db, async (tx) => {
        if ((await lockState(tx, id)) === undefined) fail('conversation_not_found');
        await updateState(tx, id, 'closed', now);
      });
      return operatorConversation(id);
    },

    /** Deletes conversations past their retention time; returns how many. */
    deleteExpired: (now: Date): Promise<number> =>
      deleteBefore(sql, new Date(now.getTime() - settings.current()['support.keepDays'] * DAY_MS)),
  };
}

const LEAF_TITLES = new Map(
  Object.values(supportTopics).flatMap(({ leaves }) => leaves.map(({ id, title }) => [id, title] as const)),
);

/** Returns the text of a step; empty for a leaf that no longer exists. */
function stepText(step: StoredStep, language: Language): string[] {
  if (step.kind === 'question') return [step.text];
  if (step.kind === 'answer') return [`— ${step.text}`];
  if (step.kind === 'order') return [`№ ${step.number}`];
  const title = LEAF_TITLES.get(step.id);
  return title ? [pick(title, language)] : [];
}

function toSupportMessage({ steps, at, ...message }: MessageRow, language: Language): SupportMessage {
  return { ...message, steps: steps.flatMap((step) => stepText(step, language)), at: new Date(at).toISOString() };
}

function toConversation({ state, phone, messages }: ConversationRow, language: Language): Conversation {
  return {
    state,
    phoneMasked: phone === null ? null : redactPhone(phone),
    // The customer reads the answers in the chat.
    messages: messages.map(({ steps, ...message }) =>
      toSupportMessage({ ...message, steps: steps.filter(({ kind }) => kind !== 'answer') }, language),
    ),
  };
}

function toOperatorConversation({ id, state, language, phone, firstName, customerPhone, messages }: ConversationRow) {
  return {
    id,
    state,
    language,
    customer: firstName === null || customerPhone === null ? null : { firstName, phone: customerPhone },
    phone,
    messages: messages.map((message) => toSupportMessage(message, 'ru')),
  } satisfies OperatorConversation;
}
