import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoreEvent } from '#server/events.ts';
import { recordEvents } from '#server/platform/outbox.ts';
import { insertCatalogFrame, insertProduct } from '#test/factories/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startOpenSearchFake, type OpenSearchFake } from '../../../../../fakes/opensearch.ts';
import { createGeoService } from '../../../geo/geo.service.ts';
import { EVERY_PRODUCT, type CatalogEngine, type CatalogQuery } from '../engine.ts';
import { OpenSearchProblem } from './client.ts';
import { createOpenSearchEngine, type OpenSearchEngineDeps } from './opensearch-engine.ts';

const now = new Date('2026-11-21T06:00:00Z');
const everything: CatalogQuery = {
  ...EVERY_PRODUCT,
  cityId: 1,
  sort: 'cheap',
  offset: 0,
  limit: 100,
};

let database: TestDatabase;
let other: TestDatabase;
let fake: OpenSearchFake;
const opened: CatalogEngine[] = [];

async function filled(): Promise<TestDatabase> {
  const created = await createTestDatabase();
  await createGeoService({ db: created.db }).seed();
  await insertCatalogFrame(created.db);
  for (let at = 0; at < 5; at++) await insertProduct(created.db, { price: 10_000 + at });
  await recordEvents(created.db.$client, [{ type: 'catalog.replaced', feed: 'test' }]);
  return created;
}

beforeAll(async () => {
  [database, other] = await Promise.all([filled(), filled()]);
});
beforeEach(async () => {
  fake = await startOpenSearchFake();
});
afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.close();
  await fake.stop();
});
afterAll(() => Promise.all([database.drop(), other.drop()]));

function open(deps: Partial<OpenSearchEngineDeps> = {}): CatalogEngine {
  const engine = createOpenSearchEngine({
    db: database.db,
    log: {
      error: (details) => {
        throw new Error(JSON.stringify(details));
      },
    },
    clock: () => now,
    url: fake.url,
    ...deps,
  });
  opened.push(engine);
  return engine;
}

async function started(deps: Partial<OpenSearchEngineDeps> = {}): Promise<CatalogEngine> {
  const engine = open(deps);
  await engine.start?.();
  return engine;
}

let lastPrice = 50_000;
/** Sets a price that no event tells of: who shows it has read the tables. */
async function secretPrice(): Promise<{ id: number; price: number }> {
  const [row] = await database.db.$client<
    { id: number }[]
  >`update offers set price = ${++lastPrice} where product_id = (select min(id) from products) returning product_id as id`;
  return { id: row?.id ?? 0, price: lastPrice };
}
const shows = async (engine: CatalogEngine, price: number) =>
  (await engine.search({ ...everything, price: { from: price, to: price } })).total === 1;
const record = (...events: StoreEvent[]) => recordEvents(database.db.$client, events);
const created = () => fake.heard.filter((call) => /^PUT \/sauda-products-/.test(call)).length;

describe('an index in OpenSearch', () => {
  it('is asked while another one is filled, and gives way to it in one step', async () => {
    const engine = await started();
    const [former] = fake.indices.keys();
    const { price } = await secretPrice();
    const created = engine.rebuild();
    let done = false;
    void created.then(() => {
      done = true;
    });
    while (!done) expect((await engine.search(everything)).total).toBe(5);
    await created;
    expect(await shows(engine, price)).toBe(true);
    expect([...fake.indices.keys()]).toHaveLength(1);
    expect(fake.indices.has(former as string)).toBe(false);
  });

  it('loses no change that comes while it is filled, not even for a moment', async () => {
    const engine = await started();
    const read = fake.holdNext('_refresh');
    const created = engine.rebuild();
    await read.reached;
    const { id, price } = await secretPrice();
    const added = await insertProduct(database.db, { price: 77 });
    await Promise.all([
      engine.apply({ type: 'offers.changed', productIds: [id] }),
      engine.apply({ type: 'products.changed', productIds: [added] }),
    ]);
    const both = async () => [await shows(engine, price), await shows(engine, 77)];
    expect(await both()).toEqual([true, true]);
    const caughtUp = fake.holdNext('_bulk');
    read.release();
    await caughtUp.reached;
    expect(await both()).toEqual([true, true]);
    caughtUp.release();
    await created;
    expect(await both()).toEqual([true, true]);
    await database.db.$client`delete from products where id = ${added}`;
  });

  it('is taken over by a process that starts later, with what has happened since', async () => {
    await started();
    const { id, price } = await secretPrice();
    expect(await shows(await started(), price)).toBe(false);
    expect(created()).toBe(1);
    await record({ type: 'offers.changed', productIds: [id] });
    expect(await shows(await started(), price)).toBe(true);
    expect(created()).toBe(1);
  });

  it('is created anew when it is of another database, another day or another version, or the catalogue was replaced', async () => {
    await started();
    await started({ db: other.db });
    expect(created()).toBe(2);
    await started();
    expect(created()).toBe(3);
    await started({ clock: () => new Date('2026-11-22T06:00:00Z') });
    expect(created()).toBe(4);
    await record({ type: 'catalog.replaced', feed: 'test' });
    await started();
    expect(created()).toBe(5);
    for (const { mappings } of fake.indices.values()) Object.assign(mappings._meta as object, { version: 0 });
    await started();
    expect(created()).toBe(6);
  });

  it('is created once when two processes ask for it at the same moment', async () => {
    const [one, another] = [open(), open()];
    await Promise.all([one.rebuild(), another.rebuild()]);
    expect(created()).toBe(1);
    expect([(await one.search(everything)).total, (await another.search(everything)).total]).toEqual([5, 5]);
  });

  it('stays when the next one fails, whose half is cleared away later', async () => {
    const engine = await started();
    const [former] = fake.indices.keys();
    const { price } = await secretPrice();
    fake.failNext(503, '_bulk');
    await expect(open().rebuild()).rejects.toThrow(OpenSearchProblem);
    expect(fake.indices.size).toBe(2);
    expect((await engine.search(everything)).total).toBe(5);
    expect([...(fake.aliases.get('sauda-products') ?? [])]).toEqual([former]);
    await engine.rebuild();
    expect(await shows(engine, price)).toBe(true);
    expect(fake.indices.size).toBe(1);
  });

  it('says at the start that nobody answers', async () => {
    const url = fake.url;
    await fake.stop();
    await expect(open({ url }).start?.()).rejects.toThrow(`OpenSearch does not answer at ${url}`);
  });

  it('says clearly what the server refused', async () => {
    const engine = await started();
    fake.failNext(429);
    await expect(engine.search(everything)).rejects.toThrow('OpenSearch: 429 fake_failure: asked for');
  });
});
