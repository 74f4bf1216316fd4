import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointKey } from '#contract/index.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/index.ts';
import { OPERATOR_SCOPES } from '#domain/customers/operator.ts';
import type { TradeInAnswers } from '#domain/orders/trade-in.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { contact, courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createOperatorShop, type OperatorShop } from '#test/factories/operator-shop.ts';
import type { TestDatabase } from '#test/harness/database.ts';
import type { App } from '../../../app/app.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { call as callShop } from '../../../router/router.ts';
import type { StoreEvent } from '../../../events.ts';
import { POOL_SIZE } from '../../../platform/database/db.ts';
import { runCall, runKeys } from '../../../commands/operator.ts';

type ReturnChanged = Omit<Extract<StoreEvent, { type: 'return.changed' }>, 'type'>;

let database: TestDatabase;
let shop: App;
let ordering: Ordering;
let operatorShop: OperatorShop;

beforeAll(async () => {
  operatorShop = await createOperatorShop('Склад', OPERATOR_SCOPES, new Date(noon.getTime() + 10_000));
  ({ database, shop } = operatorShop);
  ordering = await createOrdering(database.db);
});
afterAll(() => operatorShop.close());

const callApi = <K extends EndpointKey>(key: K, input: Partial<ParsedInputOf<Contract[K]>>) =>
  operatorShop.call(key, input);
const placeOrder = async () => {
  const product = await ordering.addProduct({ stock: { 1: 9 } });
  return (await (await ordering.shopper({ [product]: 2 }, { delivery: courierToday })).place()).number;
};
const actions = (subject: string) => callApi('GET /api/operator/actions', { subject });

describe('a key', () => {
  test('is valid until revoked, and only the hash of its token is stored', async () => {
    const { id, token } = await shop.operators.add('1С', ['orders.read'], noon);
    expect(await shop.operators.findByToken(token, noon)).toEqual({ keyId: id, name: '1С', scopes: ['orders.read'] });
    expect(await shop.operators.findByToken(`${token}x`, noon)).toBeNull();
    const [row] = await database.db.$client`select string_agg(k::text, ' ') as rows from operator_keys k`;
    expect(row!['rows']).not.toContain(token);
    expect(await shop.operators.revoke(id, noon)).toBe(true);
    expect(await shop.operators.revoke(id, noon)).toBe(false);
    expect(await shop.operators.findByToken(token, noon)).toBeNull();
  });

  test('is created, listed and revoked by commands, which reject an unknown scope', async () => {
    expect(await runKeys(shop.operators, ['add', 'Оператор', 'orders.all'], noon)).toMatchObject({ code: 1 });
    expect(await runKeys(shop.operators, ['add', 'Оператор'], noon)).toMatchObject({ code: 2 });
    const { text, code } = await runKeys(shop.operators, ['add', 'Оператор', 'complaints,reviews'], noon);
    expect(code).toBe(0);
    const [, id, token] = /^Key (\d+) of Оператор\..*\n(op_[\w-]{43})$/.exec(text)!;
    expect(await shop.operators.findByToken(token!, noon)).toMatchObject({ scopes: ['complaints', 'reviews'] });
    expect((await runKeys(shop.operators, ['list'], noon)).text).toContain(
      'Оператор  complaints,reviews  used 2026-11-24',
    );
    expect(await runKeys(shop.operators, ['revoke', id!], noon)).toMatchObject({ code: 0 });
    expect(await runKeys(shop.operators, ['revoke', id!], noon)).toMatchObject({ code: 1 });
  });
});

test("reports the error and the command's usage for a wrong command line", async () => {
  const runInvalid = (...words: string[]) => runCall(words, 'http://127.0.0.1:1', 'op_x');
  expect(await runInvalid('answer', 'C-2026-000001')).toEqual({
    code: 2,
    text: 'Arguments of "answer" are missing or wrong; quote a text of several words. Usage:\nnpm run operator -- complaints | answer <ticket> "<text>"',
  });
  expect(await runInvalid('answer', 'C-2026-000001', 'Курьер', 'привезёт')).toMatchObject({ code: 2 });
  expect(await runInvalid('refund-service', '10000001', '5', 'setup', '0', '1', 'faulty')).toMatchObject({ code: 2 });
  expect((await runInvalid('ordrs')).text).toMatch(/^"ordrs" is not an operator command\. Usage:\n/);
});

describe('orders', () => {
  test('are listed by change time, page by page, without duplicates or gaps', async () => {
    const numbers = [await placeOrder(), await placeOrder(), await placeOrder()];
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { orders, next } = await callApi('GET /api/operator/orders', { limit: 2, ...(cursor && { cursor }) });
      seen.push(...orders.map(({ number }) => number));
      if (orders.length === 0) break;
      cursor = next ?? undefined;
    }
    expect(seen.filter((number) => numbers.includes(number)).toSorted()).toEqual(numbers.toSorted());
    expect(new Set(seen).size).toBe(seen.length);
    const { orders } = await callApi('GET /api/operator/orders', { status: 'completed', limit: 2 });
    expect(orders).toEqual([]);
  });

  test('follow the transition table with its effects, ignore a repeated change, and reject and record an illegal one', async () => {
    const number = await placeOrder();
    const move = (status: 'preparing' | 'completed') =>
      callApi('POST /api/operator/orders/:number/status', { number, status });
    const before = (await callApi('GET /api/operator/orders/:number', { number })).orders[0]!;
    expect(before).toMatchObject({
      status: 'created',
      contact: { firstName: contact.firstName, lastName: contact.lastName },
      delivery: { kind: 'courier', address: { street: 'Абая', house: '10' } },
      lines: [{ quantity: 2 }],
    });
    expect(before.next).toContain('preparing');
    await expect(move('completed')).rejects.toThrow('order_not_movable');
    expect((await move('preparing')).orders[0]).toMatchObject({ status: 'preparing', expiresAt: null });
    const history = (await move('preparing')).orders[0]!.history;
    expect(history.map(({ to, by }) => [to, by])).toEqual([
      ['created', 'customer'],
      ['preparing', 'operator'],
    ]);
    expect(await actions(number)).toMatchObject([
      { key: 'Склад', outcome: 'done', input: { status: 'preparing' } },
      { outcome: 'done' },
      { outcome: 'order_not_movable', input: { status: 'completed' } },
    ]);
    await expect(callApi('GET /api/operator/orders/:number', { number: '99999999' })).rejects.toThrow(
      'order_not_found',
    );
  });

  test('change state once for concurrent calls', async () => {
    const number = await placeOrder();
    const results = await Promise.all(
      [1, 2].map(() => callApi('POST /api/operator/orders/:number/status', { number, status: 'preparing' })),
    );
    expect(results.map(({ orders }) => orders[0]!.status)).toEqual(['preparing', 'preparing']);
    const { orders } = await callApi('GET /api/operator/orders/:number', { number });
    expect(orders[0]!.history).toHaveLength(2);
  });
});

test('accepts and receives a return with an order-scoped key, logs both actions and notifies the customer', async () => {
  const { customerId, sessionId } = await insertCustomer(database.db, '7060000009');
  const product = await ordering.addProduct({ stock: { 1: 9 } });
  const { caller, ...buyer } = await ordering.shopper({ [product]: 2 }, { customer: { customerId, sessionId } });
  const { number } = await buyer.place();
  for (const status of ['preparing', 'on_the_way', 'completed'] as const)
    await callApi('POST /api/operator/orders/:number/status', { number, status });
  const sql = database.db.$client;
  await sql`insert into notice_choices (customer_id, kind, channel, wanted, changed_at) values (${customerId}, 'orders', 'sms', true, ${noon})`;
  const lines = [{ productId: product, quantity: 2 }];
  const request = await shop.returns.create(
    { number },
    { reason: 'not-fitting', comment: 'Мал', photos: [], lines },
    caller,
  );
  expect(await callApi('GET /api/operator/returns', { limit: 10 })).toMatchObject([
    { number: request.number, orderNumber: number, comment: 'Мал', customer: { phone: buyer.phone } },
  ]);
  const receive = () => callApi('POST /api/operator/returns/:number/receive', { number: request.number });
  await expect(receive()).rejects.toThrow('return_not_movable');
  const accept = (answer?: string) =>
    callApi('POST /api/operator/returns/:number/accept', { number: request.number, ...(answer && { answer }) });
  expect(await accept('Курьер заберёт завтра')).toMatchObject({ state: 'accepted', answer: 'Курьер заберёт завтра' });
  expect(await accept()).toMatchObject({ answer: 'Курьер заберёт завтра' });
  expect(await receive()).toMatchObject({ state: 'refunded' });
  expect((await callApi('GET /api/operator/orders/:number', { number })).orders[0]).toMatchObject({
    status: 'returned',
  });
  expect((await actions(request.number)).map(({ outcome }) => outcome)).toEqual([
    'done',
    'done',
    'done',
    'return_not_movable',
  ]);
  await expect(
    callApi('POST /api/operator/returns/:number/refuse', { number: 'R-2026-999999', answer: 'x' }),
  ).rejects.toThrow('return_not_found');

  const events = await sql`select payload from outbox where type = 'return.changed' order by seq`;
  expect(events.map(({ payload }) => (payload as ReturnChanged).state)).toEqual([
    'asked',
    'accepted',
    'received',
    'refunded',
  ]);
  for (const { payload } of [...events, ...events])
    await shop.messaging.returnNotices.onEvent({ type: 'return.changed', ...(payload as ReturnChanged) }, noon);
  const notices =
    await sql`select title, channel, path from notices where customer_id = ${customerId} and key like 'return%' order by channel`;
  // The return has already left the state of the first event.
  const received = { title: 'Возврат принят', path: `/profile/my-orders/${number}` };
  expect(notices).toEqual([
    { ...received, channel: 'mail' },
    { ...received, channel: 'sms' },
  ]);
});

test('answers a complaint, notifies the customer once and allows editing the answer', async () => {
  const { customerId } = await insertCustomer(database.db, '7060000001');
  const { db } = database;
  await db.$client`
    insert into complaints (ticket, customer_id, type, subject, text, created_at)
    values ('C-2026-000077', ${customerId}, 'delivery', 'Курьер', 'Опоздал', ${noon})`;
  const openComplaints = await callApi('GET /api/operator/complaints', { limit: 10 });
  expect(openComplaints).toMatchObject([{ ticket: 'C-2026-000077', customer: { phone: '7060000001' }, answer: null }]);
  const answer = (text: string) =>
    callApi('POST /api/operator/complaints/:ticket/answer', { ticket: 'C-2026-000077', answer: text });
  expect(await answer('Приносим извинения.')).toMatchObject({ state: 'answered', answer: 'Приносим извинения.' });
  expect(await answer('Извините нас.')).toMatchObject({ answer: 'Извините нас.' });
  await expect(
    callApi('POST /api/operator/complaints/:ticket/answer', { ticket: 'C-2026-999999', answer: 'x' }),
  ).rejects.toThrow('complaint_not_found');
  await db.$client`insert into notice_choices (customer_id, kind, channel, wanted, changed_at) values (${customerId}, 'orders', 'sms', true, ${noon})`;
  const event = { type: 'complaint.answered', ticket: 'C-2026-000077', customerId } as const;
  await shop.messaging.answerNotices.onEvent(event, noon);
  await shop.messaging.answerNotices.onEvent(event, noon);
  const notices = await db.$client`select title, channel from notices where customer_id = ${customerId}`;
  expect(notices).toEqual([{ title: 'Мы ответили на обращение', channel: 'sms' }]);
  expect(await callApi('GET /api/operator/complaints', { limit: 10 })).toEqual([]);
});

test("publishes a review after moderation and updates the product's rating", async () => {
  const { customerId } = await insertCustomer(database.db, '7060000002');
  const product = await ordering.addProduct({ stock: { 1: 9 } });
  const sql = database.db.$client;
  await sql`insert into reviews (product_id, customer_id, author, language, stars, comment) values (${product}, ${customerId}, 'Әсел К.', 'kk', 4, 'Жақсы')`;
  const [pendingReviews] = await callApi('GET /api/operator/reviews', { limit: 10 });
  expect(pendingReviews).toMatchObject({ productId: product, status: 'waiting', stars: 4 });
  const rating = async () =>
    (await sql`select rating_hundredths as mean, rating_count as count from products where id = ${product}`)[0];
  expect(await rating()).toEqual({ mean: 0, count: 0 });
  const moderate = (status: 'published' | 'refused', answer?: string) =>
    callApi('POST /api/operator/reviews/:id/judge', { id: pendingReviews!.id, status, ...(answer && { answer }) });
  expect(await moderate('published', 'Рақмет!')).toMatchObject({ status: 'published', answer: 'Рақмет!' });
  expect(await rating()).toEqual({ mean: 400, count: 1 });
  expect(await moderate('refused')).toMatchObject({ status: 'refused', answer: 'Рақмет!' });
  expect(await rating()).toEqual({ mean: 0, count: 0 });
  const [changed] = await sql`select payload from outbox where type = 'products.changed' order by seq desc limit 1`;
  expect(changed!['payload']).toEqual({ productIds: [product] });
  await expect(callApi('POST /api/operator/reviews/:id/judge', { id: 999_999, status: 'published' })).rejects.toThrow(
    'review_not_found',
  );
});

test('loads licence keys without recording them in plain text', async () => {
  const product = await ordering.addProduct({ isDigital: true, stock: { 1: null } });
  const loaded = await callApi('POST /api/operator/products/:id/keys', {
    id: product,
    keys: ['SECRET-KEY-1', 'SECRET-KEY-2'],
  });
  expect(loaded).toEqual({ added: 2, free: 2 });
  expect(await actions(`product ${product}`)).toMatchObject([{ outcome: 'done', input: { count: 2 } }]);
  const [all] = await database.db.$client`
    select (select string_agg(a::text, ' ') from operator_actions a) || (select string_agg(k::text, ' ') from licence_keys k) as rows`;
  expect(all!['rows']).not.toContain('SECRET-KEY');
  await expect(
    callApi('POST /api/operator/products/:id/keys', { id: await ordering.addProduct({}), keys: ['x'] }),
  ).rejects.toThrow('product_not_found');
});

test('lists messages with unknown delivery status, and logs whether an operator resends or settles one', async () => {
  const sql = database.db.$client;
  const { customerId } = await insertCustomer(database.db, '7015550199');
  const notices = await sql<{ id: number }[]>`
    insert into notices (key, channel, customer_id, title, body, path, state, problem, created_at, due_at)
    select 'order 17 ' || state, 'sms', ${customerId}, 'Заказ в пути', '№ 17', '/', state, 'no answer', ${noon}::timestamptz, ${noon}::timestamptz
    from unnest(array['unknown', 'unknown', 'failed', 'sent']) with ordinality as named (state, n) on conflict do nothing returning id`;
  expect(notices).toHaveLength(3);
  const [unknown] = await callApi('GET /api/operator/messages', {});
  expect(unknown).toMatchObject({ key: 'order 17 unknown', recipient: '7015550199', problem: 'no answer', tries: 0 });
  const [failed] = await callApi('GET /api/operator/messages', { state: 'failed' });
  const { id } = unknown!;
  expect(await callApi('POST /api/operator/messages/:id/again', { id })).toEqual({ state: 'waiting' });
  expect(await callApi('POST /api/operator/messages/:id/settle', { id: failed!.id, note: 'звонили' })).toEqual({
    state: 'settled',
  });
  await expect(callApi('POST /api/operator/messages/:id/again', { id })).rejects.toMatchObject({
    error: 'message_not_found',
  });
  expect(await callApi('GET /api/operator/messages', {})).toEqual([]);
  expect(await actions(`message ${failed!.id}`)).toMatchObject([{ call: 'POST /api/operator/messages/:id/settle' }]);
});

test('shows a refund that the bank rejected and lets an operator settle it', async () => {
  const sql = database.db.$client;
  const number = await placeOrder();
  await sql`
    with attempt as (
      insert into payment_attempts (order_id, covers, gateway, reference, amount, status, expires_at)
      select id, array[id], 'sandbox', 'ref-77', 5000, 'refunded', ${noon} from orders where number = ${number} returning id)
    insert into payment_refunds (attempt_id, order_id, amount, state) select id, 0, 5000, 'refused' from attempt`;
  expect(await callApi('GET /api/operator/refunds', {})).toMatchObject([
    { reference: 'ref-77', orderNumber: number, amount: 5000, state: 'refused' },
  ]);
  const settle = () =>
    callApi('POST /api/operator/refunds/:reference/settle', { reference: 'ref-77', note: 'Наличными, акт 12' });
  expect(await settle()).toEqual({ settled: 1 });
  await expect(settle()).rejects.toThrow('refund_not_found');
  expect(await callApi('GET /api/operator/refunds', {})).toEqual([]);
  expect((await actions('ref-77')).map(({ outcome }) => outcome)).toEqual(['refund_not_found', 'done']);
});

describe('a second operator', () => {
  const CALLS = {
    accept: 'POST /api/operator/trade-ins/:number/accept',
    bonuses: 'POST /api/operator/bonuses',
    move: 'POST /api/operator/orders/:number/status',
    settle: 'POST /api/operator/refunds/:reference/settle',
  } as const;
  const call = (key: keyof typeof CALLS, input: object, as: CallContext) =>
    callShop(shop.handlers, CALLS[key], input, as);
  const operator = async (name: string): Promise<CallContext> => ({
    ...operatorShop.context,
    operator: await shop.operators.findByToken((await shop.operators.add(name, OPERATOR_SCOPES, noon)).token, noon),
  });

  test('accepts a trade-in above its estimate at the price set by the first operator; two keys of one operator do not count', async () => {
    const answers = {
      device: 'phone',
      model: null,
      level: 'middle',
      age: '1-2',
      screen: 'whole',
      case: 'good',
      works: true,
      complete: true,
    };
    const [row] = await database.db.$client<
      { id: number }[]
    >`select id from shops where kind = 'shop' order by id limit 1`;
    const request = { answers: answers as TradeInAnswers, name: 'Айгүл', phone: '7011110901', shopId: row!.id };
    const { number, estimate } = await callApi('POST /api/trade-in/requests', request);
    const [first, firstWithOtherKey, second] = [
      await operator('Айдар'),
      await operator('Айдар'),
      await operator('Динара'),
    ];
    const price = estimate + 50_000;
    for (const as of [first, first, firstWithOtherKey])
      await expect(call('accept', { number, price }, as)).rejects.toThrow('second_operator_needed');
    await expect(call('accept', { number, price: price + 1 }, second)).rejects.toThrow('second_operator_needed');
    expect(await call('accept', { number, price }, second)).toMatchObject({ state: 'accepted', price });
    expect((await actions(number)).map(({ key, outcome }) => [key, outcome])[0]).toEqual(['Динара', 'done']);
  });

  test('must confirm cancelling a paid order above the limit; other transitions need one operator', async () => {
    const [first, second] = [await operator('Гүлнар'), await operator('Тимур')];
    const product = await ordering.addProduct({ price: 250_000 });
    const { number } = await (await ordering.shopper({ [product]: 1 }, { delivery: courierToday })).place();
    await database.db.$client`update orders set is_paid = true where number = ${number}`;
    await call('move', { number, status: 'preparing' }, first);
    const cancel = { number, status: 'cancelled' };
    for (const as of [first, first]) await expect(call('move', cancel, as)).rejects.toThrow('second_operator_needed');
    expect(await call('move', cancel, second)).toMatchObject({ orders: [{ status: 'cancelled' }] });
    expect(await call('move', cancel, first)).toMatchObject({ orders: [{ status: 'cancelled' }] });
  });

  test('settles a large refund that the bank rejected', async () => {
    const [first, second] = [await operator('Асель'), await operator('Нурлан')];
    await database.db.$client`
      with attempt as (
        insert into payment_attempts (order_id, covers, gateway, reference, amount, status, expires_at)
        select id, array[id], 'sandbox', 'ref-78', 250000, 'refunded', ${noon} from orders where number = ${await placeOrder()} returning id)
      insert into payment_refunds (attempt_id, order_id, amount, state) select id, 0, 250000, 'refused' from attempt`;
    const settle = { reference: 'ref-78', note: 'Переводом' };
    await expect(call('settle', settle, first)).rejects.toThrow('second_operator_needed');
    expect(await call('settle', settle, second)).toEqual({ settled: 1 });
  });

  test("is checked in the call's transaction, so concurrent calls do not wait for connections", async () => {
    const first = await operator('Гүлнар');
    const customers = await Promise.all(
      Array.from({ length: 2 * POOL_SIZE }, (_, index) => insertCustomer(database.db, `70111120${10 + index}`)),
    );
    const calls = customers.map(({ phone }) =>
      call('bonuses', { phone, amount: 15_000, reference: `many ${phone}`, note: 'спор решён' }, first),
    );
    const outcomes = await Promise.allSettled(calls);
    const reasons = outcomes.map((item) => (item.status === 'rejected' ? (item.reason as Error).message : 'given'));
    expect(new Set(reasons)).toEqual(new Set(['bonus_limit']));
  });

  test('gives bonuses above the daily limit, unless the first key was revoked', async () => {
    const { phone } = await insertCustomer(database.db, '7011110902');
    const [first, second] = [await operator('Ержан'), await operator('Сауле')];
    const grant = { phone, amount: 15_000, reference: 'C-2026-000901', note: 'спор решён' };
    await expect(call('bonuses', grant, first)).rejects.toThrow('bonus_limit');
    await shop.operators.revoke(first.operator!.keyId, noon);
    await expect(call('bonuses', grant, second)).rejects.toThrow('bonus_limit');
    const third = await operator('Марат');
    expect(await call('bonuses', { ...grant, note: 'согласен' }, third)).toEqual({ given: true });
  });
});
