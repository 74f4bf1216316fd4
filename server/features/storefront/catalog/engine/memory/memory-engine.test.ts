import { copyFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StoreEvent } from '#server/events.ts';
import { findOutboxPosition } from '#server/platform/events/outbox-position.ts';
import { followOutbox, recordEvents } from '#server/platform/events/outbox.ts';
import { attributeIds, colorIds, insertCatalogFrame, insertProduct, shopIds } from '#test/factories/catalog/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createGeoService } from '../../../../places/geo/geo.service.ts';
import { BRAND_GROUP, EVERY_PRODUCT, type CatalogAnswer, type CatalogEngine, type CatalogQuery } from '../engine.ts';
import { createMemoryEngine, type MemoryEngineDeps } from './memory-engine.ts';

const now = new Date('2026-11-21T06:00:00Z');
const everyProduct: CatalogQuery = {
  ...EVERY_PRODUCT,
  cityId: 1,
  sort: 'cheap',
  offset: 0,
  limit: 100,
  countGroups: [BRAND_GROUP, attributeIds.color, attributeIds.memory],
  countNumbers: [attributeIds.camera],
  countCategories: [1, 2, 3],
};
const queries: CatalogQuery[] = [
  everyProduct,
  { ...everyProduct, cityId: 2 },
  { ...everyProduct, category: 3, sort: 'popular' },
  { ...everyProduct, stock: 'in-city', sort: 'new' },
  { ...everyProduct, onePerModel: true, sort: 'rating' },
  {
    ...everyProduct,
    sort: 'relevance',
    words: [
      [
        { form: 'alpha', weight: 1 },
        { form: 'черный', weight: 0.5 },
      ],
    ],
  },
  { ...everyProduct, values: [{ group: attributeIds.color, values: [colorIds.blue] }] },
];

const engines: CatalogEngine[] = [];
let database: TestDatabase;
let other: TestDatabase;
let folder: string;

async function createFilled(): Promise<TestDatabase> {
  const created = await createTestDatabase();
  await createGeoService({ db: created.db }).seed();
  await insertCatalogFrame(created.db);
  for (let at = 0; at < 12; at++)
    await insertProduct(created.db, {
      name: `Смартфон Alpha ${at}`,
      price: 50_000 + at * 1_000,
      color: at % 2 ? 'black' : 'blue',
      memory: 64,
      group: at % 3 ? 'one' : `g${at}`,
    });
  await recordEvents(created.db.$client, [{ type: 'catalog.replaced', feed: 'test' }]);
  return created;
}

beforeAll(async () => {
  [database, other] = await Promise.all([createFilled(), createFilled()]);
  folder = await temporaryFolder('catalog');
});
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
});
afterAll(() => Promise.all([database.drop(), other.drop(), rm(folder, { recursive: true, force: true })]));

function createEngine(deps: Partial<MemoryEngineDeps> = {}): CatalogEngine {
  const engine = createMemoryEngine({
    db: database.db,
    log: {
      error: (details) => {
        throw new Error(JSON.stringify(details));
      },
    },
    clock: () => now,
    ...deps,
  });
  engines.push(engine);
  return engine;
}

const answers = (engine: CatalogEngine): Promise<CatalogAnswer[]> =>
  Promise.all(queries.map((query) => engine.search(query)));
const priced = async (engine: CatalogEngine, price: number) =>
  (await engine.search({ ...everyProduct, price: { from: price, to: price } })).ids;
const productIds = async () =>
  (await database.db.$client<{ id: number }[]>`select id from products where not withdrawn order by id`).map(
    ({ id }) => id,
  );
const setPrice = (id: number, price: number) =>
  database.db.$client`update offers set price = ${price} where product_id = ${id} and city_id = 0`;
const record = (...events: StoreEvent[]) => recordEvents(database.db.$client, events);

async function agreesWithTables(engine: CatalogEngine) {
  const fresh = createEngine();
  await fresh.rebuild();
  expect(await answers(engine)).toEqual(await answers(fresh));
}

describe('an index that follows events', () => {
  it('answers like a fresh index', async () => {
    const { $client: sql } = database.db;
    const engine = createEngine();
    await engine.rebuild();
    const [first, second, third] = (await productIds()) as [number, number, number];
    await setPrice(first, 77_777);
    await engine.apply({ type: 'offers.changed', productIds: [first] });
    expect(await priced(engine, 77_777)).toEqual([first]);
    await agreesWithTables(engine);

    await sql`update stocks set quantity = 0 where product_id = ${second}`;
    await sql`insert into stocks (product_id, shop_id, quantity) values (${third}, ${shopIds.astana}, 2)`;
    await engine.apply({ type: 'stock.changed', productIds: [second, third] });
    await agreesWithTables(engine);

    const revisionBefore = engine.revision();
    const added = await insertProduct(database.db, {
      name: 'Планшет Гамма 900',
      category: 'tablets',
      brand: 'Beta',
      price: 1_234,
      color: 'blue',
      cityPrices: [{ cityId: 2, price: 4_321 }],
    });
    await sql`update products set withdrawn = true where id = ${second}`;
    await sql`update product_values set value_id = ${colorIds.blue} where product_id = ${third} and value_id is not null`;
    await engine.apply({ type: 'products.changed', productIds: [added, second, third, 999_999] });
    expect(engine.revision()).toBeGreaterThan(revisionBefore);
    expect(engine.vocabulary().words).toContain('гамма');
    expect(await priced(engine, 1_234)).toEqual([added]);
    await agreesWithTables(engine);

    await setPrice(added, 2_345);
    await engine.apply({ type: 'offers.changed', productIds: [added, second] });
    expect(await priced(engine, 2_345)).toEqual([added]);
    await agreesWithTables(engine);
  });

  it('accepts more changed products than a tail can hold', async () => {
    const engine = createEngine();
    await engine.rebuild();
    await engine.apply({
      type: 'products.changed',
      productIds: [...(await productIds()), ...Array.from({ length: 300 }, (_, index) => 100_000 + index)],
    });
    await agreesWithTables(engine);
  });

  it('loses no change that arrives during a rebuild', async () => {
    const engine = createEngine({ databaseUrl: database.url });
    await engine.rebuild();
    const [first] = (await productIds()) as [number];
    const created = engine.rebuild();
    await setPrice(first, 88_888);
    const added = await insertProduct(database.db, { price: 3_456 });
    await Promise.all([
      engine.apply({ type: 'offers.changed', productIds: [first] }),
      engine.apply({ type: 'products.changed', productIds: [added] }),
    ]);
    expect(await priced(engine, 88_888)).toEqual([first]);
    await created;
    expect([await priced(engine, 88_888), await priced(engine, 3_456)]).toEqual([[first], [added]]);
    await agreesWithTables(engine);
  });
});

describe('a snapshot', () => {
  const file = () => join(folder, `${expect.getState().currentTestName?.replace(/\W+/g, '-')}.snapshot`);
  const listFiles = async () => {
    const snapshot = file();
    const engine = createEngine({ databaseUrl: database.url, snapshot });
    await engine.start?.();
    await agreesWithTables(engine);
    return snapshot;
  };
  /** A price without an event: an index that shows it was read from the tables, not from the snapshot. */
  const secretPrice = async () => {
    const [id] = (await productIds()) as [number];
    const price = 500_000 + Math.floor(performance.now());
    await setPrice(id, price);
    return { id, price };
  };
  const readsTables = async (snapshot: string, deps: Partial<MemoryEngineDeps> = {}) => {
    const { price } = await secretPrice();
    const engine = createEngine({ databaseUrl: database.url, snapshot, ...deps });
    await engine.start?.();
    return (await priced(engine, price)).length > 0;
  };

  it('starts an index, and later events are added', async () => {
    const snapshot = await listFiles();
    const { id, price } = await secretPrice();
    const added = await insertProduct(database.db, { price: 6_543 });
    const engine = createEngine({ databaseUrl: database.url, snapshot });
    await engine.start?.();
    expect([await priced(engine, price), await priced(engine, 6_543)]).toEqual([[], []]);

    await record({ type: 'offers.changed', productIds: [id] }, { type: 'products.changed', productIds: [added] });
    const restarted = createEngine({ databaseUrl: database.url, snapshot });
    await restarted.start?.();
    expect([await priced(restarted, price), await priced(restarted, 6_543)]).toEqual([[id], [added]]);
    await agreesWithTables(restarted);
  });

  it('is not used when the catalogue has been replaced since', async () => {
    const snapshot = await listFiles();
    await record({ type: 'catalog.replaced', feed: 'test' });
    expect(await readsTables(snapshot)).toBe(true);
    expect(await readsTables(snapshot)).toBe(false);
  });

  it.each(
    firstOrAll<[string, (path: string) => Promise<void>]>([
      ['cut off', (path: string) => truncate(path, 5_000)],
      ['empty', (path: string) => truncate(path, 0)],
      [
        'with one wrong bit',
        async (path: string) => {
          const bytes = await readFile(path);
          bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 4, bytes.length >> 1);
          await writeFile(path, bytes);
        },
      ],
      [
        'of other code',
        async (path: string) => {
          const bytes = Buffer.from(
            (await readFile(path)).toString('latin1').replace(/"code":"../, '"code":"zz'),
            'latin1',
          );
          const headEnd = 24 + bytes.readUInt32LE(8);
          bytes.writeUInt32LE(
            crc32(bytes.subarray(bytes.length - bytes.readUInt32LE(12)), crc32(bytes.subarray(24, headEnd))),
            16,
          );
          await writeFile(path, bytes);
        },
      ],
    ]),
  )('is not trusted when %s', async (_, spoil) => {
    const snapshot = await listFiles();
    await spoil(snapshot);
    expect(await readsTables(snapshot)).toBe(true);
  });

  it.runIf(isDeep)('is not used when the outbox no longer has its event, or belongs to another database', async () => {
    const snapshot = await listFiles();
    const otherSnapshot = join(folder, 'foreign.snapshot');
    await copyFile(snapshot, otherSnapshot);
    await other.db.$client`update offers set price = 999 where product_id = 1`;
    const engine = createEngine({ db: other.db, databaseUrl: other.url, snapshot: otherSnapshot });
    await engine.start?.();
    expect(await priced(engine, 999)).toEqual([1]);
    await database.db.$client`delete from outbox where seq = (select max(seq) from outbox)`;
    await record({ type: 'settings.changed' });
    expect(await readsTables(snapshot)).toBe(true);
  });
});

describe('processes on one database', () => {
  const follow = async (from = findOutboxPosition(database.db.$client)) => {
    const engine = createEngine();
    const position = await from;
    await engine.rebuild();
    const errors: unknown[] = [];
    const { stop } = await followOutbox(
      database.db,
      position,
      ({ event }) => engine.apply(event),
      (error) => errors.push(error),
    );
    return { engine, errors, stop };
  };

  it('agree on every change, also after losing their database connection', async () => {
    const results = await Promise.all([follow(), follow()]);
    const [id] = (await productIds()) as [number];
    const changeTo = async (price: number) => {
      await setPrice(id, price);
      await record({ type: 'offers.changed', productIds: [id] });
      await expect
        .poll(() => Promise.all(results.map(({ engine }) => priced(engine, price))), { interval: 5 })
        .toEqual([[id], [id]]);
    };
    await changeTo(611_111);
    const ended = await database.db
      .$client`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`;
    expect(ended.length).toBeGreaterThan(0);
    await changeTo(622_222);
    for (const { stop } of results) await stop();
  });

  it('see a change that was written first and committed last', async () => {
    const [first, second] = (await productIds()) as [number, number];
    const { promise: commit, resolve: letCommit } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: wrote } = Promise.withResolvers<void>();
    const slow = database.db.$client.begin(async (tx) => {
      await tx`update offers set price = 633333 where product_id = ${first} and city_id = 0`;
      await recordEvents(tx, [{ type: 'offers.changed', productIds: [first] }]);
      wrote();
      await commit;
    });
    await isWritten;
    await setPrice(second, 644_444);
    await record({ type: 'offers.changed', productIds: [second] });
    const position = await findOutboxPosition(database.db.$client);
    expect(position.gaps).toContain(position.seq - 1);
    const { engine, stop } = await follow(Promise.resolve(position));
    expect([await priced(engine, 633_333), await priced(engine, 644_444)]).toEqual([[], [second]]);
    letCommit();
    await slow;
    await expect.poll(() => priced(engine, 633_333)).toEqual([first]);
    await stop();
  });
});
