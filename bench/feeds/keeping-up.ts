import path from 'node:path';
import {
  EVERY_PRODUCT,
  type CatalogEngine,
  type CatalogQuery,
} from '#server/features/storefront/catalog/engine/engine.ts';
import { createMemoryEngine } from '#server/features/storefront/catalog/engine/memory/memory-engine.ts';
import type { Database } from '#server/platform/database/db.ts';
import { outboxPosition } from '#server/platform/events/outbox-position.ts';
import { followOutbox, recordEvents } from '#server/platform/events/outbox.ts';
import { attributeIds, insertCatalogFrame } from '#test/factories/catalog/catalog.ts';
import { startThrowaway } from '../run/throwaway.ts';

/**
 * Index maintenance at `products` products: a rebuild in parallel to the running index with its longest pause, start
 * from a snapshot, appending one changed product to the tail, and the delay from a price commit to the answers of
 * another process (90th percentile). Milliseconds; pauses are CPU time.
 */
export type KeepingUp = {
  products: number;
  rebuildMs: number;
  rebuildPause: number;
  startMs: number;
  changedPause: number;
  followedMs: number;
};

const products = 100_000;
const starts = 5;
const changes = 50;
const prices = 100;
const list: CatalogQuery = {
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
export async function benchKeepingUp(): Promise<KeepingUp> {
  const throwaway = await startThrowaway('keeping-up');
  const engines: CatalogEngine[] = [];
  try {
    const { db, url } = await throwaway.create('shop');
    await insertProducts(db);
    const open = () => {
      const engine = createMemoryEngine({
        db,
        log: {
          error: (details, message) => {
            throw new Error(`${message} ${JSON.stringify(details)}`);
          },
        },
        databaseUrl: url,
        snapshot: path.join(throwaway.folder, 'catalog.snapshot'),
      });
      engines.push(engine);
      return engine;
    };
    const engine = open();
    await engine.rebuild();
    const startedAt = performance.now();
    const rebuildPause = await longestPause(() => engine.rebuild());
    const rebuildMs = performance.now() - startedAt;
    const startMs = await median(starts, async () => {
      const freshEngine = open();
      await freshEngine.start?.();
      await freshEngine.search(list);
    });
    let changedPause = 0;
    for (let id = 1; id <= changes; id++)
      changedPause = Math.max(
        changedPause,
        await longestPause(() => engine.apply({ type: 'products.changed', productIds: [id * 17] })),
      );
    return {
      products,
      rebuildMs: Math.round(rebuildMs),
      rebuildPause,
      startMs: Math.round(startMs),
      changedPause,
      followedMs: await catchUp(db, open()),
    };
  } finally {
    for (const engine of engines) await engine.close();
    await throwaway.stop();
  }
}

/** Changes prices and waits until an engine that follows the outbox shows each. */
async function catchUp(db: Database, engine: CatalogEngine): Promise<number> {
  const position = await outboxPosition(db.$client);
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
  for (let index = 0; index < prices; index++) {
    const price = 2_000_000 + index;
    await db.$client.begin(async (tx) => {
      await tx`update offers set price = ${price} where product_id = ${5_000 + index} and city_id = 0`;
      await recordEvents(tx, [{ type: 'offers.changed', productIds: [5_000 + index] }]);
    });
    const committed = performance.now();
    while ((await engine.search({ ...list, category: null, price: { from: price, to: price } })).total === 0)
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
    times.push(performance.now() - committed);
  }
  await stop();
  return Number((times.sort((a, b) => a - b)[Math.floor(prices * 0.9)] ?? 0).toFixed(1));
}

/** Longest CPU time of this thread between two turns of its event loop during `work`; other programs do not count. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = used();
  let longest = 0;
  const check = () => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(check, 1);
  await work();
  check();
  clearInterval(timer);
  return Number(longest.toFixed(1));
}

async function median(times: number, work: () => Promise<void>): Promise<number> {
  const measured: number[] = [];
  for (let index = 0; index < times; index++) {
    const before = performance.now();
    await work();
    measured.push(performance.now() - before);
  }
  return measured.sort((a, b) => a - b)[times >> 1] ?? 0;
}

async function insertProducts(db: Database): Promise<void> {
  await insertCatalogFrame(db);
  const sql = db.$client;
  await sql`insert into products (feed, external_id, content_hash, sku, category_id, brand_id, name_ru, name_kk, variant_group, popularity, rating_hundredths, rating_count)
    select 'bench', n::text, '', 'B-' || n, 2 + n % 2, 1 + n % 2, 'Смартфон модель ' || n % 5000 || ' ' || 64 * (1 + n % 8) || ' ГБ', 'Смартфон үлгі ' || n % 5000, 'g' || n / 4, n % 9973, n % 500, n % 300
    from generate_series(1, ${products}::int) as n`;
  await sql`insert into offers (product_id, city_id, price) select id, city, 1000 + (id * 7919 + city) % 900000 from products, unnest(array[0, 2]) as city where city = 0 or id % 4 = 0`;
  await sql`insert into stocks (product_id, shop_id, quantity) select id, 1 + (id + place) % 4, (id + place) % 5 from products, generate_series(1, 2) as place`;
  await sql`insert into product_values (product_id, attribute_id, position, value_id, number, flag)
    select id, attribute, 0, case attribute when 2 then 1 + id % 2 end, case attribute when 1 then 64 * (1 + id % 8) when 3 then id % 120 end, case attribute when 4 then id % 3 = 0 end from products, generate_series(1, 4) as attribute`;
  await recordEvents(sql, [{ type: 'catalog.replaced', feed: 'bench' }]);
  await sql`analyze`;
}
