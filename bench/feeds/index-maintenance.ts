import path from 'node:path';
import {
  EVERY_PRODUCT,
  type CatalogEngine,
  type CatalogQuery,
} from '#server/features/storefront/catalog/engine/engine.ts';
import { createMemoryEngine } from '#server/features/storefront/catalog/engine/memory/memory-engine.ts';
import type { Database } from '#server/platform/database/db.ts';
import { findOutboxPosition } from '#server/platform/events/outbox-position.ts';
import { followOutbox, recordEvents } from '#server/platform/events/outbox.ts';
import { attributeIds, insertCatalogFrame } from '#test/factories/catalog/catalog.ts';
import { startTemporaryDatabase } from '../run/temporary-database.ts';

/** Measurements of index maintenance, ms; pauses are CPU time. */
export type IndexMaintenance = {
  products: number;
  /** Rebuild alongside the live index. */
  rebuildMs: number;
  /** Longest pause of the rebuild. */
  rebuildPauseMs: number;
  /** Start from a snapshot. */
  startMs: number;
  /** Append of one changed product to the tail. */
  updatePauseMs: number;
  /** Time from committing a price until an engine that follows the outbox returns it, 90th percentile. */
  propagationMs: number;
};

const PRODUCT_COUNT = 100_000;
const START_COUNT = 5;
const CHANGE_COUNT = 50;
const PRICE_CHANGE_COUNT = 100;
const LIST_QUERY: CatalogQuery = {
  ...EVERY_PRODUCT,
  category: 2,
  cityId: 1,
  sort: 'popular',
  offset: 0,
  limit: 24,
  countGroups: [0, attributeIds.color, attributeIds.memory],
  countNumbers: [attributeIds.camera],
  countCategories: [2, 3],
};

/** Measures with its own PostgreSQL and a synthetic catalogue. */
export async function benchIndexMaintenance(): Promise<IndexMaintenance> {
  const temporary = await startTemporaryDatabase('keeping-up');
  const engines: CatalogEngine[] = [];
  try {
    const { db, url } = await temporary.create('shop');
    await insertProducts(db);
    const openEngine = () => {
      const engine = createMemoryEngine({
        db,
        log: {
          error: (details, message) => {
            throw new Error(`${message} ${JSON.stringify(details)}`);
          },
        },
        databaseUrl: url,
        snapshot: path.join(temporary.folder, 'catalog.snapshot'),
      });
      engines.push(engine);
      return engine;
    };
    const engine = openEngine();
    await engine.rebuild();
    const startedAt = performance.now();
    const rebuildPause = await longestPause(() => engine.rebuild());
    const rebuildMs = performance.now() - startedAt;
    const startMs = await median(START_COUNT, async () => {
      const freshEngine = openEngine();
      await freshEngine.start?.();
      await freshEngine.search(LIST_QUERY);
    });
    let changedPause = 0;
    for (let id = 1; id <= CHANGE_COUNT; id++)
      changedPause = Math.max(
        changedPause,
        await longestPause(() => engine.apply({ type: 'products.changed', productIds: [id * 17] })),
      );
    return {
      products: PRODUCT_COUNT,
      rebuildMs: Math.round(rebuildMs),
      rebuildPauseMs: rebuildPause,
      startMs: Math.round(startMs),
      updatePauseMs: changedPause,
      propagationMs: await measurePropagation(db, openEngine()),
    };
  } finally {
    for (const engine of engines) await engine.close();
    await temporary.stop();
  }
}

/** Changes prices and waits until an engine that follows the outbox returns each. */
async function measurePropagation(db: Database, engine: CatalogEngine): Promise<number> {
  const position = await findOutboxPosition(db.$client);
  await engine.start?.();
  const { stop } = await followOutbox(
    db,
    position,
    ({ event }) => engine.apply(event),
    (error) => {
      throw error;
    },
  );
  const times: number[] = [];
  for (let index = 0; index < PRICE_CHANGE_COUNT; index++) {
    const price = 2_000_000 + index;
    await db.$client.begin(async (tx) => {
      await tx`update offers set price = ${price} where product_id = ${5_000 + index} and city_id = 0`;
      await recordEvents(tx, [{ type: 'offers.changed', productIds: [5_000 + index] }]);
    });
    const committedAt = performance.now();
    while ((await engine.search({ ...LIST_QUERY, category: null, price: { from: price, to: price } })).total === 0)
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
    times.push(performance.now() - committedAt);
  }
  await stop();
  return Number((times.sort((a, b) => a - b)[Math.floor(PRICE_CHANGE_COUNT * 0.9)] ?? 0).toFixed(1));
}

/** Longest CPU time of this thread between two event-loop iterations during `work`; excludes other processes. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = cpuMs();
  let longest = 0;
  const check = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(check, 1);
  await work();
  check();
  clearInterval(timer);
  return Number(longest.toFixed(1));
}

async function median(runs: number, work: () => Promise<void>): Promise<number> {
  const durations: number[] = [];
  for (let index = 0; index < runs; index++) {
    const startedAt = performance.now();
    await work();
    durations.push(performance.now() - startedAt);
  }
  return durations.sort((a, b) => a - b)[runs >> 1] ?? 0;
}

async function insertProducts(db: Database): Promise<void> {
  await insertCatalogFrame(db);
  const sql = db.$client;
  await sql`insert into products (feed, external_id, content_hash, sku, category_id, brand_id, name_ru, name_kk, variant_group, popularity, rating_hundredths, rating_count)
    select 'bench', n::text, '', 'B-' || n, 2 + n % 2, 1 + n % 2, 'Смартфон модель ' || n % 5000 || ' ' || 64 * (1 + n % 8) || ' ГБ', 'Смартфон үлгі ' || n % 5000, 'g' || n / 4, n % 9973, n % 500, n % 300
    from generate_series(1, ${PRODUCT_COUNT}::int) as n`;
  await sql`insert into offers (product_id, city_id, price) select id, city, 1000 + (id * 7919 + city) % 900000 from products, unnest(array[0, 2]) as city where city = 0 or id % 4 = 0`;
  await sql`insert into stocks (product_id, shop_id, quantity) select id, 1 + (id + place) % 4, (id + place) % 5 from products, generate_series(1, 2) as place`;
  await sql`insert into product_values (product_id, attribute_id, position, value_id, number, flag)
    select id, attribute, 0, case attribute when 2 then 1 + id % 2 end, case attribute when 1 then 64 * (1 + id % 8) when 3 then id % 120 end, case attribute when 4 then id % 3 = 0 end from products, generate_series(1, 4) as attribute`;
  await recordEvents(sql, [{ type: 'catalog.replaced', feed: 'bench' }]);
  await sql`analyze`;
}
