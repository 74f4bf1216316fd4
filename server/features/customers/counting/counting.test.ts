import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CountingReport, PageReport } from '#contract/content/counting.ts';
import { createSettings } from '#server/platform/database/store-settings.ts';
import { insertOwnedProduct } from '#test/factories/customer-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { addHourCounts, findDayCounts, foldHours } from './counting.queries.ts';
import { COUNTS_PATH, registerCounts } from './counting.routes.ts';
import { createCountingService, type CountingService } from './counting.service.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';

const now = new Date('2026-11-21T06:30:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * DAY_MS);
const seen: PageReport = {
  language: 'ru',
  device: 'phone',
  visit: true,
  views: { home: 1, product: 2 },
  kind: 'home',
  vitals: { LCP: 1800, CLS: 0.02 },
};

let database: TestDatabase;
let counting: CountingService;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.$client`truncate hour_counts, vital_counts, product_views`;
  counting = createCountingService({ db: database.db, settings: await createSettings(database.db) });
});

const rowCount = async (): Promise<number> => {
  const [row] = await database.db.$client<{ rows: number }[]>`
    select (select count(*) from hour_counts)::int + (select count(*) from vital_counts)::int as rows`;
  return row!.rows;
};
const today = (report: CountingReport) => report.days.at(-1)!;
const step = (report: CountingReport, name: string) => report.funnel.find((item) => item.step === name)!.count;

test('sums page reports by day, hour, kind and device, over several writes and processes', async () => {
  const other = createCountingService({ db: database.db, settings: await createSettings(database.db) });
  counting.see(seen, '95.56.1.2', now);
  await counting.flush();
  counting.see({ ...seen, visit: false, views: { product: 3 }, device: 'desktop', language: 'kk' }, '95.56.1.2', now);
  other.see(seen, '95.56.1.2', now);
  await Promise.all([counting.flush(), other.flush()]);
  const report = await counting.report(now);
  expect(today(report)).toMatchObject({ day: '2026-11-21', visits: 2, views: 9 });
  expect(report.hours.at(-1)).toEqual({ at: '2026-11-21T06:00:00.000Z', views: 9 });
  expect(report.kinds).toEqual([
    { kind: 'product', views: 7, phone: 4, tablet: 0, desktop: 3 },
    { kind: 'home', views: 2, phone: 2, tablet: 0, desktop: 0 },
  ]);
  expect(report.languages).toEqual({ ru: 6, kk: 3 });
  const phone = report.vitals.find(({ device }) => device === 'phone')!;
  expect(phone).toMatchObject({ kind: 'home', documents: 2, p75: { INP: null, TTFB: null } });
  expect(phone.p75.LCP! / 1800).toBeCloseTo(1, 0);
});

test('counts a view of a known product once per address and day, and deletes it after 30 days', async () => {
  const { db } = database;
  const id = await insertOwnedProduct(db);
  const views = () => db.$client`select product_id, day::text, count from product_views order by day`;
  const report = { ...seen, products: [id, 2_000_000_000] };
  for (const address of ['95.56.1.2', '95.56.1.2', '95.56.1.3']) counting.see(report, address, now);
  await counting.flush();
  counting.see(report, '95.56.1.2', daysLater(1));
  await counting.flush();
  expect(await views()).toEqual([
    { product_id: id, day: '2026-11-21', count: 2 },
    { product_id: id, day: '2026-11-22', count: 1 },
  ]);
  await counting.tidy(daysLater(31));
  expect(await views()).toEqual([{ product_id: id, day: '2026-11-22', count: 1 }]);
});

describe('product views of one IPv6 network', () => {
  const totalViews = async (): Promise<number> => {
    await counting.flush();
    const [row] = await database.db.$client<{ views: number }[]>`
      select coalesce(sum(count), 0)::int as views from product_views`;
    return row!.views;
  };
  const subnet = (index: number) => `2a02:2698:a020:${index.toString(16)}::/64`;

  test('count five times per product and day', async () => {
    const id = await insertOwnedProduct(database.db);
    for (let index = 0; index < 50; index++) counting.see({ ...seen, products: [id] }, subnet(index), now);
    counting.see({ ...seen, products: [id] }, '2a02:2698:a021:1::/64', now);
    expect(await totalViews()).toBe(6);
  });

  test('neither use up the memory of other views nor make it forget steps of sessions', async () => {
    const id = await insertOwnedProduct(database.db);
    counting.addOnce('cart', 1, { language: 'ru' }, now);
    for (let report = 0; report < 4_200; report++)
      counting.see(
        { ...seen, products: Array.from({ length: 50 }, (_, index) => 1_000_000 + report * 50 + index) },
        subnet(report),
        now,
      );
    counting.addOnce('cart', 1, { language: 'ru' }, now);
    counting.see({ ...seen, products: [id] }, '95.56.1.2', now);
    expect(await totalViews()).toBe(1);
    expect(step(await counting.report(now), 'cart')).toBe(1);
  });
});

test('counts a step once per session and day, and every addition to the cart', async () => {
  for (const session of [1, 1, 2]) {
    counting.addOnce('cart', session, { language: 'ru' }, now);
    counting.add('cart_add', { language: 'ru' }, now);
  }
  counting.addOnce('cart', 1, { language: 'ru' }, daysLater(1));
  await counting.flush();
  const report = await counting.report(daysLater(1));
  expect(step(report, 'cart')).toBe(3);
  expect(report.days.reduce((sum, { cartAdds }) => sum + cartAdds, 0)).toBe(3);
});

test('increases counters, not rows, during a flood', async () => {
  for (let page = 0; page < 5_000; page++)
    counting.see({ ...seen, vitals: { LCP: page * 10, INP: page, CLS: page / 1000, TTFB: page } }, '95.56.1.2', now);
  await counting.flush();
  expect(await rowCount()).toBe(7);
});

test('retries a failed write together with newer counts', async () => {
  const { $client: sql } = database.db;
  counting.see(seen, '95.56.1.2', now);
  await sql`alter table hour_counts rename to away`;
  await sql`alter table vital_counts rename to away_too`;
  await expect(counting.flush()).rejects.toThrow(/hour_counts/);
  counting.see(seen, '95.56.1.2', now);
  await sql`alter table away rename to hour_counts`;
  await sql`alter table away_too rename to vital_counts`;
  await counting.flush();
  const report = await counting.report(now);
  expect(today(report)).toMatchObject({ visits: 2, views: 6 });
  expect(report.vitals[0]).toMatchObject({ documents: 2 });
});

test('aggregates old hours to days without loss and deletes data past its retention', async () => {
  for (const hour of [0, 5, 13, 18, 19, 30])
    counting.add('view', { language: 'ru', kind: 'home', device: 'phone' }, new Date(now.getTime() + hour * HOUR_MS));
  await counting.flush();
  const reportBefore = await counting.report(daysLater(20));
  await counting.tidy(daysLater(20));
  expect(await rowCount()).toBe(2);
  expect((await counting.report(daysLater(20))).days).toEqual(reportBefore.days);
  expect(reportBefore.days.filter(({ views }) => views > 0).map(({ day, views }) => [day, views])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-22', 4],
  ]);
  await counting.tidy(daysLater(20));
  expect((await counting.report(daysLater(20))).days).toEqual(reportBefore.days);
  await counting.tidy(daysLater(402));
  expect(await rowCount()).toBe(0);
});

describe('POST /api/counts', () => {
  const browser = { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' };
  const send = async (
    body: unknown,
    headers: Record<string, string> = {},
    from: string | string[] = '192.0.2.1',
    times = 1,
  ) => {
    const app = Fastify();
    const reports: PageReport[] = [];
    registerCounts(app, { see: (report) => void reports.push(report) });
    let status = 0;
    for (const remoteAddress of [from].flat())
      for (let time = 0; time < times; time++)
        ({ statusCode: status } = await app.inject({
          method: 'POST',
          url: COUNTS_PATH,
          headers: { ...browser, ...headers },
          payload: typeof body === 'string' ? body : JSON.stringify(body),
          remoteAddress,
        }));
    await app.close();
    return { status, counted: reports.length };
  };

  test('counts a page', async () => expect(await send(seen)).toEqual({ status: 204, counted: 1 }));

  test.each([
    ['a robot', seen, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a browser without a window', seen, { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0 Safari/537.36' }],
    ['another site', seen, { 'sec-fetch-site': 'cross-site' }],
    ['garbage', 'garbage', {}],
    ['an unknown kind', { ...seen, kind: 'admin' }, {}],
    ['an unknown page', { ...seen, views: { '<b>': 1 } }, {}],
    ['too many views', { ...seen, views: { home: 1_000_000 } }, {}],
    ['less than nothing', { ...seen, vitals: { LCP: -1 } }, {}],
    ['a typed product', { ...seen, products: ['phone 77011234567'] }, {}],
    ['a name', { ...seen, phone: '77011234567' }, {}],
  ])('silently drops %s', async (_name, body, headers) =>
    expect(await send(body, headers)).toEqual({ status: 204, counted: 0 }),
  );

  test('rejects a long body unread', async () =>
    expect(await send('x'.repeat(2_000))).toEqual({ status: 413, counted: 0 }));

  test('ignores JSON, which other sites may send', async () =>
    expect(await send(seen, { 'content-type': 'application/json' })).toEqual({ status: 415, counted: 0 }));

  test('limits reports per address and minute', async () =>
    expect(await send(seen, {}, '192.0.2.9', 200)).toEqual({ status: 204, counted: 120 }));

  test('limits reports per IPv6 network and minute', async () => {
    const subnets = Array.from({ length: 20 }, (_, index) => `2a02:2698:a020:${index.toString(16)}::1`);
    expect(await send(seen, {}, subnets, 100)).toEqual({ status: 204, counted: 1_200 });
  });
});

test('counts beyond int4', async () => {
  const maxInt = 2_147_483_647;
  const count = {
    at: now.toISOString(),
    counter: 'visit' as const,
    kind: '' as const,
    device: '' as const,
    language: 'ru' as const,
  };
  await addHourCounts(database.db.$client, [{ ...count, count: maxInt }]);
  await addHourCounts(database.db.$client, [{ ...count, count: maxInt }]);
  const [row] = await database.db.$client<{ count: number }[]>`select count from hour_counts`;
  expect(row!.count).toBe(2 * maxInt);
  expect(await foldHours(database.db.$client, '2026-11-22')).toBe(1);
  const [day] = await findDayCounts(database.db.$client, '2026-11-01');
  expect(day!.count).toBe(2 * maxInt);
});
