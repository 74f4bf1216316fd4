import { almatyDate } from '#domain/time/calendar.ts';
import type { StoreEvent } from '#server/events.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { CatalogEngine } from '../engine.ts';
import { createIndexBuilder } from './index/builder.ts';
import { tailCapacity, type CatalogIndex } from './index/catalog-index.ts';
import { findProducts } from './find.ts';
import { loadTail } from './index/load.ts';
import { createIndexInWorker, createIndexHere } from './index/create-index.ts';
import { unpackIndex } from './index/packed-index.ts';
import { refreshSales } from './index/refresh.ts';
import { readSnapshot } from './index/snapshot.ts';
import { readChangesSince } from './checkpoint.ts';
import { suggestProducts } from './words/suggest.ts';

const DEBOUNCE_MS = 200;
/** A tail above this share of the catalogue, and above this size, is merged into the main part. */
const TAIL_PERCENT = 1;
const SMALL_TAIL = 64;
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
type PendingChanges = { sales: Set<number>; products: Set<number> };

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
  let changed = new Set<number>();
  let revision = 0;
  let day = '';
  let pendingChanges: PendingChanges | null = null;
  let building: Promise<void> | null = null;
  let debounced: Promise<void> | null = null;
  const closing = new AbortController();
  let lastChange: Promise<unknown> = Promise.resolve();

  /** Serializes index changes, so an older one never overwrites a newer one. */
  const serialize = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastChange.then(work);
    lastChange = done.catch(() => {});
    return done;
  };

  const useIndex = (created: CatalogIndex, tail: Set<number>, createdOn: string) => {
    index = created;
    changed = tail;
    day = createdOn;
    revision++;
  };

  const build = async () => {
    const now = clock();
    pendingChanges = { sales: new Set(), products: new Set() };
    const created =
      databaseUrl === undefined
        ? await createIndexHere(db.$client, now)
        : await createIndexInWorker({ databaseUrl, now: now.getTime(), snapshot: snapshot ?? null }, closing.signal);
    await serialize(async () => {
      const { sales, products } = pendingChanges ?? { sales: [], products: new Set() };
      pendingChanges = null;
      const fits = products.size <= tailCapacity(created.main.end);
      if (products.size > 0 && fits) await loadTail(db.$client, created, products, now);
      await refreshSales(db.$client, created, [...sales], now);
      useIndex(created, fits ? new Set(products) : new Set(), almatyDate(now));
      if (!fits) inBackground(scheduleRebuild());
    });
  };

  const rebuild = async (): Promise<void> => {
    while (building) await building.catch(() => {});
    building = build().finally(() => {
      building = null;
      pendingChanges = null;
    });
    return building;
  };

  /** Several events in a row share one rebuild; all of them wait for it. */
  const scheduleRebuild = (): Promise<void> => {
    debounced ??= pause(DEBOUNCE_MS, closing.signal).then(() => {
      debounced = null;
      return retryUntilDone(rebuild);
    });
    return debounced;
  };

  const retryUntilDone = async (work: () => Promise<void>): Promise<void> => {
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
      for (const id of productIds) pendingChanges?.sales.add(id);
      await refreshSales(db.$client, index, productIds, clock());
    });

  /** Adds products to the tail; returns false when there is no space. */
  const changeProducts = (productIds: readonly number[]) =>
    serialize(async () => {
      for (const id of productIds) pendingChanges?.products.add(id);
      const tail = new Set([...changed, ...productIds]);
      if (tail.size > tailCapacity(index.main.end)) return false;
      await loadTail(db.$client, index, tail, clock());
      useIndex(index, tail, day);
      return true;
    });

  const replaceProducts = async (productIds: readonly number[]) => {
    if (!(await changeProducts(productIds))) return scheduleRebuild();
    if (changed.size > Math.max(SMALL_TAIL, (index.main.end * TAIL_PERCENT) / 100) && !building)
      inBackground(scheduleRebuild());
  };

  /** Restores the snapshot when it matches this code and database and the events since can be applied. */
  const reuseIndex = async (): Promise<boolean> => {
    if (snapshot === undefined) return false;
    const stored = await readSnapshot(snapshot);
    const changes = stored && (await readChangesSince(db.$client, stored.checkpoint));
    if (!changes || changes.everything) return false;
    const created = await unpackIndex(stored.packed);
    if (changes.products.size > tailCapacity(created.main.end)) return false;
    if (changes.products.size > 0) await loadTail(db.$client, created, changes.products, clock());
    await refreshSales(db.$client, created, [...changes.sales], clock());
    useIndex(created, changes.products, stored.day);
    return true;
  };

  /** Pre-orders begin and old prices end at midnight: the first search of a day starts a rebuild in the background. */
  const rebuildOnNewDay = () => {
    if (revision === 0 || debounced || building || day === almatyDate(clock())) return;
    inBackground(scheduleRebuild());
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
      else if (event.type === 'catalog.replaced') await scheduleRebuild();
    },
    rebuild,
    revision: () => revision,
    vocabulary: () => index.vocabulary,
    async close() {
      closing.abort();
      await debounced?.catch(() => {});
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
