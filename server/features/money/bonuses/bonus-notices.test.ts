import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { daysLater, noon } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import { bonusesExpireText } from './bonus-notices.policy.ts';
import { createBonusNoticesService, type BonusNoticesService } from './bonus-notices.service.ts';
import { insertEntries } from './bonuses.queries.ts';

let database: TestDatabase;
let notices: NoticesService;
let bonusNotices: BonusNoticesService;
let settings: Settings = defaultSettings;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  notices = createTestNotices(database.db);
  bonusNotices = createBonusNoticesService({
    db: database.db,
    notices,
    settings: { current: () => settings },
    cityKeyword: (id) => (id === 2 ? 'astana' : 'almaty'),
  });
});
afterAll(() => database.drop());

/** A Kazakh-speaking customer of Astana with a mail address. */
async function addCustomer(): Promise<number> {
  const { customerId } = await insertCustomer(database.db, `70600${String(++phones).padStart(5, '0')}`);
  await database.db.$client`
    update customers set email = ${`c${customerId}@example.kz`}, language = 'kk', city_id = 2 where id = ${customerId}`;
  return customerId;
}
const addBonuses = (customerId: number, amount: number, expiresAt: Date) =>
  insertEntries(
    database.db.$client,
    { customerId, programme: 'own' },
    [{ kind: 'manual', from: 'shop', to: 'available', amount, expiresAt }],
    { orderNumber: null, at: noon },
  );
const spend = (customerId: number, amount: number, expiresAt: Date) =>
  insertEntries(
    database.db.$client,
    { customerId, programme: 'own' },
    [{ kind: 'written_off', from: 'available', to: 'shop', amount, expiresAt }],
    { orderNumber: null, at: noon },
  );
async function sentTo(customerId: number, now = noon) {
  await notices.sendDue(now);
  const rows = await database.db.$client<{ text: string }[]>`
    select text from sent_messages where recipient = ${`c${customerId}@example.kz`} order by id`;
  return rows.map(({ text }) => text);
}

test('announces expiring bonuses once, in the language and city of their owner, with several workers', async () => {
  const id = await addCustomer();
  const expiry = new Date('2026-12-07T19:00:00Z');
  await addBonuses(id, 1500, expiry);
  await spend(id, 401, expiry);
  await addBonuses(id, 700, daysLater(15));
  await Promise.all([1, 2, 3, 4].map(() => bonusNotices.notify(noon)));
  expect(await bonusNotices.notify(noon)).toBe(0);
  const messages = await sentTo(id);
  expect(messages).toHaveLength(1);
  expect(messages[0]!.replaceAll('\u00a0', ' ')).toContain('1 099 бонус 7 желтоқсаннан кейін күйеді');
  expect(messages[0]).toContain('/kz/astana/profile/my-bonuses');
  expect(await bonusNotices.notify(daysLater(1))).toBe(1);
  expect(await sentTo(id, daysLater(1))).toHaveLength(2);
});

test('announces several lots in one notice a day, with their sum and the first expiry', async () => {
  const id = await addCustomer();
  const midnight = new Date('2026-12-06T19:00:00Z');
  await addBonuses(id, 1500, midnight);
  await addBonuses(id, 300, new Date('2026-12-07T18:59:00Z'));
  await addBonuses(id, 200, daysLater(3));
  await Promise.all([1, 2, 3].map(() => bonusNotices.notify(noon)));
  await addBonuses(id, 70, daysLater(5));
  await addBonuses(id, 30, daysLater(6));
  const evening = daysLater(0.25);
  await bonusNotices.notify(evening);
  const [today, ...others] = await sentTo(id, evening);
  expect(others).toEqual([]);
  expect(today!.replaceAll('\u00a0', ' ')).toContain('2 000 бонус жақында күйеді, алғашқылары — 27 қарашадан кейін');
  await bonusNotices.notify(daysLater(1));
  const [, tomorrow] = await sentTo(id, daysLater(1));
  expect(tomorrow).toContain('100 бонус');
});

test('announces neither spent nor expired bonuses, nor those of the partner bank', async () => {
  const id = await addCustomer();
  await addBonuses(id, 100, daysLater(3));
  await spend(id, 100, daysLater(3));
  await addBonuses(id, 100, daysLater(-1));
  await insertEntries(
    database.db.$client,
    { customerId: id, programme: 'bank' },
    [{ kind: 'refilled', from: 'shop', to: 'available', amount: 100, expiresAt: daysLater(3) }],
    { orderNumber: null, at: noon },
  );
  expect(await bonusNotices.notify(noon)).toBe(0);
});

test('announces nothing when the setting is 0 or the customer refuses', async () => {
  const id = await addCustomer();
  await addBonuses(id, 100, daysLater(3));
  settings = { ...defaultSettings, 'notices.bonusDays': 0 };
  expect(await bonusNotices.notify(noon)).toBe(0);
  settings = defaultSettings;
  await notices.choose(id, { kind: 'bonuses', channel: 'mail', wanted: false }, noon);
  expect(await bonusNotices.notify(noon)).toBe(1);
  expect(await sentTo(id)).toEqual([]);
});

test('names the first expiry of several in Russian', () => {
  const text = bonusesExpireText({ amount: 100, lastDays: ['2026-12-07', '2026-12-09'] }, 'ru');
  expect(text.body).toBe('Успейте потратить 100 бонусов: первые из них сгорят после 7 декабря');
});

test.each([
  [1, 'Успейте потратить 1 бонус: последний день — 7 декабря'],
  [22, 'Успейте потратить 22 бонуса: последний день — 7 декабря'],
  [15_000, 'Успейте потратить 15 000 бонусов: последний день — 7 декабря'],
])('counts %i bonuses in Russian', (amount, body) => {
  const text = bonusesExpireText({ amount, lastDays: ['2026-12-07'] }, 'ru');
  expect(text.body.replaceAll('\u00a0', ' ')).toBe(body);
});
