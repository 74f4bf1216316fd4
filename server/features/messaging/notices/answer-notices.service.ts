import { createScopedPaths } from '#domain/urls/paths.ts';
import { isKazakhMobile } from '#domain/customers/phone.ts';
import { defaultCity } from '#domain/urls/scope.ts';
import type { ConversationState } from '#contract/customers/support.ts';
import type { BusinessForm, RequestState } from '#domain/content/business-forms.ts';
import type { TradeInState } from '#domain/orders/trade-in.ts';
import type { Language } from '#domain/text/language.ts';
import type { StoreEvent } from '../../../events.ts';
import type { Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { answerText, questionText, requestText, supportText, tradeInText } from './answer-notices.policy.ts';
import { findReader } from '../../customers/customers/customers.rows.ts';
import type { NewNotice, NoticesService } from './notices.service.ts';

/** A decided trade-in with its recipient. */
type NoticeTradeIn = {
  state: TradeInState;
  customerId: number | null;
  phone: string;
  language: Language;
  cityId: number;
};
/** A business request with its sender's contacts. */
type NoticeRequest = {
  form: BusinessForm;
  state: RequestState;
  phone: string;
  email: string;
  language: Language;
  answer: string | null;
};

/** An answered conversation with its owner; `phone` is a guest's. */
type NoticeConversation = {
  state: ConversationState;
  customerId: number | null;
  sessionId: number | null;
  phone: string | null;
  language: Language;
};

/** An answered question about a product with its asker. */
type NoticeQuestion = { customerId: number | null; productId: number };

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'findChannels'>;
  /** Read a trade-in or a request by its number; undefined when it is gone. */
  findTradeIn: (sql: Sql, number: string) => Promise<NoticeTradeIn | undefined>;
  findRequest: (sql: Sql, number: string) => Promise<NoticeRequest | undefined>;
  findConversation: (sql: Sql, id: number) => Promise<NoticeConversation | undefined>;
  findQuestion: (sql: Sql, answerId: number) => Promise<NoticeQuestion | undefined>;
  /** Returns a city's URL keyword, used as the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/** A message, the key of its cause, and the path it links to. */
type Message = Pick<NewNotice, 'key' | 'title' | 'body' | 'path'>;

/** Creates the handler of answer events. Sends one notice per channel the customer allows or the guest gave. */
export function createAnswerNoticesService({
  db,
  notices,
  findTradeIn,
  findRequest,
  findConversation,
  findQuestion,
  cityKeyword,
}: Deps) {
  const notifyCustomer = async (customerId: number, { key, ...message }: Message, now: Date) => {
    for (const channel of await notices.findChannels({ customerId, sessionId: null }, 'orders')) {
      const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind: 'orders' as const, channel };
      await notices.write(db.$client, { ...notice, ...message, customerId, sessionId: null }, now);
    }
  };
  const notifyGuest = async (
    { email, phone }: { email: string; phone: string },
    { key, ...message }: Message,
    now: Date,
  ) => {
    const channel = email === '' ? 'sms' : 'mail';
    const recipient = email || phone;
    if (channel === 'sms' && !isKazakhMobile(phone)) return;
    const notice = { key: `${key} ${channel}`, kind: 'orders' as const, channel, recipient } as const;
    await notices.write(db.$client, { ...notice, ...message, customerId: null, sessionId: null }, now);
  };

  const onComplaint = async (number: string, customerId: number, now: Date) => {
    const reader = await findReader(db.$client, customerId);
    if (!reader) return;
    const path = createScopedPaths(reader.language, cityKeyword(reader.cityId)).profile('my-complaints');
    await notifyCustomer(customerId, { key: `complaint ${number}`, path, ...answerText(number, reader.language) }, now);
  };
  const onTradeIn = async (number: string, now: Date) => {
    const found = await findTradeIn(db.$client, number);
    if (!found) return;
    const { customerId, language, cityId, phone, state } = found;
    const message = {
      key: `trade-in ${number}`,
      path: createScopedPaths(language, cityKeyword(cityId)).tradeIn(),
      ...tradeInText(number, state === 'accepted', language),
    };
    // A customer gets the discount through the notice for new promo codes.
    if (customerId === null) await notifyGuest({ email: '', phone }, message, now);
    else if (state === 'refused') await notifyCustomer(customerId, message, now);
  };
  const onRequest = async (number: string, state: RequestState, now: Date) => {
    const request = await findRequest(db.$client, number);
    const text = request && requestText(number, state, request.language);
    if (!text || request.state !== state) return;
    const { giftCards, home } = createScopedPaths(request.language, defaultCity);
    const path = request.form === 'gift-cards' ? giftCards() : home();
    // Only an email includes the answer: it is private and long enough.
    const answer = request.answer && request.email ? ` ${request.answer}` : '';
    const message = { key: `request ${number} ${state}`, path, title: text.title, body: text.body + answer };
    await notifyGuest(request, message, now);
  };

  const onSupport = async (conversationId: number, messageId: number, now: Date) => {
    const found = await findConversation(db.$client, conversationId);
    // The customer wrote again or the operator closed the conversation; the next answer notifies.
    if (found?.state !== 'answered') return;
    const { customerId, sessionId, phone, language } = found;
    const path = createScopedPaths(language, defaultCity).guide('assistant');
    const message = { key: `support ${messageId}`, path, ...supportText(language) };
    if (customerId !== null) return notifyCustomer(customerId, message, now);
    const [push] = await notices.findChannels({ customerId, sessionId }, 'orders');
    if (push === 'push') {
      const notice = { ...message, kind: 'orders' as const, channel: push, customerId, sessionId };
      await notices.write(db.$client, notice, now);
    } else if (phone !== null) await notifyGuest({ email: '', phone }, message, now);
  };

  const onQuestion = async (answerId: number, now: Date) => {
    const found = await findQuestion(db.$client, answerId);
    const reader = found?.customerId ? await findReader(db.$client, found.customerId) : undefined;
    if (!found?.customerId || !reader) return;
    const path = `${createScopedPaths(reader.language, cityKeyword(reader.cityId)).product(found.productId)}#questions`;
    const message = { key: `answer ${answerId}`, path, ...questionText(reader.language) };
    await notifyCustomer(found.customerId, message, now);
  };

  return {
    /**
     * Handles `complaint.answered`, `trade-in.decided`, `request.moved`, `support.answered` and `question.answered`.
     * Ignores other events and deleted accounts.
     */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type === 'complaint.answered') return onComplaint(event.ticket, event.customerId, now);
      if (event.type === 'trade-in.decided') return onTradeIn(event.number, now);
      if (event.type === 'request.moved') return onRequest(event.number, event.state, now);
      if (event.type === 'support.answered') return onSupport(event.conversationId, event.messageId, now);
      if (event.type === 'question.answered') return onQuestion(event.answerId, now);
    },
  };
}
