import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devContract } from '#contract/operator/dev.ts';
import { createOutboxSms } from '#server/gateways/sms/outbox.sms.ts';
import type { CallContext } from '#server/platform/http/call.ts';
import { showsMessages } from '#server/platform/process/env.ts';
import { recordEvents } from '#server/platform/events/outbox.ts';
import { createSettings } from '#server/platform/database/store-settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createCountingService } from '../../customers/counting/counting.service.ts';
import { createSearchesService } from '../../storefront/searches/searches.service.ts';
import { devRoutes } from './dev.routes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const context = { now: new Date('2026-11-21T06:00:00Z'), changesAt: () => {} } as unknown as CallContext;

async function panel(isOpen: boolean, showsMessages = true) {
  const { db } = database;
  const searches = createSearchesService({
    db,
    popularCategories: async () => [],
    search: async () => ({ total: 0, understood: null }),
  });
  const settings = await createSettings(db);
  const counting = createCountingService({ db, settings });
  return devRoutes({ db, settings, searches, counting, isOpen, showsMessages })['GET /api/dev/panel']({}, context);
}

test('shows events and imports with their times', async () => {
  await recordEvents(database.db.$client, [{ type: 'stock.changed', productIds: [7] }]);
  await database.db
    .$client`insert into import_runs (feed, source, dry_run, status, report, started_at, finished_at) values ('demo', 'demo.yml', false, 'done', '{}', '2026-11-20T10:00:00Z', '2026-11-20T10:00:05Z')`;
  const { events, imports } = devContract['GET /api/dev/panel'].output.parse(await panel(true));
  expect(events[0]).toMatchObject({
    type: 'stock.changed',
    payload: '{"productIds":[7]}',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(imports[0]).toMatchObject({
    feed: 'demo',
    startedAt: '2026-11-20T10:00:00.000Z',
    finishedAt: '2026-11-20T10:00:05.000Z',
  });
});

test('shows stored messages only where their codes may be seen', async () => {
  await createOutboxSms({ db: database.db }).send({ phone: '7011112233', text: 'Код 123456', reference: randomUUID() });
  expect((await panel(true)).messages).toMatchObject([{ channel: 'sms', recipient: '7011112233', text: 'Код 123456' }]);
  expect((await panel(true, false)).messages).toBeNull();
});

test.each([
  [{ NODE_ENV: 'development', PUBLIC_URL: undefined, DEV_PANEL: false }, true],
  [{ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000', DEV_PANEL: false }, true],
  [{ NODE_ENV: 'development', PUBLIC_URL: 'http://[::1]:3000/', DEV_PANEL: false }, true],
  [{ NODE_ENV: 'development', PUBLIC_URL: 'https://shop.example.kz', DEV_PANEL: false }, false],
  [{ NODE_ENV: 'development', PUBLIC_URL: 'https://localhost.example.kz', DEV_PANEL: false }, false],
  [{ NODE_ENV: 'development', PUBLIC_URL: 'https://shop.example.kz', DEV_PANEL: true }, true],
  [{ NODE_ENV: 'production', PUBLIC_URL: undefined, DEV_PANEL: true }, false],
] as const)('with %o, the codes of messages may be seen: %s', (env, isShown) => {
  expect(showsMessages(env)).toBe(isShown);
});

test('is closed in production', async () => {
  await expect(panel(false)).rejects.toMatchObject({ error: 'page_not_found' });
});
