import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_ALERTS, type AlertChannel, type AlertKind } from '#contract/customers/alerts.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { createPhoneShop, phoneShopNow, type PhoneName } from '#test/factories/phone-shop.ts';
import { sentMessages } from '../../../gateways/sms/sent-messages.table.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import { createAlertsService, type AlertsService } from './alerts.service.ts';
import { DAY_MS } from '#domain/time/durations.ts';

let shop: Awaited<ReturnType<typeof createPhoneShop>>;
let alerts: AlertsService;
let notices: NoticesService;
let owner: { customerId: number };

beforeAll(async () => {
  shop = await createPhoneShop();
  const { db } = shop.database;
  const { geo, catalog } = shop;
  notices = createTestNotices(db);
  alerts = createAlertsService({
    db,
    cards: catalog.cards,
    notices,
    findCity: (id) => {
      const city = geo.cityById(id);
      return city && geo.getScope(city.keyword);
    },
    cityName: geo.cityName,
  });
  owner = await insertCustomer(db, '7011112233');
});
afterAll(() => shop.close());
beforeEach(async () => {
  const sql = shop.database.db.$client;
  await sql`delete from product_alerts`;
  await sql`delete from notices`;
  await sql`delete from sent_messages`;
  await sql`update stocks set reserved = 2 where product_id = ${shop.ids.out}`;
  await sql`update offers set price = 80000 where product_id = ${shop.ids.honest}`;
});

const save = (
  name: PhoneName,
  kind: AlertKind,
  { channel = 'sms', city, language }: { channel?: AlertChannel; city?: string; language?: 'ru' | 'kk' } = {},
) => alerts.save(owner.customerId, { productId: shop.ids[name], kind, channel }, shop.at(city, language));
const check = () => alerts.check(phoneShopNow);
const sql = () => shop.database.db.$client;
const comesBack = () => sql()`update stocks set reserved = 0 where product_id = ${shop.ids.out}`;
const message = rowOf({ text: sentMessages.text });
async function notified(): Promise<string[]> {
  await notices.sendDue(phoneShopNow);
  return (await sql()`select ${message} from sent_messages order by id`).map(({ text }) => text);
}

test('announces a restocked product once, even with concurrent workers', async () => {
  await save('out', 'stock');
  expect(await check()).toBe(0);
  await comesBack();
  const counts = await Promise.all(Array.from({ length: 8 }, check));
  expect(counts.reduce((total, count) => total + count, 0)).toBe(1);
  expect(await notified()).toEqual([
    expect.stringMatching(/^Снова в продаже\. Смартфон Beta Seven: 100\s000\s₸ https:\/\/shop\.test\/p\/\d+$/),
  ]);
  expect(await check()).toBe(0);
  expect((await alerts.list(owner.customerId, null, shop.at())).alerts).toEqual([]);
});

test('accepts the same alert again after its notice', async () => {
  await save('out', 'stock');
  await comesBack();
  await check();
  await sql()`update stocks set reserved = 2 where product_id = ${shop.ids.out}`;
  await save('out', 'stock');
  await comesBack();
  expect(await check()).toBe(1);
  expect(await notified()).toHaveLength(2);
});

test('announces a price drop once, in the language and city of the alert', async () => {
  await save('honest', 'price', { language: 'kk', city: 'astana' });
  expect(await check()).toBe(0);
  await sql()`update offers set price = 80001 where product_id = ${shop.ids.honest}`;
  expect(await check()).toBe(0);
  await sql()`update offers set price = 75000 where product_id = ${shop.ids.honest}`;
  expect(await check()).toBe(1);
  expect(await notified()).toEqual([
    expect.stringMatching(
      /^Бағасы түсті\. Смартфон Beta Two: енді 75\s000\s₸ https:\/\/shop\.test\/kz\/astana\/p\/\d+$/,
    ),
  ]);
});

test('ignores stock in another city', async () => {
  const { alerts: kept } = await save('unpriced', 'stock', { city: 'astana' });
  expect(kept[0]).toMatchObject({ kind: 'stock', cityName: 'Астана', below: null });
  await sql()`insert into offers (product_id, city_id, price) values (${shop.ids.unpriced}, 1, 50000)`;
  expect(await check()).toBe(0);
  await sql()`insert into offers (product_id, city_id, price) values (${shop.ids.unpriced}, 2, 50000)`;
  expect(await check()).toBe(1);
  await sql()`delete from offers where product_id = ${shop.ids.unpriced}`;
});

test('changes the channel when the same alert is requested again', async () => {
  await sql()`update customers set email = 'asel@example.kz'`;
  await save('out', 'stock');
  const { alerts: kept } = await save('out', 'stock', { channel: 'mail' });
  expect(kept.map(({ channel }) => channel)).toEqual(['mail']);
  await Promise.all(Array.from({ length: 5 }, () => save('out', 'stock')));
  expect((await alerts.list(owner.customerId, shop.ids.out, shop.at())).alerts).toHaveLength(1);
  await sql()`update customers set email = null`;
});

test('rejects a product in stock, a product without a price and a channel that does not reach the customer', async () => {
  await expect(save('plain', 'stock')).rejects.toMatchObject({ error: 'alert_needless' });
  await expect(save('unpriced', 'price')).rejects.toMatchObject({ error: 'alert_needless' });
  await expect(save('out', 'stock', { channel: 'push' })).rejects.toMatchObject({
    error: 'alert_unreachable',
    details: { channels: ['sms'] },
  });
  await expect(save('out', 'stock', { channel: 'mail' })).rejects.toThrow('alert_unreachable');
  await expect(
    alerts.save(owner.customerId, { productId: 999_999, kind: 'stock', channel: 'sms' }, shop.at()),
  ).rejects.toThrow('product_not_found');
});

test('rejects a channel that is switched off; a waiting alert uses another one, or waits when there is none', async () => {
  await sql()`update customers set email = 'asel@example.kz'`;
  const switchOff = (channel: AlertChannel, isWanted = false) =>
    notices.choose(owner.customerId, { kind: 'stock', channel, wanted: isWanted }, phoneShopNow);
  await save('out', 'stock');
  await switchOff('sms');
  await expect(save('withdrawn', 'stock')).rejects.toMatchObject({ error: 'alert_unreachable' });
  await switchOff('mail');
  await comesBack();
  expect(await check()).toBe(0);
  expect((await alerts.list(owner.customerId, null, shop.at())).switchedOff.stock).toEqual(['sms', 'mail']);
  await switchOff('mail', true);
  expect(await check()).toBe(1);
  await notices.sendDue(phoneShopNow);
  const [sent] = await sql()`select channel from sent_messages`;
  expect(sent!.channel).toBe('mail');
  await sql()`delete from notice_choices`;
  await sql()`update customers set email = null`;
});

test('sends nothing for a deleted alert', async () => {
  const [alert] = (await save('out', 'stock')).alerts;
  await alerts.remove(owner.customerId, alert!.id);
  await comesBack();
  expect(await check()).toBe(0);
  await expect(alerts.remove(owner.customerId, alert!.id)).rejects.toThrow('alert_not_found');
});

test('limits the waiting alerts of a customer', async () => {
  await sql()`
    insert into product_alerts (customer_id, product_id, city_id, kind, channel, language, created_at, checked_at)
    select ${owner.customerId}, ${shop.ids.out}, n + 100, 'stock', 'sms', 'ru', now(), now() from generate_series(1, ${MAX_ALERTS - 1}) n`;
  const results = await Promise.allSettled([save('out', 'stock'), save('withdrawn', 'stock'), save('honest', 'price')]);
  const outcomes = results.map((item) => (item.status === 'fulfilled' ? 'saved' : String(item.reason.message)));
  expect(outcomes.toSorted()).toEqual(['alerts_full', 'alerts_full', 'saved']);
});

test('lets a customer at the limit change the channel of an existing alert', async () => {
  await sql()`update customers set email = 'asel@example.kz' where id = ${owner.customerId}`;
  await save('out', 'stock');
  await sql()`
    insert into product_alerts (customer_id, product_id, city_id, kind, channel, language, created_at, checked_at)
    select ${owner.customerId}, ${shop.ids.out}, n + 100, 'stock', 'sms', 'ru', now(), now() from generate_series(1, ${MAX_ALERTS - 1}) n`;
  await expect(save('withdrawn', 'stock')).rejects.toThrow('alerts_full');
  await save('out', 'stock', { channel: 'mail' });
  expect(await sql()`select from product_alerts where channel = 'mail'`).toHaveLength(1);
  expect(await sql()`select from product_alerts where told_at is null`).toHaveLength(MAX_ALERTS);
});

test('deletes alerts a month after their notice', async () => {
  await save('out', 'stock');
  await comesBack();
  await check();
  const days = (count: number) => new Date(phoneShopNow.getTime() + count * DAY_MS);
  expect(await alerts.deleteExpired(days(29))).toBe(0);
  expect(await alerts.deleteExpired(days(31))).toBe(1);
});
