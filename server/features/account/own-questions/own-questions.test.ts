import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallContext } from '#server/platform/http/call.ts';
import { call } from '#server/router/router.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { insertOrder, insertOwnedProduct } from '#test/factories/customer-rows.ts';
import { createOperatorShop, type OperatorShop } from '#test/factories/operator-shop.ts';
import { noon } from '#test/factories/orders/ordering.ts';

let operator: OperatorShop;
let product: number;
let asker: CallContext;
let other: CallContext;
beforeAll(async () => {
  operator = await createOperatorShop('Модератор', ['reviews'], noon);
});
afterAll(() => operator.close());

let count = 0;
async function customer(): Promise<CallContext> {
  const { customerId, sessionId } = await insertCustomer(
    operator.shop.db,
    `70600001${String(++count).padStart(2, '0')}`,
  );
  return { ...operator.context, operator: null, customerId, sessionId, ensureSession: async () => sessionId };
}
beforeEach(async () => {
  product = await insertOwnedProduct(operator.shop.db);
  [asker, other] = [await customer(), await customer()];
  await operator.shop.db.$client`
    insert into notice_choices (customer_id, kind, channel, wanted, changed_at)
    values (${asker.customerId}, 'orders', 'sms', true, ${noon})`;
});

const as = <K extends Parameters<typeof operator.call>[0]>(
  key: K,
  input: Parameters<typeof operator.call<K>>[1],
  context: CallContext,
) => call(operator.shop.handlers, key, input, context) as ReturnType<typeof operator.call<K>>;
const ask = (text: string, turn?: number) =>
  as('POST /api/product-questions', { productId: product, text, ...(turn && { turn }) }, asker);
const judge = (id: number, status: 'published' | 'refused', answer?: string) =>
  operator.call('POST /api/operator/questions/:id/judge', { id, status, ...(answer && { answer }) });
const listed = async () => (await as('GET /api/catalog/products/:id/questions', { id: product }, other)).questions;

/** Handles the answers in the outbox twice, as a restarted consumer may, and returns the asker's notices. */
async function noticesOfAsker() {
  const sql = operator.shop.db.$client;
  const events = await sql<{ payload: { answerId: number } }[]>`
    select payload from outbox where type = 'question.answered' order by seq`;
  for (let attempt = 0; attempt < 2; attempt++)
    for (const { payload } of events)
      await operator.shop.messaging.answerNotices.onEvent({ type: 'question.answered', ...payload }, noon);
  return sql<{ title: string; path: string }[]>`
    select title, path from notices where customer_id = ${asker.customerId} order by id`;
}

test('publishes a question with the answer of the shop after moderation and notifies its asker once', async () => {
  const { id } = await ask('Есть ли зарядка в комплекте?');
  expect(await listed()).toEqual([]);
  expect(await as('GET /api/pages/profile/questions', { productId: product }, asker)).toEqual([
    { id, questionId: null, text: 'Есть ли зарядка в комплекте?' },
  ]);
  const waiting = await operator.call('GET /api/operator/questions', { limit: 10 });
  expect(waiting).toMatchObject([{ id, productId: product, question: null, status: 'waiting', suggestion: '' }]);
  await judge(id, 'published', 'Нет, только кабель.');
  expect(await judge(id, 'published', 'Нет, только кабель USB-C.')).toMatchObject({
    answer: 'Нет, только кабель USB-C.',
  });
  expect(await listed()).toMatchObject([
    {
      id,
      author: 'Әсел К.',
      language: 'ru',
      votes: 0,
      answers: [{ isShop: true, author: '', text: 'Нет, только кабель USB-C.', date: '2026-11-24' }],
    },
  ]);
  expect(await noticesOfAsker()).toEqual([
    { title: expect.any(String), path: expect.stringMatching(new RegExp(`/p/${product}#questions$`)) },
  ]);
  await judge(id, 'refused');
  expect(await listed()).toEqual([]);
});

test('publishes the answer of a buyer after moderation, marked, below that of the shop', async () => {
  await insertOrder(operator.shop.db, other.customerId!, [product]);
  const { id } = await ask('Қорап ішінде не бар?');
  await expect(as('POST /api/product-answers', { questionId: id, text: 'Кабель' }, other)).rejects.toThrow(
    'question_not_found',
  );
  await judge(id, 'published');
  const answer = await as('POST /api/product-answers', { questionId: id, text: 'Кабель мен нұсқаулық' }, other);
  const [waiting] = await operator.call('GET /api/operator/questions', { limit: 10 });
  expect(waiting).toMatchObject({ id: answer.id, question: 'Қорап ішінде не бар?', verified: true, language: 'kk' });
  expect((await listed())[0]!.answers).toEqual([]);
  await judge(answer.id, 'published');
  await judge(id, 'published', 'Кабель.');
  expect((await listed())[0]!.answers).toMatchObject([{ isShop: true }, { id: answer.id, verified: true }]);
  expect(await noticesOfAsker()).toHaveLength(2);
  await expect(judge(answer.id, 'published', 'Ответ на ответ')).rejects.toThrow('invalid_input');
});

test("shows the operator the chat's answer that the asker agreed to publish, and nobody else's", async () => {
  const [turn] = await operator.shop.db.$client<{ id: number }[]>`
    insert into assistant_turns (customer_id, product_id, question, language, city, state, parts, calls, created_at)
    values (${asker.customerId}, ${product}, 'Какой вес?', 'ru', 'almaty', 'done',
      '[{"kind":"text","text":"Вес: 190 г. "},{"kind":"products","ids":[1]}]', '[]', ${noon})
    returning id`;
  await ask('Какой вес?', turn!.id);
  await as('POST /api/product-questions', { productId: product, text: 'Чужой', turn: turn!.id }, other);
  const waiting = await operator.call('GET /api/operator/questions', { limit: 10 });
  expect(waiting.filter(({ productId }) => productId === product).map(({ suggestion }) => suggestion)).toEqual([
    'Вес: 190 г.',
    '',
  ]);
});

test('returns the pending question or answer when it is sent again', async () => {
  const { id } = await ask('Какой вес?');
  expect(await ask('Какой вес?')).toEqual({ id });
  await judge(id, 'published');
  expect((await ask('Какой вес?')).id).not.toBe(id);
  const answer = () => as('POST /api/product-answers', { questionId: id, text: '190 г' }, other);
  expect(await answer()).toEqual(await answer());
});

test('limits the posts of a customer per day and refuses guests', async () => {
  for (let at = 0; at < 20; at++) await ask(`Вопрос ${at}`);
  await expect(ask('Лишний')).rejects.toThrow('rate_limited');
  const guest = { ...asker, customerId: null };
  await expect(as('POST /api/product-questions', { productId: product, text: 'Гость' }, guest)).rejects.toThrow(
    'unauthorised',
  );
});

test('sorts answered questions first, then useful ones', async () => {
  const [plain, useful, answered] = [await ask('Первый'), await ask('Второй'), await ask('Третий')];
  for (const { id } of [plain, useful]) await judge(id, 'published');
  await judge(answered.id, 'published', 'Да.');
  await as('PUT /api/product-votes', { target: 'post', id: plain.id, isUseful: true }, other);
  expect((await listed()).map(({ text }) => text)).toEqual(['Третий', 'Первый', 'Второй']);
});
