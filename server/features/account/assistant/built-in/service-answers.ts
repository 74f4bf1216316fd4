import { parseShopHours, type DayHours } from '#domain/delivery/pickup.ts';
import { orderNumberIn } from '#domain/support/support-search.ts';
import { formatTimeRange } from '#domain/time/calendar.ts';
import { DRAFT_PATHS, type DraftKind } from '#domain/support/assistant-answer.ts';
import type { SupportLink } from '#domain/support/support-link.ts';
import type { OrderFacts } from '../tools/facts.ts';
import type { ShopPageName, ToolResult } from '../tools/toolbox.ts';
import { classifyIntent } from './intents.ts';
import { splitSentences } from '../verify/verify.ts';
import { day, internal, line, price, text, type AnswerContext, type Parts } from './answer-context.ts';

type Guide = ToolResult<'guides'>['questions'][number];

const MAX_STORES = 3;
const MAX_ORDERS = 3;
const MAX_SENTENCES = 3;

/** Answers where the caller's orders are. */
export async function* order(context: AnswerContext): Parts {
  const { question, ask, phrases } = context;
  const number = orderNumberIn(question.text) ?? question.order;
  const { orders, needsLogin } = await ask('own_orders', number === null ? {} : { number });
  if (orders.length === 0) {
    yield text(number !== null ? phrases.orderNotFound : needsLogin ? phrases.orderLogin : phrases.noOrders);
    const { topics } = await ask('guides', { question: question.text, topic: 'order-change' });
    if (topics[0]) yield { kind: 'links', links: topics[0].links };
    return;
  }
  for (const one of orders.slice(0, MAX_ORDERS)) yield* orderAnswer(context, one);
}

async function* orderAnswer({ phrases, language }: AnswerContext, order: OrderFacts): Parts {
  const { number, status, date, deliveryKind, isPayable, path } = order;
  yield text(phrases.orderStates[status](number));
  if (isPayable) yield text(phrases.orderPay);
  else if (date !== null && status !== 'completed' && status !== 'cancelled' && status !== 'returned')
    yield text(phrases.orderDay[deliveryKind === 'pickup' ? 'pickup' : 'courier'](day(date, language)));
  yield internal(`${phrases.openOrder} ${number}`, path);
}

/** Answers with a leaf of the support topics, the nearest question of the guides, and a draft. */
export async function* leaf(context: AnswerContext, topic: string, draft: DraftKind | null = null): Parts {
  const { question, ask } = context;
  const found = await ask('guides', { question: question.text, topic });
  const [answer] = found.topics;
  if (!answer) {
    yield* unknown(context);
    return;
  }
  yield line(answer.text);
  const guide = await guideAbout(answer.id, found.questions);
  if (guide) yield* guideAnswer(guide);
  if (draft) yield* prepared(context, draft);
  const links = answer.links.filter((link) => draft === null || !leadsToDraft(link, draft));
  if (links.length > 0) yield { kind: 'links', links };
}

/** Whether a link opens the screen where the draft is filled in. */
const leadsToDraft = (link: SupportLink, draft: DraftKind) =>
  link.type === 'internal' && link.path.split('?', 1)[0] === DRAFT_PATHS[draft];

async function guideAbout(topic: string, questions: readonly Guide[]): Promise<Guide | undefined> {
  const intents = await Promise.all(questions.map(({ title }) => classifyIntent(title)));
  return questions.find((_, index) => intents[index]![0]?.intent === topic);
}

async function* guideAnswer({ title, page, path, text: answer }: Guide): Parts {
  yield text(/[.?!]$/.test(title) ? title : `${title}?`);
  for (const sentence of firstSentences(answer)) yield text(sentence);
  yield internal(page, path);
}

/** Prepares an action for the customer. */
export async function* prepared({ question, ask, phrases }: AnswerContext, kind: DraftKind): Parts {
  const number = orderNumberIn(question.text) ?? question.order;
  const own = number !== null && (await ask('own_orders', { number })).orders.length > 0;
  const draft = await ask('draft', own ? { kind, order: number } : { kind });
  const returning = own ? phrases.returning : phrases.returnOfOrder;
  yield text({ callback: phrases.callback, complaint: phrases.complaint, return: returning }[kind]);
  yield { kind: 'draft', draft };
}

/** Answers with the terms of delivery. */
export async function* deliveryTerms(context: AnswerContext): Parts {
  const { ask, phrases } = context;
  const { terms } = await ask('delivery', {});
  if (terms) {
    yield text(phrases.courierFee(price(terms.courierFee), price(terms.freeFrom)));
    yield text(phrases.expressFee(price(terms.expressFee), terms.expressHours, terms.expressBefore));
    yield text(phrases.liftingFee(price(terms.liftingPerFloor)));
  }
  yield* leaf(context, 'delivery-cost');
}

/** Answers with current promotions. */
export async function* promotions({ ask, phrases }: AnswerContext, opening: string | null = null): Parts {
  const current = await ask('promotions', {});
  if (opening !== null) yield line(opening);
  if (current.length === 0) yield text(phrases.noPromos);
  for (const { title, rule } of current) yield line(rule ? phrases.promo(title, rule.code) : phrases.promoPlain(title));
  if (current.length > 0)
    yield { kind: 'links', links: current.map(({ title, path }) => ({ title, type: 'internal', path })) };
}

/** Answers with the stores of the city. */
export async function* stores({ ask, phrases }: AnswerContext): Parts {
  const found = await ask('stores', {});
  if (found.length === 0) yield text(phrases.noStores);
  for (const { name, address, hours } of found.slice(0, MAX_STORES)) {
    yield text(phrases.storeIn(name, address));
    const parsed = parseShopHours(hours);
    if (!parsed) continue;
    const range = (one: DayHours | null) => (one ? formatTimeRange(one.open, one.close) : phrases.closed);
    yield line(
      'daily' in parsed
        ? phrases.daily(range(parsed.daily))
        : phrases.workweek(range(parsed.weekdays), range(parsed.saturday), range(parsed.sunday)),
    );
  }
  if (found.length > 0)
    yield {
      kind: 'links',
      links: found.slice(0, MAX_STORES).map(({ name, path }) => ({ title: name, type: 'internal', path })),
    };
}

/** Leads to a person. */
export async function* person({ ask, phrases }: AnswerContext, opening?: string): Parts {
  const { contacts } = await ask('contacts', {});
  yield text(opening ?? phrases.person);
  const hours = contacts.find((contact) => contact.hours)?.hours;
  if (hours) yield text(phrases.hours(hours.from, hours.to));
  if (contacts.length > 0) yield { kind: 'links', links: contacts.map(({ link }) => link) };
}

/** Admits that the shop's data has no answer. */
async function* unknown(context: AnswerContext): Parts {
  yield* person(context, context.phrases.unknown);
}

/** Answers with a page of the shop. */
export async function* shopPage({ ask }: AnswerContext, page: ShopPageName): Parts {
  const { title, lead, path } = await ask('shop_page', { page });
  yield text(lead);
  yield internal(title, path);
}

/** Answers about trade-in. */
export async function* tradeIn({ ask, phrases }: AnswerContext): Parts {
  const { path } = await ask('trade_in', {});
  yield text(phrases.tradeIn);
  yield internal('Trade-in', path);
}

/** Answers from the guides or pages, or admits not to know. */
export async function* guideOrUnknown(context: AnswerContext): Parts {
  const { question, ask } = context;
  const { questions } = await ask('guides', { question: question.text });
  if (questions[0]) {
    yield* guideAnswer(questions[0]);
    return;
  }
  const [page] = (await ask('search_products', { query: question.text })).pages;
  if (page === 'trade-in') yield* tradeIn(context);
  else if (page === 'shops') yield* stores(context);
  else if (page === 'order') yield* order(context);
  else if (page !== undefined && page !== 'gift-cards') yield* shopPage(context, page);
  else yield* unknown(context);
}

function firstSentences(answer: string): string[] {
  return splitSentences(`${answer}\n`)
    .complete.slice(0, MAX_SENTENCES)
    .map((sentence) => sentence.trim());
}
