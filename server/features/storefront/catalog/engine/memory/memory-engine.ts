import { almatyDate } from '#domain/time/calendar.ts';
import type { StoreEvent } from '#server/events.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { CatalogEngine } from '../engine.ts';
import { createIndexBuilder } from './index/builder.ts';
import { maxTailSize, type CatalogIndex } from './index/catalog-index.ts';
import { findProducts } from './find.ts';
import { loadTail } from './index/load.ts';
import { createIndexInWorker, createIndexInThread } from './index/create-index.ts';
import { unpackIndex } from './index/packed-index.ts';
import { refreshSales } from './index/refresh.ts';
import { readSnapshot } from './index/snapshot.ts';
import { readChangesSince } from './checkpoint.ts';
import { suggestProducts } from './words/suggest.ts';

const REBUILD_DELAY_MS = 200;
/** A tail above this share of the catalogue, and above this size, is merged into the main part. */
const TAIL_PERCENT = 1;
const MIN_MERGED_TAIL = 64;
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 1_000;

/**
 * Dependencies of the memory engine. With `databaseUrl` indexes are created in a worker thread and written to the file
 * `snapshot`; `log` receives failures.
 */
export type MemoryEngineDeps = {
  db: Database;
  log: { error(details: object, message: string): void };
  clock?: () => Date;
  databaseUrl?: string;
  snapshot?: string;
};

/** Products changed during a rebuild. */
type MissedChanges = { sales: Set<number>; products: Set<number> };

/** Creates the in-process engine; it is empty until `start()` or `rebuild()`. */
export function createMemoryEngine({
  db,
  log,
  clock = () => new Date(),
  databaseUrl,
  snapshot,
}: MemoryEngineDeps): CatalogEngine {
  let index: CatalogIndex = createIndexBuilder([]).finish();
  /** Products in the tail, or deleted since the main part was created. */
  let changedIds = new Set<number>();
  let revision = 0;
  let day = '';
  let missedChanges: MissedChanges | null = null;
  let building: Promise<void> | null = null;
  let scheduledRebuild: Promise<void> | null = null;
  const closing = new AbortController();
  let lastChange: Promise<unknown> = Promise.resolve();

  /** Serializes index changes, so an older one never overwrites a newer one. */
  const serialize = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastChange.then(work);
    lastChange = done.catch(() => {});
    return done;
  };

  const replaceIndex = (created: CatalogIndex, tailIds: Set<number>, createdOn: string) => {
    index = created;
    changedIds = tailIds;
    day = createdOn;
    revision++;
  };

  const build = async () => {
    const now = clock();
    missedChanges = { sales: new Set(), products: new Set() };
    const created =
      databaseUrl === undefined
        ? await createIndexInThread(db.$client, now)
        : await createIndexInWorker({ databaseUrl, now: now.getTime(), snapshot: snapshot ?? null }, closing.signal);
    await serialize(async () => {
      const { sales, products } = missedChanges ?? { sales: [], products: new Set() };
      missedChanges = null;
      const fitsInTail = products.size <= maxTailSize(created.main.end);
      if (products.size > 0 && fitsInTail) await loadTail(db.$client, created, products, now);
      await refreshSales(db.$client, created, [...sales], now);
      replaceIndex(created, fitsInTail ? new Set(products) : new Set(), almatyDate(now));
      if (!fitsInTail) inBackground(rebuildSoon());
    });
  };

  const rebuild = async (): Promise<void> => {
    while (building) await building.catch(() => {});
    building = build().finally(() => {
      building = null;
      missedChanges = null;
    });
    return building;
  };

  /** Several events in a row share one rebuild; all of them wait for it. */
  const rebuildSoon = (): Promise<void> => {
    scheduledRebuild ??= pause(REBUILD_DELAY_MS, closing.signal).then(() => {
      scheduledRebuild = null;
      return withRetries(rebuild);
    });
    return scheduledRebuild;
  };

  const withRetries = async (work: () => Promise<void>): Promise<void> => {
    for (let attempt = 1; !closing.signal.aborted; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (attempt === MAX_ATTEMPTS) throw error;
        await pause(FIRST_PAUSE_MS * 2 ** attempt, closing.signal);
      }
    }
  };

  const inBackground = (work: Promise<void>) => {
    work.catch((error: unknown) => log.error({ err: error }, 'catalogue rebuild'));
  };

  const changeSales = (productIds: readonly number[]) =>
    serialize(async () => {
      for (const id of productIds) missedChanges?.sales.add(id);
      await refreshSales(db.$client, index, productIds, clock());
    });

  /** Adds products to the tail; returns false when there is no space. */
  const changeProducts = (productIds: readonly number[]) =>
    serialize(async () => {
      for (const id of productIds) missedChanges?.products.add(id);
      const tailIds = new Set([...changedIds, ...productIds]);
      if (tailIds.size > maxTailSize(index.main.end)) return false;
      await loadTail(db.$client, index, tailIds, clock());
      replaceIndex(index, tailIds, day);
      return true;
    });

  const replaceProducts = async (productIds: readonly number[]) => {
    if (!(await changeProducts(productIds))) return rebuildSoon();
    if (changedIds.size > Math.max(MIN_MERGED_TAIL, (index.main.end * TAIL_PERCENT) / 100) && !building)
      inBackground(rebuildSoon());
  };

  /** Restores the snapshot when it matches this code and database and the events since can be applied. */
  const reuseIndex = async (): Promise<boolean> => {
    if (snapshot === undefined) return false;
    const restored = await readSnapshot(snapshot);
    const since = restored && (await readChangesSince(db.$client, restored.checkpoint));
    if (!since || since.wholeCatalog) return false;
    const created = await unpackIndex(restored.packed);
    if (since.products.size > maxTailSize(created.main.end)) return false;
    if (since.products.size > 0) await loadTail(db.$client, created, since.products, clock());
    await refreshSales(db.$client, created, [...since.sales], clock());
    replaceIndex(created, since.products, restored.day);
    return true;
  };

  /** Pre-orders begin and old prices end at midnight: the first search of a day starts a rebuild in the background. */
  const rebuildOnNewDay = () => {
    if (revision === 0 || scheduledRebuild || building || day === almatyDate(clock())) return;
    inBackground(rebuildSoon());
  };

  return {
    async start() {
      const isReused = await reuseIndex().catch((error: unknown) => {
        log.error({ err: error }, 'catalogue snapshot');
        return false;
      });
      if (!isReused) await rebuild();
    },
    async search(query) {
      rebuildOnNewDay();
      return findProducts(index, query);
    },
    suggest: async (query) => suggestProducts(index, query),
    async apply(event: StoreEvent) {
      if (event.type === 'offers.changed' || event.type === 'stock.changed') await changeSales(event.productIds);
      else if (event.type === 'products.changed') await replaceProducts(event.productIds);
      else if (event.type === 'catalog.replaced') await rebuildSoon();
    },
    rebuild,
    revision: () => revision,
    vocabulary: () => index.vocabulary,
    async close() {
      closing.abort();
      await scheduledRebuild?.catch(() => {});
      await building?.catch(() => {});
      await lastChange;
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
