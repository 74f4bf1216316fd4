import { pathsOf } from '#domain/urls/paths.ts';
import { isKazakhMobile } from '#domain/customers/phone.ts';
import { defaultCity } from '#domain/urls/scope.ts';
import type { RequestState } from '#domain/content/business-forms.ts';
import type { StoreEvent } from '../../../events.ts';
import type { Database } from '../../../platform/database/db.ts';
import { answerWords, requestWords, tradeInWords } from './answer-notices.policy.ts';
import { findReader, findToldRequest, findToldTradeIn } from './notices.queries.ts';
import type { NewNotice, NoticesService } from './notices.service.ts';

/** Tells people that the shop has answered them. */
export type AnswerNoticesService = ReturnType<typeof createAnswerNoticesService>;

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'channelsOf'>;
  /** URL keyword of a city, for the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/** What is said, of which cause, and where it leads. */
type Told = Pick<NewNotice, 'key' | 'title' | 'body' | 'path'>;

/** Creates the reaction to answers of the shop: each is told of once by each channel the customer allows, or by the one a guest has left. */
export function createAnswerNoticesService({ db, notices, cityKeyword }: Deps) {
  const tellCustomer = async (customerId: number, { key, ...told }: Told, now: Date) => {
    for (const channel of await notices.channelsOf({ customerId, sessionId: null }, 'orders')) {
      const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind: 'orders' as const, channel };
      await notices.write(db.$client, { ...notice, ...told, customerId, sessionId: null }, now);
    }
  };
  const tellGuest = async ({ email, phone }: { email: string; phone: string }, { key, ...told }: Told, now: Date) => {
    const channel = email === '' ? 'sms' : 'mail';
    const recipient = email || phone;
    if (channel === 'sms' && !isKazakhMobile(phone)) return;
    const notice = { key: `${key} ${channel}`, kind: 'orders' as const, channel, recipient } as const;
    await notices.write(db.$client, { ...notice, ...told, customerId: null, sessionId: null }, now);
  };

  const onComplaint = async (ticket: string, customerId: number, now: Date) => {
    const reader = await findReader(db.$client, customerId);
    if (!reader) return;
    const path = pathsOf(reader.language, cityKeyword(reader.cityId)).profile('my-complaints');
    await tellCustomer(customerId, { key: `complaint ${ticket}`, path, ...answerWords(ticket, reader.language) }, now);
  };
  const onTradeIn = async (number: string, now: Date) => {
    const found = await findToldTradeIn(db.$client, number);
    if (!found) return;
    const { customerId, language, cityId, phone, state } = found;
    const told = {
      key: `trade-in ${number}`,
      path: pathsOf(language, cityKeyword(cityId)).tradeIn(),
      ...tradeInWords(number, state === 'accepted', language),
    };
    // A customer is told of the discount as of every promo code that came into the profile.
    if (customerId === null) await tellGuest({ email: '', phone }, told, now);
    else if (state === 'refused') await tellCustomer(customerId, told, now);
  };
  const onRequest = async (number: string, state: RequestState, now: Date) => {
    const found = await findToldRequest(db.$client, number);
    const words = found && requestWords(number, state, found.language);
    if (!words || found.state !== state) return;
    const { giftCards, home } = pathsOf(found.language, defaultCity);
    const path = found.form === 'gift-cards' ? giftCards() : home();
    // A letter goes to the sender alone and has room for the answer.
    const answer = found.answer && found.email ? ` ${found.answer}` : '';
    const told = { key: `request ${number} ${state}`, path, title: words.title, body: words.body + answer };
    await tellGuest(found, told, now);
  };

  return {
    /** Handles `complaint.answered`, `trade-in.decided` and `request.moved`; another event and a person who is gone change nothing. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type === 'complaint.answered') return onComplaint(event.ticket, event.customerId, now);
      if (event.type === 'trade-in.decided') return onTradeIn(event.number, now);
      if (event.type === 'request.moved') return onRequest(event.number, event.state, now);
    },
  };
}
