import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { settingDefinitions } from '#domain/settings/settings.ts';
import { runSetting } from './setting.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.$client`truncate store_settings, outbox`);

const run = (...args: string[]) => runSetting(database.db, args);
const events = async () => (await database.db.$client`select type from outbox`).map(({ type }) => String(type));

test('shows a setting with its default, allowed values and purpose', async () => {
  expect(await run('delivery.courierFee')).toEqual({
    code: 0,
    text: expect.stringMatching(
      /^delivery\.courierFee = 1490\nStandard courier .*\nDefault: 1490\. Takes: 0 to \d+, tenge\.$/,
    ),
  });
});

test('saves a change together with its event, and can reset it', async () => {
  expect((await run('delivery.courierFee', '1 990')).text).toContain('delivery.courierFee = 1990');
  expect(await events()).toEqual(['settings.changed']);
  expect((await run()).text).toMatch(/^delivery\.courierFee +1990 {2}\(default 1490\)$/m);
  expect((await run('delivery.courierFee', '--default')).text).toContain('delivery.courierFee = 1490');
  expect(await events()).toHaveLength(2);
  expect(await database.db.$client`select from store_settings`).toHaveLength(0);
});

test.each([
  [['delivery.courierFee', 'dear'], 1, 'it takes 0 to'],
  [['delivery.expressBefore', '25:00'], 1, 'HH:MM'],
  [['nosuch', '1'], 1, 'nosuch is not a setting'],
  [['--default'], 2, 'npm run setting'],
  [['delivery.courierFee', '5', '--default'], 2, 'npm run setting'],
  [['delivery.courierFee', '--nosuch'], 2, 'npm run setting'],
])('rejects %j with code %i and changes nothing', async (args, code, words) => {
  expect(await run(...args)).toEqual({ code, text: expect.stringContaining(words) });
  expect(await events()).toEqual([]);
  expect(await database.db.$client`select from store_settings`).toHaveLength(0);
});

test('lists every setting', async () => {
  const names = (await run()).text.split('\n').map((line) => line.split(' ')[0]);
  expect(names).toEqual(Object.keys(settingDefinitions));
});
