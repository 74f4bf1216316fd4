import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { SmsProblem, type Sms } from '#server/gateways/sms/sms.ts';
import { insertProduct } from '#test/factories/catalog/catalog.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { createPhoneShop, phoneShopNow as now } from '#test/factories/phone-shop.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { createContentService } from '../../storefront/content/content.service.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import { createLaunchesService } from './launches.service.ts';

const { database, engine, catalog, at, close } = await createPhoneShop();
const { db } = database;
const starts = '2026-11-21T12:00:00+05:00';
const afterStart = new Date('2026-11-21T07:00:00Z');
let dir: string;
let products: { plain: number; dear: number; ultra: number };
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'launches-'));
  await mkdir(join(dir, 'launches'));
  const frontMatter = {
    title: 'Galaxy',
    lead: 'Скоро',
    kind: 'phone',
    starts,
    category: 'smartfony',
    models: 'Galaxy S25',
  };
  const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${value}`);
  await writeFile(join(dir, 'launches', 'galaxy.ru.md'), `---\n${lines.join('\n')}\n---\nТекст\n`);
  products = {
    plain: await insertProduct(db, { name: 'Смартфон Samsung Galaxy S25 12/256 ГБ' }),
    dear: await insertProduct(db, { name: 'Смартфон Samsung Galaxy S25 12/512 ГБ', price: 200_000 }),
    ultra: await insertProduct(db, { name: 'Смартфон Samsung Galaxy S25 Ultra 12/256 ГБ' }),
  };
  await engine.rebuild();
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await close();
});
beforeEach(() => db.$client`delete from launch_places`);

const context = (moment = now, changes: Date[] = []) =>
  ({
    ...at('almaty', 'ru', moment),
    tag: () => {},
    changesAt: (when: Date) => void changes.push(when),
  }) as unknown as CallContext;
let notices: NoticesService;
async function createLaunches(send: (sms: Sms) => void = () => {}) {
  const settings = { current: () => defaultSettings };
  const content = await createContentService({ db, settings, secret: 'secret', dir });
  const sms = { name: 'test', send: async (message: Sms) => send(message) };
  notices = createTestNotices(db, { sms });
  return createLaunchesService({ db, content, catalog, settings, notices });
}
const createCustomers = async (count: number): Promise<number[]> => {
  const rows = await db.$client<{ id: number }[]>`
    insert into customers (phone, first_name, last_name, language, city_id, created_at, updated_at)
    select (7010000000 + (select count(*) from customers) + at)::text, 'Айгүл', 'Тест', 'ru', 1, now(), now() from generate_series(1, ${count}::int) as at returning id`;
  return rows.map(({ id }) => id);
};

test('sells the model line and expires the cached page when the sale starts', async () => {
  const launches = await createLaunches();
  const launch = { starts, category: 'smartfony', models: ['Galaxy S25'] };
  const changes: Date[] = [];
  const before = await launches.state(launch, context(now, changes));
  expect(before).toMatchObject({ state: 'queue', starts: afterStart.toISOString() });
  expect(before.products.map(({ id }) => id)).toEqual([products.plain, products.dear]);
  expect(changes).toContainEqual(afterStart);
  expect(await launches.state(launch, context(afterStart))).toMatchObject({ state: 'sale' });
  const dayLater = new Date(afterStart.getTime() + DAY_MS);
  expect(await launches.state(launch, context(dayLater))).toMatchObject({ state: 'over' });
});

test('gives consecutive numbers to customers who join at the same time', async () => {
  const launches = await createLaunches();
  const customers = await createCustomers(40);
  const queues = await Promise.all(
    customers.map((customer) => launches.takePlace('galaxy', products.plain, customer, context())),
  );
  expect(queues.map(({ place }) => place!.number).toSorted((a, b) => a - b)).toEqual(
    customers.map((_customer, index) => index + 1),
  );
  expect((await launches.place('galaxy', customers[0]!, context())).taken).toBe(40);
});

test('keeps the number when the version changes, and moves a customer who left to the end', async () => {
  const launches = await createLaunches();
  const [first, second] = await createCustomers(2);
  await launches.takePlace('galaxy', products.plain, first!, context());
  await launches.takePlace('galaxy', products.plain, second!, context());
  const changed = await launches.takePlace('galaxy', products.dear, first!, context());
  expect(changed.place).toEqual({ number: 1, productId: products.dear, ahead: 0 });
  expect(await launches.leavePlace('galaxy', first!, context())).toEqual({ place: null, taken: 1 });
  expect((await launches.place('galaxy', second!, context())).place).toMatchObject({ number: 2, ahead: 0 });
  expect((await launches.takePlace('galaxy', products.plain, first!, context())).place).toMatchObject({
    number: 3,
    ahead: 1,
  });
});

test('rejects other products, and everyone after the sale has started', async () => {
  const launches = await createLaunches();
  const [customer] = await createCustomers(1);
  const refused = (error: string) => expect.objectContaining({ error });
  await expect(launches.takePlace('galaxy', products.ultra, customer!, context())).rejects.toEqual(
    refused('product_not_found'),
  );
  await expect(launches.takePlace('galaxy', products.plain, customer!, context(afterStart))).rejects.toEqual(
    refused('launch_begun'),
  );
  await expect(launches.takePlace('nothing', products.plain, customer!, context())).rejects.toEqual(
    refused('page_not_found'),
  );
});

test('notifies everyone in the queue once when the sale starts, regardless of their channel settings', async () => {
  const notified: Sms[] = [];
  let fails = true;
  const launches = await createLaunches((sms) => {
    if (fails && notified.length === 1) throw new SmsProblem('unreachable', 'later');
    notified.push(sms);
  });
  const [first, second, third] = await createCustomers(3);
  for (const customer of [first, second, third])
    await launches.takePlace('galaxy', products.plain, customer!, context());
  await launches.leavePlace('galaxy', second!, context());
  await launches.announceStart(new Date(afterStart.getTime() - 1));
  expect(await notices.sendDue(afterStart)).toBe(0);
  await Promise.all([launches.announceStart(afterStart), launches.announceStart(afterStart)]);
  await Promise.all([notices.sendDue(afterStart), notices.sendDue(afterStart)]);
  expect(notified).toHaveLength(1);
  fails = false;
  for (const seconds of [31, 62]) {
    const later = new Date(afterStart.getTime() + seconds * 1000);
    await launches.announceStart(later);
    await notices.sendDue(later);
  }
  expect(notified.map(({ text }) => text).toSorted()).toEqual([
    'Sauda: продажи начались. Ваш номер в очереди: 1',
    'Sauda: продажи начались. Ваш номер в очереди: 3',
  ]);
});
