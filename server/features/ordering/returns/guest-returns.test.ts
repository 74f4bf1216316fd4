import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { almaty, createOrdering, daysLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestReturns } from '#test/factories/orders/returns.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { findReturnForNotice } from '#server/features/ordering/returns/returns.rows.ts';
import type { StoreEvent } from '../../../events.ts';
import { sentMessages } from '../../../gateways/sms/sent-messages.table.ts';
import { outbox } from '../../../platform/events/outbox.table.ts';
import { createReturnNoticesService } from '../../messaging/notices/return-notices.service.ts';
import type { OrderCaller } from '../orders/orders.service.ts';
import type { ReturnsService } from './returns.service.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;
let returns: ReturnsService;

beforeAll(async () => {
  database = await createTestDatabase();
  bank = createScriptedGateway();
  shop = await createOrdering(database.db, { gateway: bank, settings: { 'delivery.slotCapacity': 10_000 } });
  const dir = await temporaryFolder('returns-of-guests');
  await shop.geo.seed();
  returns = createTestReturns(shop, { dir });
});
afterAll(() => database.drop());

const textRow = rowOf({ text: sentMessages.text });
const messageRow = rowOf({ channel: sentMessages.channel, recipient: sentMessages.recipient, text: sentMessages.text });
const eventRow = rowOf({ type: outbox.type, payload: outbox.payload });

/** A guest's order, paid by card and delivered at noon. */
async function completed(quantity = 2, price = 5000) {
  const product = await shop.addProduct({ price });
  const buyer = await shop.shopper({ [product]: quantity }, { method: 'card' });
  const { number } = await buyer.place();
  await shop.orders.pay({ number }, buyer.caller);
  for (const payment of bank.orderPayments(number)) payment.truth = 'approved';
  await shop.orders.check({ number }, buyer.caller);
  for (const to of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(number, to, 'operator', noon);
  const input = { reason: 'not-needed' as const, comment: 'Не подошёл', photos: [] };
  return {
    number,
    product,
    phone: buyer.phone,
    caller: { ...buyer.caller, now: daysLater(1) },
    input: { ...input, lines: [{ productId: product, quantity: 1 }] },
  };
}

/** A caller with a separate browser. */
async function visitor(now = daysLater(1)): Promise<OrderCaller & { sessionId: number }> {
  const { sessionId } = await shop.sessions.create();
  return { sessionId, ip: '203.0.113.7', origin: 'https://shop.example', city: almaty, language: 'ru', now };
}

/** Verifies a phone with the code sent to it. */
async function verifyPhone({ sessionId, now }: { sessionId: number; now: Date }, phone: string) {
  const owner = { sessionId, phone };
  await shop.phoneVerification.send(owner, {
    address: '203.0.113.7',
    origin: 'https://shop.example',
    language: 'ru',
    now,
  });
  const [sent] = await database.db.$client`
    select ${textRow} from sent_messages where recipient = ${phone} order by id desc limit 1`;
  await shop.phoneVerification.confirm(owner, /\d{6}/.exec(sent!.text)![0], now);
}

describe('a guest can return', () => {
  test('from the browser that placed the order, with a photo, and cancel the request', async () => {
    const { number, product, caller, input } = await completed();
    const { offer, requests } = await returns.list({ number }, caller);
    expect(offer).toMatchObject({ refusal: null, until: '2026-12-08', lines: [{ productId: product, left: 2 }] });
    expect(requests).toEqual([]);
    expect(await returns.preview({ number }, input, caller)).toMatchObject({ money: 5000 });
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00707f' } })
      .png()
      .toBuffer();
    const file = { name: 'a.png', data: picture.toString('base64') };
    const { key } = await returns.addPhoto({ number }, file, caller);
    const request = await returns.create({ number }, { ...input, photos: [key] }, caller);
    expect(request).toMatchObject({ state: 'asked', photos: 1, sums: { money: 5000, tenders: [{ kind: 'bank' }] } });
    expect(
      Buffer.from((await returns.photo(request.number, 1)).data, 'base64')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    await expect(returns.photo(request.number, 2)).rejects.toThrow('file_not_found');
    expect(await returns.cancel({ number }, request.number, caller)).toMatchObject({ state: 'cancelled' });
  });

  test('from another browser by number and phone after verifying the phone, and get the refund', async () => {
    const { number, phone, product, input } = await completed();
    const guest = await visitor();
    const key = { number, phone };
    await expect(returns.list(key, guest)).rejects.toThrow('proof_expired');
    await expect(returns.preview(key, input, guest)).rejects.toThrow('proof_expired');
    await expect(returns.create(key, input, guest)).rejects.toThrow('proof_expired');
    await expect(returns.addPhoto(key, { name: 'a.png', data: 'AAAA' }, guest)).rejects.toThrow('proof_expired');
    await verifyPhone(guest, phone);
    const request = await returns.create(key, input, guest);
    await returns.decide(request.number, { to: 'accepted' }, 'ru', daysLater(2));
    const kept = bank.netCaptured(number);
    expect(await returns.receive(request.number, {}, 'ru', daysLater(2))).toMatchObject({ state: 'refunded' });
    expect(kept - bank.netCaptured(number)).toBe(5000);
    expect(await shop.readStock(product)).toEqual({ quantity: 99, reserved: 0 });
    expect((await returns.list(key, guest)).requests).toMatchObject([{ number: request.number, state: 'refunded' }]);
  });

  test("products to a shop in the order's city, the pickup or nearest shop first", async () => {
    const sql = database.db.$client;
    const { number, caller, input } = await completed();
    const request = await returns.create({ number }, input, caller);
    expect((await returns.list({ number }, caller)).bringTo).toEqual([]);
    await returns.decide(request.number, { to: 'accepted' }, 'ru', daysLater(2));
    const bringTo = async () => (await returns.list({ number }, { ...caller, language: 'kk' })).bringTo;
    expect((await bringTo()).map(({ name }) => name)).toEqual(['Абай көшесінде', 'Достық даңғылында']);
    expect((await bringTo())[0]).toMatchObject({ hours: 'daily 10:00-22:00', slug: '1' });
    await sql`update shops set latitude = 43.2 + id * 0.01, longitude = 76.9 where city_id = 1`;
    await sql`update orders set address = ${{ coordinates: [43.23, 76.9] }} where number = ${number}`;
    expect((await bringTo()).map(({ id }) => id)).toEqual([2, 1]);
    await sql`update orders set shop_id = 1 where number = ${number}`;
    expect((await bringTo()).map(({ id }) => id)).toEqual([1, 2]);
    await sql`update shops set services = 'pickup returns' where id = 2`;
    expect((await bringTo()).map(({ id }) => id)).toEqual([2]);
    await returns.receive(request.number, {}, 'ru', daysLater(2));
    expect(await bringTo()).toEqual([]);
  });

  test('only with photos, not with other files such as a PDF', async () => {
    const { number, caller } = await completed();
    const pdf = { name: 'a.pdf', data: Buffer.from('%PDF-1.7').toString('base64') };
    await expect(returns.addPhoto({ number }, pdf, caller)).rejects.toThrow('file_refused');
  });

  test('at most five times a day, since each request costs the shop messages', async () => {
    const { number, caller, input } = await completed();
    for (let count = 0; count < 5; count++)
      await returns.cancel({ number }, (await returns.create({ number }, input, caller)).number, caller);
    await expect(returns.create({ number }, input, caller)).rejects.toThrow('rate_limited');
    expect(await returns.create({ number }, input, { ...caller, now: daysLater(2) })).toMatchObject({ state: 'asked' });
  });

  test('products without restocking scratched ones', async () => {
    const { number, product, caller, input } = await completed(3);
    const lines = [{ productId: product, quantity: 2 }];
    const request = await returns.create({ number }, { ...input, lines }, caller);
    await returns.decide(request.number, { to: 'accepted' }, 'ru', daysLater(2));
    const writtenOff = [{ productId: product, quantity: 1 }];
    await returns.receive(request.number, { writtenOff }, 'ru', daysLater(2));
    expect(await shop.readStock(product)).toEqual({ quantity: 98, reserved: 0 });
  });
});

describe('an unverified caller', () => {
  test('learns nothing with another verified phone or with the number alone', async () => {
    const { number, phone, input } = await completed();
    const otherCaller = await visitor();
    await verifyPhone(otherCaller, '7019999999');
    await expect(returns.list({ number }, otherCaller)).rejects.toThrow('order_not_found');
    await expect(returns.list({ number, phone: '7019999999' }, otherCaller)).rejects.toThrow('order_not_found');
    await expect(returns.list({ number, phone }, otherCaller)).rejects.toThrow('proof_expired');
    await expect(returns.create({ number, phone }, input, otherCaller)).rejects.toThrow('proof_expired');
  });

  test('cannot cancel the request of another order', async () => {
    const [own, other] = [await completed(), await completed()];
    const { number } = await returns.create({ number: other.number }, other.input, other.caller);
    await expect(returns.cancel({ number: own.number }, number, own.caller)).rejects.toThrow('return_not_found');
  });
});

describe('notifies of each step', () => {
  /** Delivers all notifications so far twice, as after a restart. */
  const deliverAll = async (settings: Settings = defaultSettings) => {
    const { db } = database;
    const notices = createTestNotices(db);
    const returnNotices = createReturnNoticesService({
      findReturn: findReturnForNotice,
      db,
      notices,
      cityKeyword: () => 'almaty',
      settings: { current: () => settings },
    });
    const events = await db.$client`select ${eventRow} from outbox where type = 'return.changed' order by seq`;
    for (const { type, payload } of [...events, ...events])
      await returnNotices.onEvent({ type, ...(payload as object) } as StoreEvent, noon);
    await notices.sendDue(noon);
  };

  test('sends a guest no SMS when the shop does not pay for them', async () => {
    const { number, caller, input } = await completed();
    const sql = database.db.$client;
    await sql`update orders set email = '' where number = ${number}`;
    await sql`delete from outbox`;
    await sql`delete from sent_messages`;
    await returns.create({ number }, input, caller);
    await deliverAll({ ...defaultSettings, 'order.guestSms': false });
    expect(await sql`select ${messageRow} from sent_messages`).toEqual([]);
    await deliverAll();
    expect(await sql`select ${messageRow} from sent_messages`).toHaveLength(1);
  });

  test.each([
    ['by email in the language of the order', 'asel@example.kz', 'kk', 'mail'],
    ['by SMS if the order has no email address', '', 'ru', 'sms'],
  ])('%s', async (_name, email, language, channel) => {
    const { number, phone, caller, input } = await completed();
    const sql = database.db.$client;
    await sql`update orders set email = ${email}, language = ${language} where number = ${number}`;
    await sql`delete from outbox`;
    await sql`delete from sent_messages`;
    const request = await returns.create({ number }, input, caller);
    await deliverAll();
    await returns.decide(request.number, { to: 'accepted' }, 'ru', daysLater(2));
    await deliverAll();
    await returns.receive(request.number, {}, 'ru', daysLater(2));
    await deliverAll();
    const sent = await sql`select ${messageRow} from sent_messages order by id`;
    const delivered = sent.filter(({ text }) => text.includes(request.number));
    expect(delivered.map((message) => [message.channel, message.recipient])).toEqual(
      Array.from({ length: 3 }, () => [channel, channel === 'mail' ? email : phone]),
    );
    expect(delivered.every(({ text }) => text.includes(`/thanks/${number}`))).toBe(true);
    expect(delivered[0]!.text).toMatch(language === 'kk' ? /Қайтаруға өтінім қабылданды/ : /Заявка на возврат принята/);
  });
});

test.each([
  [200_000, false],
  [200_001, true],
])('requires a second operator for a return of %i tenge: %s', async (price, isLarge) => {
  const { number: order, caller, input } = await completed(2, price);
  const { number } = await returns.create({ number: order }, input, caller);
  await returns.decide(number, { to: 'accepted' }, 'ru', daysLater(1));
  const kept = bank.netCaptured(order);
  const asks = { count: 0 };
  const receive = (isSecond: boolean) =>
    returns.receive(number, {}, 'ru', daysLater(2), async () => {
      asks.count++;
      return isSecond;
    });
  if (isLarge) {
    await expect(receive(false)).rejects.toThrow('second_operator_needed');
    expect(bank.netCaptured(order)).toBe(kept);
  }
  expect(await receive(true)).toMatchObject({ state: 'refunded' });
  expect(bank.netCaptured(order)).toBe(kept - price);
  // A repeat sends nothing.
  expect(await receive(false)).toMatchObject({ state: 'refunded' });
  expect(asks.count).toBe(isLarge ? 2 : 0);
});
