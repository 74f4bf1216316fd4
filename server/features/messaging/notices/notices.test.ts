import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoticeKind } from '#domain/customers/notice-choices.ts';
import { ORDER_STATES, orderTransitions, type OrderState } from '#domain/orders/order-status.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createOutboxSms } from '#server/gateways/sms/outbox.sms.ts';
import { SmsProblem } from '#server/gateways/sms/sms.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { noon } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { findOrderForNotice } from '#server/features/ordering/orders/orders.rows.ts';
import { findReceiptForNotice } from '#server/features/ordering/gift-purchases/gift-purchases.rows.ts';
import { unannouncedGifts } from '#server/app/app-notices.ts';
import { sentMessages } from '../../../gateways/sms/sent-messages.table.ts';
import { createGiftNoticesService } from './gift-notices.service.ts';
import type { NewNotice, NoticesService } from './notices.service.ts';
import { notices as noticesTable } from './notices.table.ts';
import { createOrderNoticesService } from './order-notices.service.ts';
import { createReceiptNoticesService } from './receipt-notices.service.ts';
import { orderText } from './order-notices.policy.ts';

const origin = 'https://shop.test';
let database: TestDatabase;
let notices: NoticesService;
let owner: { customerId: number; sessionId: number };
/** Number of times the SMS provider is unreachable. */
let pushedCount = 0;
/** Error the SMS provider returns instead of accepting a message. */
let answer: SmsProblem | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const outbox = createOutboxSms({ db });
  notices = createTestNotices(db, {
    sms: {
      name: 'far',
      async send(message) {
        if (answer) throw answer;
        if (pushedCount-- > 0) throw new SmsProblem('unreachable', 'no answer');
        await outbox.send(message);
      },
    },
  });
  owner = await insertCustomer(db, '7011112233');
});
afterAll(() => database.drop());
beforeEach(async () => {
  pushedCount = 0;
  answer = null;
  const sql = database.db.$client;
  await sql`delete from notices`;
  await sql`delete from sent_messages`;
  await sql`delete from push_devices`;
  await sql`delete from notice_choices`;
  await sql`update customers set email = 'asel@example.kz', wants_news = false`;
});

const notice = (change: Partial<NewNotice> = {}): NewNotice => ({
  key: 'alert 1',
  kind: 'stock',
  channel: 'sms',
  customerId: owner.customerId,
  sessionId: null,
  title: 'Снова в продаже',
  body: 'Чайник: 9 990 ₸',
  path: '/p/7',
  ...change,
});
const write = (change: Partial<NewNotice> = {}) => notices.write(database.db.$client, notice(change), noon);
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

const message = rowOf({ channel: sentMessages.channel, recipient: sentMessages.recipient, text: sentMessages.text });
const sent = () => database.db.$client`select ${message} from sent_messages order by id`;
const state = rowOf({ state: noticesTable.state, tries: noticesTable.tries, problem: noticesTable.problem });
const states = () => database.db.$client`select ${state} from notices order by id`;

/** A device of a customer or a session. */
async function addDevice(owner: { loginOf?: number; sessionId?: number }, deviceId = 'device-of-the-tests') {
  const sql = database.db.$client;
  await sql`
    with login as (
      insert into customer_logins (token_hash, customer_id, platform, device, network, city_id, created_at, seen_at, expires_at)
      select ${`hash of ${deviceId} ${Math.random()}`}, ${owner.loginOf ?? null}::int, 'web', '', '', 1, now(), now(), now() + interval '1 day'
      where ${owner.loginOf ?? null}::int is not null returning id)
    insert into push_devices (device_id, transport, token, login_id, session_id, language, created_at, seen_at, refreshed_at)
    values (${deviceId}, 'fcm', ${`token-of-the-device-${deviceId}`}, (select id from login), ${owner.sessionId ?? null}, 'ru', now(), now(), now())`;
}

test('sends one message per cause, despite repeated writes and concurrent workers', async () => {
  expect(await write()).toBe(true);
  expect(await write()).toBe(false);
  await Promise.all(Array.from({ length: 8 }, () => notices.sendDue(noon)));
  expect(await sent()).toEqual([
    { channel: 'sms', recipient: '7011112233', text: `Снова в продаже. Чайник: 9 990 ₸ ${origin}/p/7` },
  ]);
  expect(await states()).toEqual([{ state: 'sent', tries: 1, problem: null }]);
});

test('sends an email with a subject and the link', async () => {
  await write({ channel: 'mail' });
  await notices.sendDue(noon);
  expect(await sent()).toEqual([
    {
      channel: 'mail',
      recipient: 'asel@example.kz',
      text: `Снова в продаже\n\nЧайник: 9 990 ₸\n\n${origin}/p/7\n`,
    },
  ]);
});

test('sends a push to the devices', async () => {
  await addDevice({ loginOf: owner.customerId });
  await write({ channel: 'push' });
  await notices.sendDue(noon);
  expect(await sent()).toMatchObject([{ channel: 'push', text: 'Снова в продаже\nЧайник: 9 990 ₸\n/p/7' }]);
});

test.each([
  ['mail', 'no mail address'],
  ['push', 'no device takes messages'],
] as const)('fails %s without a target and does not retry it', async (channel, problem) => {
  await database.db.$client`update customers set email = null`;
  await write({ channel });
  await notices.sendDue(noon);
  expect(await notices.sendDue(later(3_600))).toBe(0);
  expect(await states()).toEqual([{ state: 'failed', tries: 1, problem }]);
});

test('retries an unreachable provider with growing delays and gives up after eight attempts', async () => {
  pushedCount = 1;
  await write();
  await notices.sendDue(noon);
  expect(await notices.sendDue(later(29))).toBe(0);
  expect(await notices.sendDue(later(31))).toBe(1);
  expect(await sent()).toHaveLength(1);
  pushedCount = 100;
  await write({ key: 'alert 2' });
  for (let hour = 1; hour < 20; hour++) await notices.sendDue(later(hour * 10_000));
  expect((await states()).at(-1)).toEqual({ state: 'failed', tries: 8, problem: 'no answer' });
});

test.each([
  ['refused', 'failed', 0],
  ['unreachable', 'waiting', 1],
] as const)('records an SMS that is %s as %s', async (kind, expected, triedAgain) => {
  answer = new SmsProblem(kind, 'no such number');
  await write();
  await notices.sendDue(noon);
  expect(await states()).toEqual([{ state: expected, tries: 1, problem: 'no such number' }]);
  answer = null;
  expect(await notices.sendDue(later(3_600))).toBe(triedAgain);
});

test('requeues the push of a crashed worker and marks its SMS as unknown instead of sending it twice', async () => {
  await addDevice({ loginOf: owner.customerId });
  await write({ key: 'one', channel: 'push' });
  await write({ key: 'two', channel: 'sms' });
  await database.db.$client`update notices set state = 'sending', due_at = ${noon}`;
  expect(await notices.sendDue(later(60))).toBe(0);
  expect(await notices.sendDue(later(301))).toBe(1);
  expect((await states()).map((item) => item.state)).toEqual(['sent', 'unknown']);
  expect((await sent()).map(({ channel }) => channel)).toEqual(['push']);
});

const findChannels = (kind: NoticeKind) =>
  notices.findChannels({ customerId: owner.customerId, sessionId: null }, kind);

test('lists the channels that reach a customer', async () => {
  expect(await findChannels('stock')).toEqual(['sms', 'mail']);
  await addDevice({ loginOf: owner.customerId });
  await database.db.$client`update customers set email = null`;
  expect(await findChannels('stock')).toEqual(['push', 'sms']);
});

test('sends nothing the customer has switched off, even when it was written before', async () => {
  await write({ key: 'one' });
  await write({ key: 'two', channel: 'mail' });
  await notices.choose(owner.customerId, { kind: 'stock', channel: 'sms', wanted: false }, noon);
  expect(await findChannels('stock')).toEqual(['mail']);
  expect(await findChannels('price')).toEqual(['sms', 'mail']);
  await notices.sendDue(noon);
  expect((await states()).map((item) => item.state)).toEqual(['unwanted', 'sent']);
  expect((await sent()).map(({ channel }) => channel)).toEqual(['mail']);
});

test('sends news only to customers who agreed to them', async () => {
  expect(await findChannels('news')).toEqual([]);
  await write({ kind: 'news', channel: 'mail' });
  await notices.sendDue(noon);
  expect(await states()).toMatchObject([{ state: 'unwanted' }]);
  await database.db.$client`update customers set wants_news = true`;
  expect(await findChannels('news')).toEqual(['mail']);
});

test('sends SMS and mail once each to a buyer who wants both for orders', async () => {
  for (const channel of ['sms', 'mail'] as const)
    await notices.choose(owner.customerId, { kind: 'orders', channel, wanted: true }, noon);
  const orderId = await addOrder('on_the_way', { customerId: owner.customerId });
  for (let attempt = 0; attempt < 3; attempt++) await moveOrder(orderId, 'on_the_way');
  await notices.sendDue(noon);
  expect((await sent()).map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms']);
});

test('announces gifts once by the allowed channels, without giver or sum', async () => {
  const sql = database.db.$client;
  await addDevice({ loginOf: owner.customerId });
  await sql`
    insert into gift_cards (number_hash, last_digits, customer_id, nominal, balance, sender, activated_at)
    values ('a hash', '1234', ${owner.customerId}, 50000, 50000, 'Ерлан', ${noon}), ('of tomorrow', '5678', ${owner.customerId}, 1000, 1000, '', null)`;
  await sql`
    insert into customer_coupons (customer_id, kind, title_ru, title_kk) values (${owner.customerId}, 'gift', 'Чехол', 'Қап')`;
  const gifts = createGiftNoticesService({
    ...unannouncedGifts,
    db: database.db,
    notices,
    cityKeyword: () => 'almaty',
  });
  const counts = await Promise.all(Array.from({ length: 6 }, () => gifts.notify(noon)));
  expect(counts.reduce((total, count) => total + count, 0)).toBe(2);
  await notices.sendDue(noon);
  const messages = await sent();
  expect(messages.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'mail', 'push', 'push']);
  expect(messages.map(({ text }) => text).join('\n')).not.toMatch(/Ерлан|50|Чехол|1234/);
  expect(messages.filter(({ text }) => text.includes('/profile/my-giftcards'))).toHaveLength(2);
});

test('deletes messages after a month', async () => {
  await write();
  expect(await notices.deleteExpired(later(29 * 86_400))).toBe(0);
  expect(await notices.deleteExpired(later(31 * 86_400))).toBe(1);
});

async function addOrder(status: string, owner: { customerId?: number; sessionId?: number }): Promise<number> {
  const [order] = await database.db.$client<{ id: number }[]>`
    insert into orders (number, master_number, session_id, customer_id, language, city_id, status, first_name, last_name, phone, email,
      delivery_kind, payment_method, to_pay, products_total, explanation)
    values (${String(Math.random()).slice(2, 10)}, '10000001', ${owner.sessionId ?? null}, ${owner.customerId ?? null}, 'kk', 2, ${status}, 'Әсел', 'Ким',
      '7011112233', 'asel@example.kz', 'courier', 'card', 1, 1, '[]') returning id`;
  return order!.id;
}
const orderNotices = () =>
  createOrderNoticesService({
    findOrder: findOrderForNotice,
    db: database.db,
    notices,
    cityKeyword: (id) => (id === 2 ? 'astana' : 'almaty'),
    settings: { current: () => defaultSettings },
  });
const moveOrder = (orderId: number, status: string, notify = true) =>
  orderNotices().onEvent({ type: 'order.changed', orderId, status, notify }, noon);

test('notifies a buyer with a device once per order state, in the language and city of the order', async () => {
  await addDevice({ sessionId: owner.sessionId });
  const orderId = await addOrder('on_the_way', { sessionId: owner.sessionId });
  for (let attempt = 0; attempt < 3; attempt++) await moveOrder(orderId, 'on_the_way');
  await notices.sendDue(noon);
  const texts = (await sent()).filter(({ channel }) => channel === 'push').map(({ text }) => text);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/^Тапсырыс жолда\n№ \d+\. Курьер сізге шықты\.\n\/kz\/astana\/thanks\/10000001$/);
});

test('writes to a guest at the address of the order: when it is placed, and once per state', async () => {
  const orderId = await addOrder('created', { sessionId: owner.sessionId });
  for (let attempt = 0; attempt < 2; attempt++) await orderNotices().onEvent({ type: 'order.placed', orderId }, noon);
  await database.db.$client`update orders set status = 'preparing' where id = ${orderId}`;
  for (let attempt = 0; attempt < 2; attempt++) await moveOrder(orderId, 'preparing');
  await notices.sendDue(noon);
  const letters = (await sent()).filter(({ channel }) => channel === 'mail');
  expect(letters.map(({ text }) => text.split('\n')[0]).toSorted()).toEqual([
    'Тапсырыс дайындалып жатыр',
    'Тапсырыс қабылданды',
  ]);
  const unpaid = await addOrder('waiting_payment', { sessionId: owner.sessionId });
  await orderNotices().onEvent({ type: 'order.placed', orderId: unpaid }, noon);
  expect(await notices.sendDue(noon)).toBe(0);
});

test('falls back to the address of the order for a customer who allows emails but has no address in the profile', async () => {
  const sql = database.db.$client;
  await sql`update customers set email = null where id = ${owner.customerId}`;
  const orderId = await addOrder('on_the_way', { customerId: owner.customerId });
  for (let attempt = 0; attempt < 2; attempt++) await moveOrder(orderId, 'on_the_way');
  await notices.sendDue(noon);
  expect((await sent()).map(({ channel, recipient }) => [channel, recipient])).toEqual([['mail', 'asel@example.kz']]);
  await notices.choose(owner.customerId, { kind: 'orders', channel: 'mail', wanted: false }, noon);
  await moveOrder(await addOrder('preparing', { customerId: owner.customerId }), 'preparing');
  await notices.sendDue(noon);
  expect(await sent()).toHaveLength(1);
});

test('sends nothing for an order that moved on, a buyer without a device or a state without a notice', async () => {
  await notices.choose(owner.customerId, { kind: 'orders', channel: 'mail', wanted: false }, noon);
  const customerOrderId = await addOrder('completed', { customerId: owner.customerId });
  await moveOrder(customerOrderId, 'completed');
  await addDevice({ loginOf: owner.customerId });
  await moveOrder(customerOrderId, 'on_the_way');
  await moveOrder(await addOrder('waiting_payment', { customerId: owner.customerId }), 'waiting_payment');
  await moveOrder(999_999, 'completed');
  expect(await states()).toEqual([]);
});

test('sends nothing for a step without notification, even when its state has a text', async () => {
  await addDevice({ loginOf: owner.customerId });
  await moveOrder(await addOrder('preparing', { customerId: owner.customerId }), 'preparing', false);
  expect(await states()).toEqual([]);
});

test('has a text for every state that notifies, including the initial one', () => {
  const steps = orderTransitions.filter(({ effects }) => effects.includes('notify-customer'));
  const messages = new Set<OrderState>(['created', ...steps.map(({ to }) => to)]);
  const worded = ORDER_STATES.filter((status) => orderText(status, '10000001', 'ru') !== null);
  expect(worded).toEqual(ORDER_STATES.filter((status) => messages.has(status)));
});

test('omits persons and products from order messages, because they go through third-party services', () => {
  const messages = ORDER_STATES.flatMap((status) =>
    (['ru', 'kk'] as const).flatMap((language) => orderText(status, '10000001', language) ?? []),
  );
  expect(messages.length).toBeGreaterThan(8);
  for (const { title, body } of messages) {
    expect(title).toMatch(/^[^\d]+$/);
    expect(body).toMatch(/^№ 10000001\. [^\d@]+\.$/);
  }
});

test('sends the receipt by email once, to the guest of an order and to a customer who bought gift cards', async () => {
  const sql = database.db.$client;
  const orderId = await addOrder('paid', { sessionId: owner.sessionId });
  await sql`
    insert into gift_purchases (id, number, customer_id, key, digest, state, kind, design, colour, sender, message, total, created_at, expires_at)
    values (777, 'G-2026-000777', ${owner.customerId}, 'k', '', 'paid', 'plastic', 'thanks', 'gold', 'A', '', 5000, ${noon}, ${noon})`;
  const receipts = await sql<{ id: number }[]>`
    insert into receipts (reference, order_number, kind, content, paid, email, phone, next_try_at, created_at)
    select 'of the order', number, 'sale', '{}'::jsonb, 12490, '', '', ${noon}::timestamptz, ${noon}::timestamptz from orders where id = ${orderId}
    union all select 'of cards', 'G-2026-000777', 'sale', '{}', 5000, '', '', ${noon}, ${noon}
    union all select 'of nobody', '99999999', 'sale', '{}', 1, '', '', ${noon}, ${noon} returning id`;
  const letters = createReceiptNoticesService({
    findReceipt: findReceiptForNotice,
    db: database.db,
    notices,
    cityKeyword: () => 'almaty',
  });
  for (const { id: receiptId } of [...receipts, ...receipts, { id: 999_999 }])
    await letters.onEvent({ type: 'receipt.issued', receiptId }, noon);
  await notices.sendDue(noon);
  const messages = (await sent())
    .filter(({ channel }) => channel === 'mail')
    .map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(messages).toHaveLength(2);
  expect(messages.join('\n')).toMatch(/Чек сомасы: 12 490 ₸.*\n[^]*\/kz\/receipt\/of the order/);
  expect(messages.join('\n')).toContain('G-2026-000777');
});

test('names the gift in the email about a placed order and nowhere else', async () => {
  await addDevice({ loginOf: owner.customerId });
  const orderId = await addOrder('created', { customerId: owner.customerId });
  await database.db.$client`
    insert into categories (id, feed, external_id, slug, name_ru, name_kk) values (77, 'test', 'gifts', 'gifts', '', '') on conflict do nothing`;
  await database.db.$client`
    insert into products (id, feed, external_id, content_hash, category_id, name_ru, name_kk) values (77001, 'test', 'gift', '', 77, 'Чехол', 'Қап') on conflict do nothing`;
  await database.db.$client`
    insert into order_gifts (order_id, offer, product_id, name_ru, name_kk, value, minimum_sum) values (${orderId}, 'case', 77001, 'Чехол', 'Қап', 5000, 0)`;
  await orderNotices().onEvent({ type: 'order.placed', orderId }, noon);
  await notices.sendDue(noon);
  const messages = await sent();
  expect(messages.find(({ channel }) => channel === 'mail')?.text).toContain('Тапсырыста сыйлық бар: Қап, 0 ₸.');
  expect(messages.find(({ channel }) => channel === 'push')?.text).not.toContain('Қап');
});
