import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { noon } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { findOrderForNotice } from '#server/features/ordering/orders/orders.rows.ts';
import { findReceiptForNotice } from '#server/features/ordering/gift-purchases/gift-purchases.rows.ts';
import { sentMessages } from '../../../gateways/sms/sent-messages.table.ts';
import type { NoticesService } from './notices.service.ts';
import { createOrderNoticesService } from './order-notices.service.ts';
import { createReceiptNoticesService } from './receipt-notices.service.ts';

const PHONE = '7011112233';
const LEFT_IN_THE_ORDER = 'asel@example.kz';
let database: TestDatabase;
let notices: NoticesService;
let owner: { customerId: number; sessionId: number };
let settings: Settings = defaultSettings;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  notices = createTestNotices(db, { settings: { current: () => settings } });
  owner = await insertCustomer(db, PHONE);
});
afterAll(() => database.drop());
beforeEach(async () => {
  settings = defaultSettings;
  const sql = database.db.$client;
  await sql`delete from notices`;
  await sql`delete from sent_messages`;
  await sql`delete from notice_choices`;
  await sql`update customers set email = null`;
});

type OrderOptions = { customerId?: number; status?: string; method?: string; email?: string; phoneProved?: boolean };

async function addOrder({ customerId, status = 'on_the_way', method = 'card', ...of }: OrderOptions): Promise<number> {
  const { email = LEFT_IN_THE_ORDER, phoneProved = false } = of;
  const [order] = await database.db.$client<{ id: number }[]>`
    insert into orders (number, master_number, session_id, customer_id, language, city_id, status, first_name, last_name, phone, email,
      delivery_kind, payment_method, to_pay, products_total, explanation, phone_proved)
    values (${String(Math.random()).slice(2, 10)}, '10000001', ${customerId === undefined ? owner.sessionId : null}, ${customerId ?? null},
      'kk', 1, ${status}, 'Әсел', 'Ким', ${PHONE}, ${email}, 'courier', ${method}, 1, 1, '[]', ${phoneProved}) returning id`;
  return order!.id;
}
const orderNotices = () =>
  createOrderNoticesService({
    findOrder: findOrderForNotice,
    db: database.db,
    notices,
    cityKeyword: () => 'almaty',
    settings: { current: () => settings },
  });
const moveOrder = async (orderId: number, status: string) => {
  for (let attempt = 0; attempt < 2; attempt++)
    await orderNotices().onEvent({ type: 'order.changed', orderId, status, notify: true }, noon);
};
const announceOrder = async (orderId: number) => {
  for (let attempt = 0; attempt < 2; attempt++) await orderNotices().onEvent({ type: 'order.placed', orderId }, noon);
};

const message = rowOf({ channel: sentMessages.channel, recipient: sentMessages.recipient, text: sentMessages.text });
async function sent() {
  await notices.sendDue(noon);
  const rows = await database.db.$client`select ${message} from sent_messages order by channel`;
  return rows.map(({ channel, recipient }) => [channel, recipient]);
}

test('writes to the address of the order for a customer without one in the profile', async () => {
  await moveOrder(await addOrder({ customerId: owner.customerId }), 'on_the_way');
  expect(await sent()).toEqual([['mail', LEFT_IN_THE_ORDER]]);
});

test("prefers the profile address over the order's, and sends no email to a customer who opted out", async () => {
  await database.db.$client`update customers set email = 'own@example.kz'`;
  await moveOrder(await addOrder({ customerId: owner.customerId }), 'on_the_way');
  expect(await sent()).toEqual([['mail', 'own@example.kz']]);
  await database.db.$client`update customers set email = null`;
  await notices.choose(owner.customerId, { kind: 'orders', channel: 'mail', wanted: false }, noon);
  await moveOrder(await addOrder({ customerId: owner.customerId }), 'on_the_way');
  expect(await sent()).toHaveLength(1);
});

test('sends the receipt to the address of the order for a customer without one in the profile', async () => {
  const orderId = await addOrder({ customerId: owner.customerId, status: 'paid' });
  const [receipt] = await database.db.$client<{ id: number }[]>`
    insert into receipts (reference, order_number, kind, content, paid, email, phone, next_try_at, created_at)
    select 'of the order', number, 'sale', '{}'::jsonb, 12490, '', '', ${noon}::timestamptz, ${noon}::timestamptz from orders
    where id = ${orderId} returning id`;
  const letters = createReceiptNoticesService({
    findReceipt: findReceiptForNotice,
    db: database.db,
    notices,
    cityKeyword: () => 'almaty',
  });
  await letters.onEvent({ type: 'receipt.issued', receiptId: receipt!.id }, noon);
  expect(await sent()).toEqual([['mail', LEFT_IN_THE_ORDER]]);
});

test('notifies a guest by email and SMS, once each, of changes made by the shop', async () => {
  for (const status of ['on_the_way', 'awaiting_client']) {
    await database.db.$client`delete from sent_messages`;
    await moveOrder(await addOrder({ status }), status);
    expect(await sent()).toEqual([
      ['mail', LEFT_IN_THE_ORDER],
      ['sms', PHONE],
    ]);
  }
});

test('texts a guest about placing and cancelling only when the phone is verified', async () => {
  await announceOrder(await addOrder({ status: 'created' }));
  await moveOrder(await addOrder({ status: 'cancelled' }), 'cancelled');
  expect((await sent()).map(([channel]) => channel)).toEqual(['mail', 'mail']);
  await announceOrder(await addOrder({ status: 'created', phoneProved: true }));
  expect((await sent()).filter(([channel]) => channel === 'sms')).toEqual([['sms', PHONE]]);
});

test('sends no SMS to guests when the shop does not pay for them', async () => {
  settings = { ...defaultSettings, 'order.guestSms': false };
  await moveOrder(await addOrder({}), 'on_the_way');
  expect(await sent()).toEqual([['mail', LEFT_IN_THE_ORDER]]);
});

test('sends a phone no more SMS about orders in a day than the setting, and records why', async () => {
  settings = { ...defaultSettings, 'order.smsPerDay': 2 };
  const [first, second] = [await addOrder({}), await addOrder({ email: '' })];
  await moveOrder(first, 'on_the_way');
  await moveOrder(second, 'on_the_way');
  await moveOrder(await addOrder({ customerId: owner.customerId, email: '' }), 'on_the_way');
  await moveOrder(await addOrder({}), 'on_the_way');
  expect(await sent()).toEqual([
    ['mail', LEFT_IN_THE_ORDER],
    ['mail', LEFT_IN_THE_ORDER],
    ['sms', PHONE],
    ['sms', PHONE],
  ]);
  expect(await notices.listOpen('failed', 10)).toMatchObject([
    { channel: 'sms', problem: 'the phone has its SMS of the day' },
    { channel: 'sms', problem: 'the phone has its SMS of the day' },
  ]);
  const tomorrow = new Date(noon.getTime() + DAY_MS);
  const [refused] = await notices.listOpen('failed', 1);
  await notices.resend(refused!.id, tomorrow);
  await notices.sendDue(tomorrow);
  expect(await sent()).toHaveLength(5);
});

test('texts a customer without push, mail and choices, under the setting for guests', async () => {
  const customer = { customerId: owner.customerId, email: '' };
  await moveOrder(await addOrder(customer), 'on_the_way');
  expect(await sent()).toEqual([['sms', PHONE]]);
  await announceOrder(await addOrder({ ...customer, status: 'created' }));
  expect(await sent()).toHaveLength(2);
  settings = { ...defaultSettings, 'order.guestSms': false };
  await moveOrder(await addOrder(customer), 'on_the_way');
  settings = defaultSettings;
  await notices.choose(owner.customerId, { kind: 'orders', channel: 'sms', wanted: false }, noon);
  await moveOrder(await addOrder(customer), 'on_the_way');
  expect(await sent()).toHaveLength(2);
});

test('sends no SMS to a customer who refuses them after the notice was written', async () => {
  await moveOrder(await addOrder({ customerId: owner.customerId, email: '' }), 'on_the_way');
  await notices.choose(owner.customerId, { kind: 'orders', channel: 'sms', wanted: false }, noon);
  expect(await sent()).toEqual([]);
});

test('announces an invoice when the order is placed, but no other order that awaits payment', async () => {
  await announceOrder(await addOrder({ status: 'waiting_payment', method: 'card' }));
  expect(await sent()).toEqual([]);
  await announceOrder(await addOrder({ status: 'waiting_payment', method: 'invoice' }));
  expect(await sent()).toEqual([['mail', LEFT_IN_THE_ORDER]]);
  const [letter] = await database.db.$client<{ text: string }[]>`select text from sent_messages`;
  expect(letter!.text).toMatch(/^Төлем шоты дайын\n[^@]*\/kz\/thanks\/10000001\n$/);
});

describe('a changed courier visit', () => {
  const visit = { date: '2026-12-04', slot: '10-14' } as const;
  const reschedule = async (orderId: number, by: 'customer' | 'operator', changeId = 1) => {
    await database.db.$client`
      update orders set delivery_date = ${visit.date}, delivery_slot = ${visit.slot} where id = ${orderId}`;
    const event = { type: 'order.rescheduled', orderId, changeId, ...visit, by } as const;
    for (let attempt = 0; attempt < 2; attempt++) await orderNotices().onEvent(event, noon);
  };
  const texts = async () =>
    (await database.db.$client`select ${message} from sent_messages order by id`).map(({ text }) => text);

  test('is announced in the language of the order, again for each change', async () => {
    const orderId = await addOrder({ customerId: owner.customerId, status: 'paid' });
    await reschedule(orderId, 'customer');
    await reschedule(orderId, 'operator', 2);
    expect(await sent()).toEqual([
      ['mail', LEFT_IN_THE_ORDER],
      ['mail', LEFT_IN_THE_ORDER],
    ]);
    const [letter] = await texts();
    expect(letter).toContain('Жеткізу уақыты өзгерді');
    expect(letter!.replaceAll('\u2060', '')).toContain('Курьердің келетін уақыты: 4 желтоқсан, жм, 10:00–14:00.');
  });

  test('is not announced when a later change has replaced it', async () => {
    const orderId = await addOrder({ status: 'paid' });
    await database.db
      .$client`update orders set delivery_date = '2026-12-05', delivery_slot = '10-14' where id = ${orderId}`;
    const event = { type: 'order.rescheduled', orderId, changeId: 1, ...visit, by: 'customer' } as const;
    await orderNotices().onEvent(event, noon);
    expect(await sent()).toEqual([]);
  });

  test('is texted to a guest without mail, but an unverified phone only hears of changes of the shop before payment', async () => {
    const add = (status: string) => addOrder({ email: '', status });
    await reschedule(await addOrder({ status: 'paid' }), 'customer');
    await reschedule(await add('created'), 'customer');
    expect((await sent()).map(([channel]) => channel)).toEqual(['mail']);
    await reschedule(await add('created'), 'operator');
    await reschedule(await add('paid'), 'customer');
    await reschedule(await addOrder({ email: '', status: 'created', phoneProved: true }), 'customer');
    expect((await sent()).filter(([channel]) => channel === 'sms')).toHaveLength(3);
  });
});

test('announces late keys once and links to the keys of the profile', async () => {
  const orderId = await addOrder({ customerId: owner.customerId, status: 'completed' });
  const [order] = await database.db.$client<{ number: string }[]>`select number from orders where id = ${orderId}`;
  const event = { type: 'keys.loaded', orderNumber: order!.number, productId: 7 } as const;
  for (let attempt = 0; attempt < 2; attempt++) await orderNotices().onEvent(event, noon);
  expect(await sent()).toEqual([['mail', LEFT_IN_THE_ORDER]]);
  const [letter] = await database.db.$client<{ text: string }[]>`select text from sent_messages`;
  expect(letter!.text).toContain('/kz/profile/my-keys');
});
