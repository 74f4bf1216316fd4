import { setTimeout as delay } from 'node:timers/promises';
import { almatyDate } from '#domain/time/calendar.ts';
import type { StoreEvent } from '#server/events.ts';
import type { Database } from '#server/platform/database/db.ts';
import { findOutboxPosition } from '#server/platform/events/outbox-position.ts';
import { StartupError } from '#server/platform/process/startup-error.ts';
import { SearchUnavailable, type CatalogAnswer, type CatalogEngine, type CatalogQuery } from '../engine.ts';
import { readChangesSince } from '../memory/checkpoint.ts';
import { searchList, searchSuggestion, readVocabulary } from './search.ts';
import { createOpenSearchClient, isTransient, OpenSearchError } from './client.ts';
import { fillNewIndex, UnknownCity, writeProducts, writeSales } from './fill.ts';
import { createIndices } from './indices.ts';
import type { IndexMeta } from './mapping.ts';
import { createOutages } from './outages.ts';
import type { IndexState } from './query.ts';

const REBUILD_DELAY_MS = 200;
/** PostgreSQL advisory lock: one process at a time creates an index. */
const BUILD_LOCK = 0x5a0e;

/** Dependencies of the engine: the server's address (may contain credentials) and the alias of its indices. */
export type OpenSearchEngineDeps = {
  db: Database;
  log: { error(details: object, message: string): void };
  url: string;
  alias?: string;
  clock?: () => Date;
  /** Timeouts of queries and index calls, and the first retry delay of an unreachable cluster. */
  queryTimeoutMs?: number | undefined;
  callTimeoutMs?: number | undefined;
  minPauseMs?: number;
};

type Ready = { meta: IndexMeta; state: IndexState };
type MissedChanges = { sales: Set<number>; products: Set<number> };

/**
 * Creates the engine on OpenSearch, for catalogues that exceed one process. All processes share an index behind an
 * alias. Each applies every event; the writes are idempotent.
 */
export function createOpenSearchEngine({
  db,
  log,
  url,
  alias = 'sauda-products',
  clock = () => new Date(),
  queryTimeoutMs,
  callTimeoutMs,
  minPauseMs,
}: OpenSearchEngineDeps): CatalogEngine {
  const client = createOpenSearchClient(url, { queryTimeoutMs, callTimeoutMs });
  const indices = createIndices(client, alias);
  const closing = new AbortController();
  let ready: Ready | null = null;
  let revision = 0;
  /** Products changed during a fill. */
  let missedChanges: MissedChanges | null = null;
  let building: Promise<void> | null = null;
  let scheduledRebuild: Promise<void> | null = null;
  let lastChange: Promise<unknown> = Promise.resolve();

  const serialize = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastChange.then(work);
    lastChange = done.catch(() => {});
    return done;
  };

  const loadVocabulary = async (meta: IndexMeta) => {
    ready = { meta, state: { cities: meta.cities, ...(await readVocabulary(client, alias)) } };
    revision++;
  };

  /** Use the index of another process if one was created since this request. */
  const build = async () => {
    const [previousIndex, { seq: requiredSeq }] = await Promise.all([
      indices.current(),
      findOutboxPosition(db.$client),
    ]);
    const create = async () => {
      const currentIndex = await indices.current();
      if (
        currentIndex?.meta &&
        currentIndex.name !== previousIndex?.name &&
        (currentIndex.meta.standing?.position.seq ?? -1) >= requiredSeq
      )
        return await loadVocabulary(currentIndex.meta);
      missedChanges = { sales: new Set(), products: new Set() };
      const { name, meta } = await fillNewIndex(db, client, indices, clock());
      await serialize(async () => {
        const { sales, products } = missedChanges ?? { sales: [], products: [] };
        missedChanges = null;
        // Before the switch: changes visible in the previous index must not disappear.
        await writeProducts(db, client, name, [...products], meta.cities, clock());
        await writeSales(db, client, name, [...sales], meta.cities, clock());
        await indices.swap(name);
        await loadVocabulary(meta);
      });
      await indices.clear();
    };
    await db.$client.underLock(BUILD_LOCK, create).finally(() => {
      missedChanges = null;
    });
  };

  const rebuild = async (): Promise<void> => {
    while (building) await building.catch(() => {});
    building = build().finally(() => {
      building = null;
    });
    return building;
  };

  /** Several events in a row share one rebuild; all of them wait for it. */
  const rebuildSoon = (): Promise<void> => {
    scheduledRebuild ??= delay(REBUILD_DELAY_MS, undefined, { signal: closing.signal })
      .catch(() => {})
      .then(() => {
        scheduledRebuild = null;
        return closing.signal.aborted ? undefined : rebuild();
      });
    return scheduledRebuild;
  };

  /** Writes changes to the current index; prices of a new city need a new index. */
  const change = (kind: keyof MissedChanges, productIds: readonly number[]) =>
    serialize(async (): Promise<'done' | 'rebuild'> => {
      for (const id of productIds) missedChanges?.[kind].add(id);
      if (!ready) return 'done';
      const { meta } = ready;
      try {
        await (kind === 'sales' ? writeSales : writeProducts)(db, client, alias, productIds, meta.cities, clock());
      } catch (error) {
        if (error instanceof UnknownCity) return 'rebuild';
        throw error;
      }
      if (kind === 'products') await loadVocabulary(meta);
      return 'done';
    });

  /** Reuses the existing index when it matches this code and database and the events since can be applied. */
  const reuseIndex = async (): Promise<boolean> => {
    const current = await indices.current();
    if (!current?.meta?.standing || current.meta.day !== almatyDate(clock())) return false;
    const since = await readChangesSince(db.$client, current.meta.standing);
    if (!since || since.wholeCatalog) return false;
    try {
      await writeProducts(db, client, alias, [...since.products], current.meta.cities, clock());
      await writeSales(db, client, alias, [...since.sales], current.meta.cities, clock());
    } catch (error) {
      if (error instanceof UnknownCity) return false;
      throw error;
    }
    await loadVocabulary(current.meta);
    return true;
  };

  const catchUp = async () => {
    if (!(await serialize(reuseIndex))) await rebuild();
  };

  const outages = createOutages({
    probe: async () => {
      try {
        await client.call('POST', `/${alias}/_search`, { size: 0 });
        return ready !== null;
      } catch (error) {
        if (error instanceof OpenSearchError && error.status === 404) return false;
        throw error;
      }
    },
    catchUp,
    log,
    ...(minPauseMs === undefined ? {} : { minPauseMs }),
  });

  /**
   * Pre-orders begin and old prices end at midnight: the first query of a day recreates the index in the background.
   */
  const rebuildOnNewDay = () => {
    if (!ready || scheduledRebuild || building || ready.meta.day === almatyDate(clock())) return;
    outages.write(rebuildSoon).catch((error: unknown) => log.error({ err: error }, 'catalogue rebuild'));
  };

  /** Null before the first read; throws when an unreachable cluster is the reason. */
  const requireState = (): IndexState | null => {
    if (ready) return ready.state;
    if (outages.state() === 'unavailable') throw new SearchUnavailable();
    return null;
  };

  return {
    async search(query) {
      rebuildOnNewDay();
      const state = requireState();
      return state ? outages.run(() => searchList(client, alias, query, state)) : emptyAnswer(query);
    },
    async suggest(query) {
      const state = requireState();
      return state
        ? outages.run(() => searchSuggestion(client, alias, query, state))
        : { ids: [], categories: [], brands: [] };
    },
    async start() {
      try {
        await catchUp();
      } catch (error) {
        if (isTransient(error)) outages.fail(error);
        else throw error instanceof OpenSearchError ? new StartupError(error.message) : error;
      }
    },
    async apply(event: StoreEvent) {
      if (event.type === 'catalog.replaced') return outages.write(rebuildSoon);
      if (event.type !== 'offers.changed' && event.type !== 'stock.changed' && event.type !== 'products.changed')
        return;
      const kind = event.type === 'products.changed' ? 'products' : 'sales';
      await outages.write(async () => {
        if ((await change(kind, event.productIds)) === 'rebuild') await rebuildSoon();
      });
    },
    rebuild,
    state: outages.state,
    revision: () => revision,
    vocabulary: () => ready?.state.vocabulary ?? { words: [], products: new Int32Array(0) },
    async close() {
      closing.abort();
      await outages.close();
      await scheduledRebuild?.catch(() => {});
      await building?.catch(() => {});
      await lastChange;
    },
  };
}

function emptyAnswer({ countGroups, countCategories, onePerModel, countPriceBands }: CatalogQuery): CatalogAnswer {
  return {
    ids: [],
    total: 0,
    products: 0,
    ...(countPriceBands ? { priceBands: [] } : {}),
    ...(onePerModel ? { models: [] } : {}),
    groups: countGroups.map((group) => ({ group, counts: [] })),
    numbers: [],
    price: null,
    categories: countCategories.map((category) => ({ category, count: 0 })),
  };
}
