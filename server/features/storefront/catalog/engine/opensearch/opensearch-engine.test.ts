import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoreEvent } from '#server/events.ts';
import { recordEvents } from '#server/platform/events/outbox.ts';
import { StartupError } from '#server/platform/process/startup-error.ts';
import { insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { LONG_TIMEOUTS, startTestOpenSearch, type TestOpenSearch } from '#test/harness/opensearch.ts';
import { createGeoService } from '../../../../places/geo/geo.service.ts';
import { EVERY_PRODUCT, SearchUnavailable, type CatalogEngine, type CatalogQuery } from '../engine.ts';
import { createOpenSearchClient, OpenSearchError } from './client.ts';
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

async function createSeededDatabase(): Promise<TestDatabase> {
  const created = await createTestDatabase();
  await createGeoService({ db: created.db }).seed();
  await insertCatalogFrame(created.db);
  for (let at = 0; at < 5; at++) await insertProduct(created.db, { price: 10_000 + at });
  await recordEvents(created.db.$client, [{ type: 'catalog.replaced', feed: 'test' }]);
  return created;
}

beforeAll(async () => {
  [database, other] = await Promise.all([createSeededDatabase(), createSeededDatabase()]);
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

async function startEngine(deps: Partial<OpenSearchEngineDeps> = {}): Promise<CatalogEngine> {
  const engine = createEngine(deps);
  await engine.start?.();
  return engine;
}

/** Short limits for tests. */
const SHORT_TIMEOUTS = { queryTimeoutMs: 1_000, callTimeoutMs: 1_000, minPauseMs: 5 };

let lastPrice = 50_000;
/** Changes a price without recording an event, so only an index that re-read the tables has it. */
async function changePriceSilently(): Promise<{ id: number; price: number }> {
  const [row] = await database.db.$client<
    { id: number }[]
  >`update offers set price = ${++lastPrice} where product_id = (select min(id) from products) returning product_id as id`;
  return { id: row?.id ?? 0, price: lastPrice };
}
/** Number of products found, or null while search is unavailable. */
const countFound = (engine: CatalogEngine) =>
  engine.search(everyProduct).then(
    ({ total }) => total,
    () => null,
  );
const hasPrice = async (engine: CatalogEngine, price: number) =>
  (await engine.search({ ...everyProduct, price: { from: price, to: price } })).total === 1;
const record = (...events: StoreEvent[]) => recordEvents(database.db.$client, events);
const countCreatedIndices = () =>
  cluster.heard.filter((call) => call.startsWith(`PUT /${cluster.alias}-`) && !call.endsWith('/_mapping')).length;

describe('an index in OpenSearch', () => {
  it('serves queries while another one is filled, then is replaced atomically', async () => {
    const engine = await startEngine();
    const [former] = await cluster.indices();
    const { price } = await changePriceSilently();
    const rebuild = engine.rebuild();
    let isFinished = false;
    void rebuild.then(() => {
      isFinished = true;
    });
    while (!isFinished) expect((await engine.search(everyProduct)).total).toBe(5);
    await rebuild;
    expect(await hasPrice(engine, price)).toBe(true);
    const remaining = await cluster.indices();
    expect(remaining).toHaveLength(1);
    expect(remaining).not.toContain(former);
  });

  it('applies changes immediately while it is being filled', async () => {
    const engine = await startEngine();
    const refreshRequest = cluster.holdNext('_refresh');
    const rebuild = engine.rebuild();
    await refreshRequest.reached;
    const { id, price } = await changePriceSilently();
    const added = await insertProduct(database.db, { price: 77 });
    await Promise.all([
      engine.apply({ type: 'offers.changed', productIds: [id] }),
      engine.apply({ type: 'products.changed', productIds: [added] }),
    ]);
    const both = async () => [await hasPrice(engine, price), await hasPrice(engine, 77)];
    expect(await both()).toEqual([true, true]);
    const bulkRequest = cluster.holdNext('_bulk');
    refreshRequest.release();
    await bulkRequest.reached;
    expect(await both()).toEqual([true, true]);
    bulkRequest.release();
    await rebuild;
    expect(await both()).toEqual([true, true]);
    await database.db.$client`delete from products where id = ${added}`;
  });

  it('is reused by a later process, which applies the changes made since', async () => {
    await startEngine();
    const { id, price } = await changePriceSilently();
    expect(await hasPrice(await startEngine(), price)).toBe(false);
    expect(countCreatedIndices()).toBe(1);
    await record({ type: 'offers.changed', productIds: [id] });
    expect(await hasPrice(await startEngine(), price)).toBe(true);
    expect(countCreatedIndices()).toBe(1);
  });

  it('is recreated for another database, day, version or replaced catalogue', async () => {
    await startEngine();
    await startEngine({ db: other.db });
    expect(countCreatedIndices()).toBe(2);
    await startEngine();
    expect(countCreatedIndices()).toBe(3);
    await startEngine({ clock: () => new Date('2026-11-22T06:00:00Z') });
    expect(countCreatedIndices()).toBe(4);
    await record({ type: 'catalog.replaced', feed: 'test' });
    await startEngine();
    expect(countCreatedIndices()).toBe(5);
    for (const index of await cluster.indices())
      await createOpenSearchClient(cluster.url).call('PUT', `/${index}/_mapping`, { _meta: { version: 0 } });
    await startEngine();
    expect(countCreatedIndices()).toBe(6);
  });

  it('is created once when two processes request it at the same time', async () => {
    const [first, second] = [createEngine(), createEngine()];
    await Promise.all([first.rebuild(), second.rebuild()]);
    expect(countCreatedIndices()).toBe(1);
    expect([(await first.search(everyProduct)).total, (await second.search(everyProduct)).total]).toEqual([5, 5]);
  });

  it('is kept when its replacement fails; the partial index is deleted later', async () => {
    const engine = await startEngine();
    const [former] = await cluster.indices();
    const { price } = await changePriceSilently();
    cluster.failNext(503, '_bulk');
    await expect(createEngine().rebuild()).rejects.toThrow(OpenSearchError);
    expect(await cluster.indices()).toHaveLength(2);
    expect((await engine.search(everyProduct)).total).toBe(5);
    expect(await cluster.aliased()).toEqual([former]);
    await engine.rebuild();
    expect(await hasPrice(engine, price)).toBe(true);
    expect(await cluster.indices()).toHaveLength(1);
  });

  it('reports search as unavailable when the cluster is down at startup', async () => {
    const errors: object[] = [];
    cluster.fail('hang');
    const engine = createEngine({ log: { error: (details) => errors.push(details) }, ...SHORT_TIMEOUTS });
    await engine.start?.();
    await expect(engine.search(everyProduct)).rejects.toThrow(SearchUnavailable);
    await expect(engine.suggest({ words: [[{ form: 'alpha', weight: 1 }]], cityId: 1, limit: 5 })).rejects.toThrow(
      SearchUnavailable,
    );
    expect([engine.state?.(), errors.length]).toEqual(['unavailable', 1]);
    cluster.fail(null);
    await expect.poll(() => countFound(engine)).toBe(5);
  });

  it('fails to start when the cluster rejects its credentials', async () => {
    cluster.fail(401);
    await expect(createEngine().start?.()).rejects.toThrow(StartupError);
    cluster.fail(null);
  });

  it.each([
    ['answers 503', 503 as const],
    ['hangs', 'hang' as const],
  ])('sends no queries while the cluster %s, and catches up once it recovers', async (_, how) => {
    const engine = await startEngine({ log: { error: () => undefined }, ...SHORT_TIMEOUTS });
    cluster.fail(how);
    await expect(engine.search(everyProduct)).rejects.toThrow(SearchUnavailable);
    expect(engine.state?.()).toBe('unavailable');
    await expect(engine.search(everyProduct)).rejects.toThrow(SearchUnavailable);
    const { id, price } = await changePriceSilently();
    const event: StoreEvent = { type: 'offers.changed', productIds: [id] };
    await record(event);
    await engine.apply(event);
    cluster.fail(null);
    await expect.poll(() => hasPrice(engine, price).catch(() => false)).toBe(true);
    await expect.poll(() => engine.state?.()).toBe('ready');
  });

  it('fills another index when the current one was deleted', async () => {
    const engine = await startEngine({ log: { error: () => undefined }, minPauseMs: 5 });
    const [index] = await cluster.indices();
    await createOpenSearchClient(cluster.url).call('DELETE', `/${index}`);
    await expect(engine.search(everyProduct)).rejects.toThrow(SearchUnavailable);
    await expect.poll(() => engine.state?.()).toBe('ready');
    expect((await engine.search(everyProduct)).total).toBe(5);
  });

  it('retries writes that an overloaded server refused', async () => {
    const engine = await startEngine({ log: { error: () => undefined }, minPauseMs: 5 });
    const { id, price } = await changePriceSilently();
    cluster.failNext(429, '_bulk');
    const event: StoreEvent = { type: 'offers.changed', productIds: [id] };
    await record(event);
    await engine.apply(event);
    await expect.poll(() => engine.state?.()).toBe('ready');
    expect(await hasPrice(engine, price)).toBe(true);
  });

  it("logs the server's error for a failed query and continues", async () => {
    const errors: object[] = [];
    const engine = await startEngine({ log: { error: (details) => errors.push(details) } });
    cluster.failNext(429);
    await expect(engine.search(everyProduct)).rejects.toThrow(SearchUnavailable);
    expect(errors).toEqual([{ err: expect.objectContaining({ message: 'OpenSearch: 429 fake_failure: asked for' }) }]);
    expect((await engine.search(everyProduct)).total).toBe(5);
  });

  it('rejects an invalid query', async () => {
    const engine = await startEngine();
    cluster.failNext(400);
    await expect(engine.search(everyProduct)).rejects.toThrow(OpenSearchError);
  });
});
