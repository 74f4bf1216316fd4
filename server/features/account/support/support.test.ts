import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { Contract, EndpointKey } from '#contract/index.ts';
import type { SupportAction } from '#contract/customers/support.ts';
import type { SettingName } from '#domain/settings/settings.ts';
import type { CallContext } from '#server/platform/http/call.ts';
import { saveSetting } from '#server/platform/database/store-settings.ts';
import { call } from '#server/router/router.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOperatorShop, type OperatorShop } from '#test/factories/operator-shop.ts';
import { daysLater, noon } from '#test/factories/orders/ordering.ts';
import { DATA_PARTS } from '../own-data/own-data.queries.ts';

let operator: OperatorShop;
beforeAll(async () => {
  operator = await createOperatorShop('Поддержка', ['complaints'], noon);
});
afterAll(() => operator.close());
beforeEach(async () => {
  const sql = operator.shop.db.$client;
  await sql`truncate support_conversations, counted_tries, outbox, notices, sent_messages, store_settings, sessions cascade`;
  await operator.shop.settings.reload();
  // Far from the ids that the database assigns.
  for (const id of [1, 2, 3, 4, 5, 6])
    await sql`insert into sessions (id, seal_hash, created_at, seen_at) values (${FIRST_SESSION + id}, ${`seal ${id}`}, now(), now())`;
});

const as = <K extends EndpointKey>(
  caller: Partial<CallContext>,
  key: K,
  input: Partial<ParsedInputOf<Contract[K]>> = {},
): Promise<OutputOf<Contract[K]>> =>
  call(operator.shop.handlers, key, input, { ...operator.context, operator: null, ...caller }) as Promise<never>;
const FIRST_SESSION = 900_000;
const guest = (number: number): Partial<CallContext> => {
  const sessionId = FIRST_SESSION + number;
  return { sessionId, ensureSession: async () => sessionId };
};
const write = (caller: Partial<CallContext>, text: string, more: object = {}) =>
  as(caller, 'POST /api/support/conversation', { text, steps: [], ...more });
const textsFor = async (caller: Partial<CallContext>) =>
  ((await as(caller, 'GET /api/support/conversation')).conversation?.messages ?? []).map(({ text }) => text);
const set = async (name: SettingName, value: string | number) => {
  await saveSetting(operator.shop.db, name, value);
  await operator.shop.settings.reload();
};
const waiting = async () => (await operator.call('GET /api/operator/conversations', {}))[0]!;

const leavesOf = async (language: 'ru' | 'kk' = 'ru') =>
  (await as({ language }, 'GET /api/support/topics')).topics.flatMap(({ leaves }) => leaves);
const targets = (actions: readonly SupportAction[]) =>
  actions.map((action) => (action.kind === 'link' ? action.link.type : action.kind));

test('shows WhatsApp only when its number is configured', async () => {
  const actionsOfLost = async () => (await leavesOf()).find(({ id }) => id === 'gift-lost')!.actions;
  expect(targets(await actionsOfLost())).toEqual(['phone', 'callback']);
  await set('shop.whatsapp', '8 701 123-45-67');
  const actions = await actionsOfLost();
  expect(targets(actions)).toEqual(['phone', 'whatsapp', 'callback']);
  expect(actions[1]).toMatchObject({ link: { type: 'whatsapp', phone: '77011234567' } });
});

test('states the hours of the hotline next to its number', async () => {
  const { contacts, emergency } = await as({}, 'GET /api/support/topics');
  expect(contacts[0]).toEqual({
    kind: 'link',
    link: { title: 'Позвонить 3003', type: 'phone', phone: '3003' },
    hours: { from: '09:00', to: '20:00' },
  });
  expect(emergency.map((link) => link.type === 'phone' && link.phone)).toEqual(['112', '150']);
});

test('leaves out a leaf whose page does not exist', async () => {
  const ids = async () => (await leavesOf('kk')).map(({ id }) => id);
  expect(await ids()).toContain('return-terms');
  await operator.shop.db.$client`delete from content_texts where path = '/gid-change'`;
  await operator.shop.content.apply({ type: 'content.changed', keys: [] });
  const left = await ids();
  expect(left).not.toContain('return-terms');
  expect(left).toContain('return-start');
});

test('finds the questions of every guide in both languages', async () => {
  for (const [language, title] of [
    ['ru', 'Где мой чек'],
    ['kk', 'Чегім қайда'],
  ] as const) {
    const questions = await as({ language }, 'GET /api/support/questions');
    expect(questions.find((question) => question.title === title)?.path).toMatch(/^\/gid-question#/);
    expect(new Set(questions.map(({ path }) => path.split('#')[0])).size).toBeGreaterThan(2);
  }
});

test('keeps the steps before a message and shows them to the operator', async () => {
  await write(guest(1), 'Не нашёл ответ', {
    steps: [
      { kind: 'leaf', id: 'return-money' },
      { kind: 'question', text: 'верните деньги' },
      { kind: 'order', number: '10000042' },
      { kind: 'leaf', id: 'gone' },
    ],
  });
  expect(await waiting()).toMatchObject({
    state: 'waiting',
    customer: null,
    messages: [{ author: 'customer', steps: ['Когда вернутся деньги', 'верните деньги', '№ 10000042'] }],
  });
});

test("hands the chat's questions and answers to the operator, and no other chat", async () => {
  const { customerId } = await insertCustomer(operator.shop.db, '7011112244');
  const ids = await Promise.all(
    [customerId, (await insertCustomer(operator.shop.db, '7011112255')).customerId].map(async (owner) => {
      const [row] = await operator.shop.db.$client<{ id: number }[]>`
        insert into assistant_turns (customer_id, question, language, city, state, parts, calls, created_at)
        values (${owner}, 'Где мой заказ?', 'ru', 'almaty', 'done', ${JSON.stringify([
          { kind: 'text', text: 'Заказ собран. ' },
          { kind: 'suggestions', texts: ['Позвать человека'] },
          { kind: 'text', text: 'Курьер приедет завтра.' },
        ])}::text::jsonb, '[]', now()) returning id`;
      return row!.id;
    }),
  );
  const customer = { customerId, sessionId: null };
  await write(customer, 'Нужно сегодня', { steps: ids.map((id) => ({ kind: 'turn', id })) });
  expect((await waiting()).messages[0]!.steps).toEqual(['Где мой заказ?', '— Заказ собран. Курьер приедет завтра.']);
  const { conversation } = await as(customer, 'GET /api/support/conversation');
  expect(conversation!.messages[0]!.steps).toEqual(['Где мой заказ?']);
});

test('shows a conversation only to its session or customer', async () => {
  const { customerId } = await insertCustomer(operator.shop.db, '7011112233');
  await write(guest(1), 'Моё');
  expect(await textsFor(guest(1))).toEqual(['Моё']);
  for (const stranger of [guest(2), { customerId }, { ...guest(1), customerId }, {}])
    expect(await textsFor(stranger)).toEqual([]);
  await as(guest(2), 'DELETE /api/support/conversation');
  expect(await textsFor(guest(1))).toEqual(['Моё']);
});

test('refuses the operator calls to others', async () => {
  await write(guest(1), 'Моё');
  const { id } = await waiting();
  for (const caller of [guest(1), { ...guest(1), operator: { ...operator.context.operator!, scopes: [] } }])
    await expect(
      as(caller, 'POST /api/operator/conversations/:id/answer', { id, text: 'Я', links: [] }),
    ).rejects.toThrow();
  expect((await waiting()).messages).toHaveLength(1);
});

test('moves the conversation of a guest into the account at login, after older messages', async () => {
  const { shop } = operator;
  const { customerId } = await insertCustomer(shop.db, '7011112234');
  await write(guest(1), 'Как гость');
  await shop.support.mergeGuest(shop.db.$client, { from: FIRST_SESSION + 1, customerId });
  expect(await textsFor({ customerId })).toEqual(['Как гость']);
  expect(await textsFor(guest(1))).toEqual([]);
  await write(guest(2), 'С телефона');
  await shop.support.mergeGuest(shop.db.$client, { from: FIRST_SESSION + 2, customerId });
  expect(await textsFor({ customerId })).toEqual(['Как гость', 'С телефона']);
});

test('limits messages per session and per left phone', async () => {
  await set('support.messagesPerHour', 2);
  await write(guest(1), '1');
  await write(guest(1), '2');
  await expect(write(guest(1), '3')).rejects.toMatchObject({ error: 'rate_limited' });
  await set('support.messagesPerAddress', 1000);
  for (const sessionId of [3, 4, 5]) await write(guest(sessionId), 'Жду', { phone: '7011112235' });
  await expect(write(guest(6), 'Жду', { phone: '7011112235' })).rejects.toMatchObject({ error: 'rate_limited' });
});

async function notify() {
  const { shop } = operator;
  const sql = shop.db.$client;
  const events = await sql<{ payload: { conversationId: number; messageId: number } }[]>`
    select payload from outbox where type = 'support.answered' order by seq`;
  for (const { payload } of events)
    for (let run = 0; run < 2; run++)
      await shop.messaging.answerNotices.onEvent({ type: 'support.answered', ...payload }, noon);
  await shop.messaging.notices.sendDue(noon);
  return sql<{ recipient: string; text: string }[]>`select recipient, text from sent_messages order by id`;
}

test('sends a guest one SMS for the first answer, without its text, and shows the answer in the panel', async () => {
  const { conversation } = await write({ ...guest(1), language: 'kk' }, 'Жауап күтемін', { phone: '7011112236' });
  expect(conversation).toMatchObject({ state: 'waiting', phoneMasked: '+7 (701) ***-**-36' });
  const { id } = await waiting();
  const answer = (text: string) =>
    operator.call('POST /api/operator/conversations/:id/answer', { id, text, links: [] });
  await answer('Құпия жауап');
  await answer('Тағы да');
  const messages = await notify();
  expect(messages.map(({ recipient }) => recipient)).toEqual(['7011112236']);
  expect(messages[0]!.text).toMatch(/^Қолдау қызметі жауап берді\..*\/kz\/gid-assistant$/);
  expect(messages[0]!.text).not.toMatch(/Құпия/);
  expect(await textsFor(guest(1))).toEqual(['Жауап күтемін', 'Құпия жауап', 'Тағы да']);
  await write(guest(1), 'Рақмет, тағы сұрақ');
  expect((await waiting()).state).toBe('waiting');
});

test('allows links of answers only to our pages and listed sites', async () => {
  await write(guest(1), 'Где инструкция?');
  const { id } = await waiting();
  const send = (url: string) =>
    operator.call('POST /api/operator/conversations/:id/answer', {
      id,
      text: 'Вот',
      links: [{ title: 'Открыть', type: 'external', url }],
    });
  await expect(send('https://maker.example/manual')).rejects.toMatchObject({ error: 'invalid_input' });
  await set('support.linkHosts', 'maker.example');
  expect((await send('https://maker.example/manual')).messages[1]!.links).toHaveLength(1);
  await expect(send('https://maker.example.evil.example/')).rejects.toMatchObject({ error: 'invalid_input' });
  await expect(
    operator.call('POST /api/operator/conversations/:id/answer', { id: id + 1000, text: 'Вот', links: [] }),
  ).rejects.toMatchObject({ error: 'conversation_not_found' });
});

test('closes a conversation until the customer writes again', async () => {
  await write(guest(1), 'Спасибо');
  const { id } = await waiting();
  expect((await operator.call('POST /api/operator/conversations/:id/close', { id })).state).toBe('closed');
  expect(await operator.call('GET /api/operator/conversations', {})).toEqual([]);
  expect((await write(guest(1), 'Ещё вопрос')).conversation?.state).toBe('waiting');
});

test('exports a customer’s messages and erases them on request and after the retention time', async () => {
  const { shop } = operator;
  const { customerId } = await insertCustomer(shop.db, '7011112237');
  await write({ customerId }, 'Моё сообщение');
  expect(await DATA_PARTS['support-messages']!(shop.db.$client, customerId)).toMatchObject([{ text: 'Моё сообщение' }]);
  await as({ customerId }, 'DELETE /api/support/conversation');
  expect(await shop.db.$client`select from support_messages`).toHaveLength(0);
  await write(guest(1), 'Старое');
  expect(await shop.support.deleteExpired(daysLater(89))).toBe(0);
  expect(await shop.support.deleteExpired(daysLater(91))).toBe(1);
});
