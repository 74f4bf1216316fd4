import type { Fact } from '#server/events.ts';
import type { Database } from '#server/platform/db.ts';
import type { CatalogEngine } from '../engine.ts';
import { clearBit, setBit } from './bits.ts';
import { createIndexBuilder } from './builder.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { findGoods } from './find.ts';
import { loadIndex, loadOffers, type FreshOffers } from './load.ts';
import { setOffers } from './prices.ts';
import { suggestGoods } from './suggest.ts';

const gatherMs = 200;

/** What the memory engine needs; `onError` hears of a background rebuild that failed. */
export type MemoryEngineDeps = { db: Database; clock: () => Date; onError: (error: unknown) => void; onRebuilt?: () => void };

/** Makes the in-process engine; it is empty until `rebuild()`. */
export function createMemoryEngine({ db, clock, onError, onRebuilt }: MemoryEngineDeps): CatalogEngine {
  let index: CatalogIndex = createIndexBuilder([]).finish();
  let closed = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  /** Products whose prices changed while a new index was being read. */
  let missed: Set<number> | null = null;

  const build = async () => {
    missed = new Set();
    const made = await loadIndex(db, clock());
    const late = [...missed];
    missed = null;
    index = made;
    if (late.length > 0) await refresh(late);
    onRebuilt?.();
  };

  const rebuild = (): Promise<void> => {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do { again = false; await build(); } while (again && !closed);
    })().finally(() => { running = null; missed = null; });
    return running;
  };

  const refresh = async (productIds: readonly number[]) => {
    for (const id of productIds) missed?.add(id);
    const target = index;
    for (const fresh of await loadOffers(db, productIds, clock())) writeOffers(target, fresh);
    if (target !== index) await refresh(productIds);
  };

  const rebuildSoon = () => {
    if (timer || closed) return;
    timer = setTimeout(() => {
      timer = null;
      rebuild().catch(onError);
    }, gatherMs);
    timer.unref();
  };

  return {
    search: async (query) => findGoods(index, query),
    suggest: async (query) => suggestGoods(index, query),
    async apply(fact: Fact) {
      if (fact.type === 'offers.changed' || fact.type === 'stock.changed') await refresh(fact.productIds);
      else if (fact.type === 'catalog.replaced' || fact.type === 'products.changed') rebuildSoon();
    },
    rebuild,
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await running?.catch(() => {});
    },
  };
}

function writeOffers(index: CatalogIndex, { productId, offers, buyable }: FreshOffers): void {
  const position = index.positions.get(productId);
  if (position === undefined) return;
  setOffers(index.prices, position, offers);
  if (buyable) setBit(index.buyable, position);
  else clearBit(index.buyable, position);
}
