import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createGeoService } from '../../../places/geo/geo.service.ts';
import { createDirectoryReader } from '../directory/directory-reader.ts';
import type { CatalogEngine } from '../engine/engine.ts';
import { createMemoryEngine } from '../engine/memory/memory-engine.ts';
import { createTrainedUnderstanding, type TrainedUnderstandingDeps } from './reader.ts';

const PHONES = 2;
/** A training gives way to everything else on a busy machine. */
const BACKGROUND_MS = MINUTE_MS;
const now = new Date('2026-11-21T06:00:00Z');
const errors: unknown[] = [];
const log = { error: (details: object) => void errors.push(details) };
const opened: { close(): Promise<void> }[] = [];
let database: TestDatabase;
let engine: CatalogEngine;
let folder: string;
let file: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await createGeoService({ db: database.db }).seed();
  await insertCatalogFrame(database.db);
  for (let at = 0; at < 4; at++) await insertProduct(database.db, { name: `Смартфон Alpha ${at}` });
  engine = createMemoryEngine({ db: database.db, log, clock: () => now });
  await engine.rebuild();
});
beforeEach(async () => {
  folder = await temporaryFolder('models');
  file = join(folder, 'search.models');
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await rm(folder, { recursive: true, force: true });
  expect(errors.splice(0)).toEqual([]);
});
afterAll(async () => {
  await engine.close();
  await database.drop();
});

function open(deps: Partial<TrainedUnderstandingDeps> = {}) {
  const created = createTrainedUnderstanding({ databaseUrl: database.url, file, log, quietMs: 0, ...deps });
  opened.push(created);
  const directory = createDirectoryReader(database.db, engine);
  const understanding = created.createReader(engine);
  const read = async () => understanding(await directory(now));
  return {
    read,
    /** Waits for the first training. */
    ready: async () => {
      await read();
      await created.ready();
    },
    /** Category that a query is understood as; null for words alone. */
    categoryOf: async (query: string) => [...(await read()).interpretations(query)][0]?.category,
    close: created.close,
  };
}

const exists = () =>
  stat(file).then(
    () => true,
    () => false,
  );
let trained: Buffer | null = null;
/** Puts a model file in place, trained for the first caller; returns its modification time. */
async function placeModels(): Promise<number> {
  if (trained) await writeFile(file, trained);
  else {
    const shop = open();
    await shop.ready();
    await shop.close();
    trained = await readFile(file);
  }
  return (await stat(file)).mtimeMs;
}

describe('the trained understanding', () => {
  it('answers word for word until the models are trained, then by category', async () => {
    const shop = open();
    const [first] = [...(await shop.read()).interpretations('смартфон')];
    expect(first?.words.map(([word]) => word?.form)).toEqual(['смартфон']);
    expect((await shop.read()).question('где мой заказ')).toBeNull();
    await shop.ready();
    expect(await shop.categoryOf('смартфон')).toBe(PHONES);
  });

  it('does not train a shop without queries', async () => {
    const shop = open();
    await shop.read();
    await shop.read();
    await shop.close();
    expect(await exists()).toBe(false);
  });

  it('takes the models of the file after a restart, before the first query', async () => {
    const trainedAt = await placeModels();
    const shop = open();
    const untrained = await shop.read();
    await expect.poll(shop.read).not.toBe(untrained);
    expect(await shop.categoryOf('смартфон')).toBe(PHONES);
    expect((await stat(file)).mtimeMs).toBe(trainedAt);
  });

  const flipByte = async (at: number) => {
    const bytes = await readFile(file);
    bytes[at < 0 ? bytes.length + at : at]! ^= 1;
    await writeFile(file, bytes);
  };
  const spoilers: [state: string, spoil: () => Promise<void>][] = [
    ['damaged', () => flipByte(-1)],
    ['differently trained', () => flipByte(40)],
    ['truncated', () => truncate(file, 5_000)],
    ['foreign', () => writeFile(file, 'something else')],
  ];
  it.each(firstOrAll(spoilers))('trains again when the model file is %s', async (_, spoil) => {
    await placeModels();
    const good = await readFile(file);
    await spoil();
    const shop = open();
    const untrained = await shop.read();
    await expect.poll(shop.read).not.toBe(untrained);
    expect((await readFile(file)).equals(good)).toBe(true);
  });

  it(
    'serves the previous understanding after a change, and trains again only after the pause',
    async () => {
      const shop = open({ trainingPauseMs: 0 });
      await shop.ready();
      const patient = open();
      await patient.ready();
      expect([await shop.categoryOf('смартфон'), await patient.categoryOf('смартфон')]).toEqual([PHONES, PHONES]);
      const [before, kept] = [await shop.read(), await readFile(file)];
      for (let at = 0; at < 3; at++)
        await insertProduct(database.db, { name: `Зюмбрик Квазар ${at}`, category: 'tablets' });
      await engine.rebuild();
      const previous = await patient.read();
      await expect.poll(patient.read).not.toBe(previous);
      expect((await readFile(file)).equals(kept)).toBe(true);
      expect(await shop.read()).toBe(before);
      const isRelearned = async () => (await shop.read()) !== before && !(await readFile(file)).equals(kept);
      await expect.poll(isRelearned, { timeout: BACKGROUND_MS }).toBe(true);
      await expect.poll(() => shop.categoryOf('зюмбрик')).toBe(3);
    },
    2 * BACKGROUND_MS,
  );

  it('closes during a training', async () => {
    const shop = open();
    await shop.categoryOf('телефон');
    await expect.poll(() => process.getActiveResourcesInfo()).toContain('MessagePort');
    await shop.close();
    expect(await exists()).toBe(false);
  });
});
