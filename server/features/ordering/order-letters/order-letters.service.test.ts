import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '#server/gateways/mail/mail.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { almaty, courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { findMailProblems } from '#test/harness/mail-rules.ts';
import { createOrderNoticesService } from '../../messaging/notices/order-notices.service.ts';
import { findOrderForNotice } from '../orders/orders.rows.ts';
import { createOrderLetters } from './order-letters.service.ts';

const organisation = { name: 'ТОО «Қызғалдақ»', bin: '940140000385', address: 'г. Алматы, ул. Абая, 10' };
let database: TestDatabase;
let shop: Ordering;
const letters: Mail[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db, {
    settings: { 'shop.iban': 'KZ86125KZT5004100100', 'shop.bin': '180740012345' },
  });
});
afterAll(() => database.drop());

/** Places an order and sends its letter. */
async function sendLetter(choices: Parameters<Ordering['shopper']>[1]): Promise<Mail> {
  const { db } = database;
  const product = await shop.addProduct({ price: 20_000 });
  const { place } = await shop.shopper({ [product]: 2 }, choices);
  const { number } = await place();
  const [order] = await db.$client<{ id: number }[]>`select id from orders where master_number = ${number}`;
  const notices = createTestNotices(db, {
    mail: { name: 'kept', send: async (letter) => void letters.push(letter) },
    orderLetter: createOrderLetters({
      orders: shop.orders,
      invoices: shop.invoices,
      geo: { keywordOf: () => 'almaty', cityName: () => 'Алматы', getScope: () => almaty },
      origin: 'https://shop.test',
    }),
  });
  const service = createOrderNoticesService({
    db,
    notices,
    findOrder: findOrderForNotice,
    cityKeyword: () => 'almaty',
    settings: { current: shop.settings },
  });
  await service.onEvent({ type: 'order.placed', orderId: order!.id }, noon);
  await notices.sendDue(noon);
  return letters.at(-1)!;
}

test('sends an accepted order with its products, its place and the calendar of its slot', async () => {
  const letter = await sendLetter({ method: 'on-receipt', delivery: courierToday });
  expect(letter.subject).toBe('Заказ принят');
  expect(findMailProblems(letter.html!)).toEqual([]);
  expect(letter.text).toContain('2 × 20\u00a0000\u00a0₸ = 40\u00a0000\u00a0₸');
  expect(letter.text).toContain('Показать на карте: https://2gis.kz/search/');
  expect(letter.html).toContain('>Открыть заказ</a>');
  expect(letter.files).toMatchObject([{ type: 'text/calendar; charset=utf-8' }]);
  expect(letter.files![0]!.bytes.toString()).toContain('DTSTART:20261124T090000Z\r\nDTEND:20261124T130000Z');
});

test('attaches the invoice of an organisation, so it can be paid without opening the shop', async () => {
  const letter = await sendLetter({ method: 'invoice', organisation, delivery: courierToday });
  expect(letter.subject).toBe('Счёт на оплату готов');
  const invoice = letter.files!.find(({ type }) => type === 'application/pdf');
  expect(invoice?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('carries no link that a buyer wrote into the address', async () => {
  const courier = courierToday as Extract<typeof courierToday, { kind: 'courier' }>;
  const street = 'Приз: evil.kz/win https://evil.kz';
  const letter = await sendLetter({
    method: 'on-receipt',
    delivery: { ...courier, address: { ...courier.address, street, house: 'a@evil.kz' } },
  });
  const calendar = letter.files![0]!.bytes.toString();
  for (const written of [letter.text, letter.html!, decodeURIComponent(letter.text), calendar]) {
    expect(written).toContain('Приз:');
    expect(written).not.toContain('evil');
  }
});
