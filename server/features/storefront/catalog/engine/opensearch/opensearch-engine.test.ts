import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoreEvent } from '#server/events.ts';
import { recordEvents } from '#server/platform/events/outbox.ts';
import { StartupError } from '#server/platform/process/startup-error.ts';
import { insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { LONG_TIMEOUTS, startTestOpenSearch, type TestOpenSearch } from '#test/harness/opensearch.ts';
import { createGeoService } from '../../../../places/geo/geo.service.ts';
import { EVERY_PRODUCT, SearchUnavailable, type CatalogEngine, type CatalogQuery } from '../engine.ts';
import { createOpenSearchClient, OpenSearchProblem } from './client.ts';
import { createOpenSearchEngine, type OpenSearchEngineDeps } from './opensearch-engine.ts';

const now = new Date('2026-11-21T06:00:00Z');
const everyProduct: CatalogQuery = {
  ...EVERY_PRODUCT,
  cityId: 1,
  sort: 'cheap',
  offset: 0,
  limit: 100,
};

let database: TestDatabase;
let other: TestDatabase;
let cluster: TestOpenSearch;
const engines: CatalogEngine[] = [];

async function createFilled(): Promise<TestDatabase> {
  const created = await createTestDatabase();
  await createGeoService({ db: created.db }).seed();
  await insertCatalogFrame(created.db);
  for (let at = 0; at < 5; at++) await insertProduct(created.db, { price: 10_000 + at });
  await recordEvents(created.db.$client, [{ type: 'catalog.replaced', feed: 'test' }]);
  return created;
}

beforeAll(async () => {
  [database, other] = await Promise.all([createFilled(), createFilled()]);
});
beforeEach(async () => {
  cluster = await startTestOpenSearch();
});
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
  await cluster.stop();
});
afterAll(() => Promise.all([database.drop(), other.drop()]));

function createEngine(deps: Partial<OpenSearchEngineDeps> = {}): CatalogEngine {
  const engine = createOpenSearchEngine({
    db: database.db,
    log: {
      error: (details) => {
        throw new Error(JSON.stringify(details));
      },
    },
    clock: () => now,
    url: cluster.url,
    alias: cluster.alias,
    ...LONG_TIMEOUTS,
    ...deps,
  });
  engines.push(engine);
  return engine;
}

async function started(deps: Partial<OpenSearchEngineDeps> = {}): Promise<CatalogEngine> {
  const engine = createEngine(deps);
  await engine.start?.();
  return engine;
}

/** Short limits for tests. */
const HASTY = { questionMs: 1_000, otherMs: 1_000, minPauseMs: 5 };

let lastPrice = 50_000;
/** Sets a price without an event: an index that shows it has read the tables. */
async function secretPrice(): Promise<{ id: number; price: number }> {
  const [row] = await database.db.$client<
    { id: number }[]
  >`update offers set price = ${++lastPrice} where product_id = (select min(id) from products) returning product_id as id`;
  return { id: row?.id ?? 0, price: lastPrice };
}
/** Number of products found, or null while search is unavailable. */
const found = (engine: CatalogEngine) =>
  engine.search(everyProduct).then(
    ({ total }) => total,
    () => null,
  );
const hasPrice = async (engine: CatalogEngine, price: number) =>
  (await engine.search({ ...everyProduct, price: { from: price, to: price } })).total === 1;
const record = (...events: StoreEvent[]) => recordEvents(database.db.$client, events);
const created = () =>
  cluster.heard.filter((call) => call.startsWith(`PUT /${cluster.alias}-`) && !call.endsWith('/_mapping')).length;

describe('an index in OpenSearch', () => {
  it('serves queries while another one is filled, then is replaced atomically', async () => {
    const engine = await started();
    const [former] = await cluster.indices();
    const { price } = await secretPrice();
    const created = engine.rebuild();
    let isFinished = false;
    void created.then(() => {
      isFinished = true;
    });
    while (!isFinished) expect((await engine.search(everyProduct)).total).toBe(5);
    await created;
    expect(await hasPrice(engine, price)).toBe(true);
    const remaining = await cluster.indices();
    expect(remaining).toHaveLength(1);
    expect(remaining).not.toContain(former);
  });

  it('loses no change during a fill, not even for a moment', async () => {
    const engine = await started();
    const read = cluster.holdNext('_refresh');
    const created = engine.rebuild();
    await read.reached;
    const { id, price } = await secretPrice();
    const added = await insertProduct(database.db, { price: 77 });
    await Promise.all([
      engine.apply({ type: 'offers.changed', productIds: [id] }),
      engine.apply({ type: 'products.changed', productIds: [added] }),
    ]);
    const both = async () => [await hasPrice(engine, price), await hasPrice(engine, 77)];
    expect(await both()).toEqual([true, true]);
    const caughtUp = cluster.holdNext('_bulk');
    read.release();
    await caughtUp.reached;
    expect(await both()).toEqual([true, true]);
    caughtUp.release();
    await created;
    expect(await both()).toEqual([true, true]);
    await database.db.$client`delete from products where id = ${added}`;
  });

  it('is reused by a process that starts later, with the changes since', async () => {
    await started();
    const { id, price } = await secretPrice();
    expect(await hasPrice(await started(), price)).toBe(false);
    expect(created()).toBe(1);
    await record({ type: 'offers.changed', productIds: [id] });
    expect(await hasPrice(await started(), price)).toBe(true);
    expect(created()).toBe(1);
  });

  it('is recreated for another database, day, version or replaced catalogue', async () => {
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
    for (const index of await cluster.indices())
      await createOpenSearchClient(cluster.url).call('PUT', `/${index}/_mapping`, { _meta: { version: 0 } });
    await started();
    expect(created()).toBe(6);
  });

  it('is created once when two processes request it at the same time', async () => {
    const [first, second] = [createEngine(), createEngine()];
    await Promise.all([first.rebuild(), second.rebuild()]);
    expect(created()).toBe(1);
    expect([(await first.search(everyProduct)).total, (await second.search(everyProduct)).total]).toEqual([5, 5]);
  });

  it('stays when the next one fails, and the partial one is deleted later', async () => {
    const engine = await started();
    const [former] = await cluster.indices();
    const { price } = await secretPrice();
    cluster.failNext(503, '_bulk');
    await expect(createEngine().rebuild()).rejects.toThrow(OpenSearchProblem);
    expect(await cluster.indices()).toHaveLength(2);
    expect((await engine.search(everyProduct)).total).toBe(5);
    expect(await cluster.aliased()).toEqual([former]);
    await engine.rebuild();
    expect(await hasPrice(engine, price)).toBe(true);
    expect(await cluster.indices()).toHaveLength(1);
  });

  it('reports search as unavailable when the cluster is down at the start', async () => {
    const errors: object[] = [];
    cluster.fail('hang');
    const engine = createEngine({ log: { error: (details) => errors.push(details) }, ...HASTY });
    await engine.start?.();
    await expect(engine.search(everyProduct)).rejects.toThrow(SearchUnavailable);
    await expect(engine.suggest({ words: [[{ form: 'alpha', weight: 1 }]], cityId: 1, limit: 5 })).rejects.toThrow(
      SearchUnavailable,
    );
    expect([engine.state?.(), errors.length]).toEqual(['unavailable', 1]);
    cluster.fail(null);
    await expect.poll(() => found(engine)).toBe(5);
  });

  it('refuses to start when the server refuses its login', async () => {
    cluster.fail(401);
    await expect(createEngine().start?.()).rejects.toThrow(StartupError);
    cluster.fail(null);
  });

  it.each([
    ['answers 503', 503 as const],
    ['hangs', 'hang' as const],
  ])('asks nothing while the cluster %s, and catches up when it is back', async (_, how) => {
    const engine = await started({ log: { error: () => undefined }, ...HASTY });
    cluster.fail(how);
    await expect(engine.search(everyProduct)).rejects.toThrow(SearchUnavailable);
    expect(engine.state?.()).toBe('unavailable');
    await expect(engine.search(everyProduct)).rejects.toThrow(SearchUnavailable);
    const { id, price } = await secretPrice();
    const event: StoreEvent = { type: 'offers.changed', productIds: [id] };
    await record(event);
    await engine.apply(event);
    cluster.fail(null);
    await expect.poll(() => hasPrice(engine, price).catch(() => false)).toBe(true);
    await expect.poll(() => engine.state?.()).toBe('ready');
  });

  it('fills another index when the current one was deleted', async () => {
    const engine = await started({ log: { error: () => undefined }, minPauseMs: 5 });
    const [index] = await cluster.indices();
    await createOpenSearchClient(cluster.url).call('DELETE', `/${index}`);
    await expect(engine.search(everyProduct)).rejects.toThrow(SearchUnavailable);
    await expect.poll(() => engine.state?.()).toBe('ready');
    expect((await engine.search(everyProduct)).total).toBe(5);
  });

  it('retries writes that an overloaded server refused', async () => {
    const engine = await started({ log: { error: () => undefined }, minPauseMs: 5 });
    const { id, price } = await secretPrice();
    cluster.failNext(429, '_bulk');
    const event: StoreEvent = { type: 'offers.changed', productIds: [id] };
    await record(event);
    await engine.apply(event);
    await expect.poll(() => engine.state?.()).toBe('ready');
    expect(await hasPrice(engine, price)).toBe(true);
  });

  it("logs the server's error for a failed query and continues", async () => {
    const errors: object[] = [];
    const engine = await started({ log: { error: (details) => errors.push(details) } });
    cluster.failNext(429);
    await expect(engine.search(everyProduct)).rejects.toThrow(SearchUnavailable);
    expect(errors).toEqual([{ err: expect.objectContaining({ message: 'OpenSearch: 429 fake_failure: asked for' }) }]);
    expect((await engine.search(everyProduct)).total).toBe(5);
  });

  it('rejects an invalid query', async () => {
    const engine = await started();
    cluster.failNext(400);
    await expect(engine.search(everyProduct)).rejects.toThrow(OpenSearchProblem);
  });
});
