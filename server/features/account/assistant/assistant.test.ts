import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnswerPart } from '#contract/customers/assistant.ts';
import type { SettingName } from '#domain/settings/settings.ts';
import type { LanguageModel } from '#server/gateways/language-model/language-model.ts';
import { saveSetting } from '#server/platform/database/store-settings.ts';
import type { CallContext } from '#server/platform/http/call.ts';
import { createTurnContext, readAs } from '#server/services/live/assistant-live.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { insertOrder, insertOwnedProduct } from '#test/factories/customer-rows.ts';
import { createOperatorShop, type OperatorShop } from '#test/factories/operator-shop.ts';
import { daysLater, minutesLater, noon } from '#test/factories/orders/ordering.ts';
import { createAssistantService, type AssistantService } from './assistant.service.ts';
import { createBuiltInModel } from './built-in/built-in.model.ts';

let operator: OperatorShop;
const FIRST_SESSION = 900_000;
beforeAll(async () => {
  operator = await createOperatorShop('Ассистент', ['complaints'], noon);
});
afterAll(() => operator.close());
beforeEach(async () => {
  const sql = operator.shop.db.$client;
  await sql`truncate assistant_turns, counted_tries, store_settings, sessions cascade`;
  await operator.shop.settings.reload();
  for (const id of [1, 2])
    await sql`insert into sessions (id, seal_hash, created_at, seen_at) values (${FIRST_SESSION + id}, ${`seal ${id}`}, now(), now())`;
});

const guest = (number: number): Partial<CallContext> => ({ sessionId: FIRST_SESSION + number });
const set = async (name: SettingName, value: string | number) => {
  await saveSetting(operator.shop.db, name, value);
  await operator.shop.settings.reload();
};
const serviceWith = (outside: LanguageModel | null = null): AssistantService =>
  createAssistantService({
    db: operator.shop.db,
    settings: operator.shop.settings,
    secret: operator.shop.secret,
    outside,
    builtIn: createBuiltInModel(),
    log: { warn: () => {} },
  });

type AskOptions = { order?: string; outside?: LanguageModel; signal?: AbortSignal };
async function ask(caller: Partial<CallContext>, text: string, { order, outside, signal }: AskOptions = {}) {
  const assistant = serviceWith(outside);
  const context = { ...operator.context, operator: null, ...caller };
  const { ticket } = await assistant.ask({ text, page: order === undefined ? {} : { order } }, context);
  const turn = (await assistant.open(ticket, noon))!;
  const read = readAs(operator.shop.handlers, createTurnContext(turn, operator.shop.geo, noon, '203.0.113.7', ''));
  const parts: AnswerPart[] = [];
  for await (const part of assistant.answer(turn, read, noon, signal ?? new AbortController().signal)) parts.push(part);
  return parts;
}
const wordsOf = (parts: readonly AnswerPart[]) =>
  parts
    .flatMap((part) => (part.kind === 'text' ? [part.text.trim()] : []))
    .join(' ')
    .replaceAll('\n', ' ');
const pathsOf = (parts: readonly AnswerPart[]) =>
  parts.flatMap((part) =>
    part.kind === 'links'
      ? part.links.map((link) => ('path' in link ? link.path : 'phone' in link ? link.phone : link.url))
      : [],
  );
/** A model with a scripted answer; `tools` are called before. */
const scripted = (parts: AnswerPart[], tools: [string, object][] = []): LanguageModel => ({
  async *answer(_, { call }) {
    for (const [name, input] of tools) await call(name, input);
    yield* parts;
  },
});

test.each([
  ['сколько стоит доставка?', /Курьер стоит 1.490.₸/, '/gid-delivery'],
  ['жеткізу қанша тұрады?', /Курьер құны — 1.490.₸/, '/gid-delivery'],
  ['в течение скольких дней можно вернуть', /14.календарных дней/u, '/gid-change'],
  ['позовите оператора', /ответит сотрудник/, '3003'],
])('answers «%s» from settings and guides', async (question, words, path) => {
  const parts = await ask(guest(1), question);
  expect(wordsOf(parts)).toMatch(words);
  expect(pathsOf(parts)).toContain(path);
});

test('gives emergency numbers to a person in danger before any model answers', async () => {
  const outside = scripted([{ kind: 'text', text: 'Купите подарок.' }]);
  const parts = await ask(guest(1), 'не хочу больше жить', { outside });
  expect(pathsOf(parts)).toEqual(['112', '150']);
  expect(wordsOf(parts)).not.toMatch(/подарок/);
});

test('shows an order only to its owner', async () => {
  const { db } = operator.shop;
  const owner = await insertCustomer(db, '7011112240');
  const other = await insertCustomer(db, '7011112241');
  const number = await insertOrder(db, owner.customerId, [await insertOwnedProduct(db)]);
  const question = `где мой заказ ${number}?`;
  expect(wordsOf(await ask({ customerId: owner.customerId }, question))).toMatch(new RegExp(`Заказ ${number} получен`));
  for (const stranger of [{ customerId: other.customerId }, guest(1)])
    expect(wordsOf(await ask(stranger, question, { order: number }))).toMatch(/такого нет/);
});

test('prepares a return of an own order without changing it', async () => {
  const { db } = operator.shop;
  const { customerId } = await insertCustomer(db, '7011112242');
  const number = await insertOrder(db, customerId, [await insertOwnedProduct(db)]);
  const before = await db.$client`select * from orders where number = ${number}`;
  const parts = await ask({ customerId }, 'хочу вернуть товар', { order: number });
  expect(parts).toContainEqual({ kind: 'draft', draft: { kind: 'return', order: number } });
  expect(await db.$client`select * from orders where number = ${number}`).toEqual(before);
  expect(await db.$client`select from returns`).toHaveLength(0);
});

test.each([
  ['хочу пожаловаться на курьера', 'complaint', '/profile/my-complaints'],
  ['тауарды қайтарғым келеді', 'return', '/profile/my-orders?tab=finished'],
] as const)('leads to the screen of a draft once: «%s»', async (question, kind, path) => {
  const parts = await ask(guest(1), question);
  expect(parts).toContainEqual({ kind: 'draft', draft: { kind, order: null } });
  expect(pathsOf(parts)).not.toContain(path);
});

test('asks a guest without an order to choose it instead of announcing a prepared return', async () => {
  expect(wordsOf(await ask(guest(1), 'хочу вернуть товар'))).toMatch(/войдите, выберите его/);
});

test('refuses to make a call that changes something', async () => {
  const read = readAs(operator.shop.handlers, { ...operator.context });
  await expect(read('POST /api/orders/:number/cancel' as never, {} as never)).rejects.toThrow(/not for the assistant/);
});

test('removes invented sentences, links and products of a model, and keeps grounded ones', async () => {
  const outside = scripted(
    [
      { kind: 'text', text: 'Курьер стоит 1 490 ₸. Но для вас 1 ₸' },
      { kind: 'text', text: '! Пишите на evil.kz. ' },
      { kind: 'links', links: [{ title: 'Корзина', type: 'internal', path: '/cart' }] },
      { kind: 'products', ids: [1] },
    ],
    [['delivery', {}]],
  );
  const parts = await ask(guest(1), 'доставка', { outside });
  expect(wordsOf(parts)).toBe('Курьер стоит 1 490 ₸.');
  expect(parts).toHaveLength(1);
});

test('answers with the built-in model when the outside one fails, exceeds its budget or says nothing true', async () => {
  const failing = scripted([], [['no_such_tool', {}]]);
  expect(wordsOf(await ask(guest(1), 'сколько стоит доставка', { outside: failing }))).toMatch(/Курьер стоит/);
  await set('assistant.outsidePerDay', 0);
  const outside = scripted([{ kind: 'text', text: 'Отвечаю я.' }]);
  expect(wordsOf(await ask(guest(1), 'сколько стоит доставка', { outside }))).not.toMatch(/Отвечаю я/);
  await set('assistant.outsidePerDay', 100);
  const liar = scripted([{ kind: 'text', text: 'Всё стоит 5 ₸.' }]);
  const parts = await ask(guest(1), 'сколько стоит доставка', { outside: liar });
  expect(wordsOf(parts)).toMatch(/не знаю/);
  expect(pathsOf(parts)).toContain('3003');
});

test('stores an answer with its grounds and repeats it to a second stream', async () => {
  const parts = await ask(guest(1), 'сколько стоит доставка');
  const [turn] = await operator.shop.assistant.list({ customerId: null, sessionId: FIRST_SESSION + 1, now: noon });
  expect(turn).toMatchObject({ state: 'done', question: 'сколько стоит доставка' });
  expect(wordsOf(turn!.parts)).toBe(wordsOf(parts));
  const [row] = await operator.shop.db.$client<{ calls: { tool: string }[] }[]>`select calls from assistant_turns`;
  expect(row!.calls.map(({ tool }) => tool)).toContain('delivery');
});

test('shows an answer as failed that a killed process left unfinished', async () => {
  const { assistant, db } = operator.shop;
  const own = { customerId: null, sessionId: FIRST_SESSION + 1, now: noon };
  await ask(own, 'привет');
  await db.$client`update assistant_turns set state = 'writing'`;
  expect(await assistant.list(own)).toMatchObject([{ state: 'writing' }]);
  const later = minutesLater(4);
  expect(await assistant.list({ ...own, now: later })).toMatchObject([{ state: 'failed' }]);
});

test('stops an answer when its stream is closed', async () => {
  const stop = new AbortController();
  const outside: LanguageModel = {
    async *answer() {
      yield { kind: 'text', text: 'Начало. ' };
      stop.abort();
      yield { kind: 'text', text: 'Конец. ' };
    },
  };
  expect(wordsOf(await ask(guest(1), 'вопрос', { outside, signal: stop.signal }))).toBe('Начало.');
  const [row] = await operator.shop.db.$client`select state from assistant_turns`;
  expect(row).toEqual({ state: 'stopped' });
});

test('limits questions per session and refuses forged tickets', async () => {
  await set('assistant.questionsPerHour', 1);
  await ask(guest(1), 'привет');
  await expect(ask(guest(1), 'привет')).rejects.toMatchObject({ error: 'rate_limited' });
  const { ticket } = await serviceWith().ask({ text: 'привет', page: {} }, { ...operator.context, ...guest(2) });
  expect(await serviceWith().open(`9${ticket}`, noon)).toBeNull();
  expect(await serviceWith().open(ticket, new Date(noon.getTime() + 61_000))).toBeNull();
});

test('shows, rates and erases only own turns, and moves them into the account at login', async () => {
  const { assistant, db } = operator.shop;
  const own = { customerId: null, sessionId: FIRST_SESSION + 1, now: noon };
  const other = { customerId: null, sessionId: FIRST_SESSION + 2, now: noon };
  await ask(own, 'привет');
  const id = (await assistant.list(own))[0]!.id;
  expect(await assistant.list(other)).toEqual([]);
  await expect(assistant.rate({ id, feedback: 'good' }, other)).rejects.toMatchObject({ error: 'not_found' });
  expect((await assistant.rate({ id, feedback: 'good' }, own))[0]).toMatchObject({ feedback: 'good' });
  await assistant.erase(other);
  const { customerId } = await insertCustomer(db, '7011112243');
  await assistant.mergeGuest(db.$client, { from: own.sessionId, customerId });
  expect(await assistant.list(own)).toEqual([]);
  expect(await assistant.list({ customerId, sessionId: null, now: noon })).toHaveLength(1);
  expect(await assistant.deleteExpired(daysLater(89))).toBe(0);
  expect(await assistant.deleteExpired(daysLater(91))).toBe(1);
});
