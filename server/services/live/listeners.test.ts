import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { findOutboxPosition } from '../../platform/events/outbox-position.ts';
import { followOutbox } from '../../platform/events/outbox.ts';
import { createSettings, saveSetting } from '../../platform/database/store-settings.ts';
import { createEventListener } from './listeners.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const unwanted = () => {
  throw new Error('a process without pages has no catalogue to keep');
};

test.each(['worker', 'web'])('applies a changed setting in a process running as %s', async (service) => {
  const { db } = database;
  await saveSetting(db, 'delivery.courierFee', null);
  const settings = await createSettings(db);
  const seen: number[] = [];
  const web = { onEvent: async () => void seen.push(settings.current()['delivery.courierFee']) };
  const isWeb = service === 'web';
  const listener = createEventListener(
    {
      settings,
      catalog: { apply: isWeb ? async () => undefined : unwanted },
      content: { apply: async () => undefined },
      promos: { apply: async () => undefined },
    },
    isWeb ? web : null,
    { error: unwanted },
  );
  const outbox = await followOutbox(db, await findOutboxPosition(db.$client), ({ event }) => listener(event), unwanted);
  try {
    await saveSetting(db, 'delivery.courierFee', 2_345);
    await expect.poll(() => settings.current()['delivery.courierFee']).toBe(2_345);
    if (isWeb) await expect.poll(() => seen).toEqual([2_345]);
  } finally {
    await outbox.stop();
  }
});
