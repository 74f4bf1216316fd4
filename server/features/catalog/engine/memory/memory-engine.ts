import { almatyDate } from '#domain/calendar.ts';
import type { Fact } from '#server/events.ts';
import type { Database } from '#server/platform/db.ts';
import type { CatalogEngine } from '../engine.ts';
import { createIndexBuilder } from './builder.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { findGoods } from './find.ts';
import { loadIndex, loadOffers, type FreshOffers } from './load.ts';
import { positionOf } from './positions.ts';
import { setOffers } from './prices.ts';
import { setStock } from './stock.ts';
import { suggestGoods } from './suggest.ts';

const gatherMs = 200;

/** What the memory engine needs; `log` hears of rebuilds that failed. */
export type MemoryEngineDeps = { db: Database; log: { error(details: object, message: string): void }; clock?: () => Date };

/** Makes the in-process engine; it is empty until `rebuild()`. */
export function createMemoryEngine({ db, log, clock = () => new Date() }: MemoryEngineDeps): CatalogEngine {
  let index: CatalogIndex = createIndexBuilder([]).finish();
  let revision = 0;
  let day = '';
  let closed = false;
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;
  let wake = () => {};
  /** Products whose prices changed while a new index was being read. */
  let missed: Set<number> | null = null;

  const build = async () => {
    const now = clock();
    day = almatyDate(now);
    missed = new Set();
    const made = await loadIndex(db, now);
    const late = [...missed];
    missed = null;
    index = made;
    revision++;
    if (late.length > 0) await refresh(late);
  };

  const rebuild = async (): Promise<void> => {
    while (running) await running.catch(() => {});
    running = build().finally(() => { running = null; missed = null; });
    return running;
  };

  const refresh = async (productIds: readonly number[]) => {
    for (const id of productIds) missed?.add(id);
    const target = index;
    for (const fresh of await loadOffers(db, productIds, clock())) writeOffers(target, fresh);
    if (target !== index) await refresh(productIds);
  };

  /** Several facts in a row make one rebuild; all of them wait for it. */
  const rebuildSoon = (): Promise<void> => {
    waiting ??= new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, gatherMs);
      wake = () => { clearTimeout(timer); resolve(); };
    }).then(() => {
      waiting = null;
      return closed ? undefined : rebuild();
    });
    return waiting;
  };

  /** Pre-orders begin and old prices end at midnight: the first search of a day has the index made anew beside it. */
  const followDay = () => {
    if (revision === 0 || waiting || running || day === almatyDate(clock())) return;
    rebuildSoon().catch((error: unknown) => log.error({ err: error }, 'catalogue rebuild'));
  };

  return {
    async search(query) {
      followDay();
      return findGoods(index, query);
    },
    suggest: async (query) => suggestGoods(index, query),
    async apply(fact: Fact) {
      if (fact.type === 'offers.changed' || fact.type === 'stock.changed') await refresh(fact.productIds);
      else if (fact.type === 'catalog.replaced' || fact.type === 'products.changed') await rebuildSoon();
    },
    rebuild,
    revision: () => revision,
    vocabulary: () => index.vocabulary,
    async close() {
      closed = true;
      wake();
      await running?.catch(() => {});
    },
  };
}

function writeOffers(index: CatalogIndex, { productId, offers, buyable, cityIds }: FreshOffers): void {
  const position = positionOf(index, productId);
  if (position < 0) return;
  setOffers(index.prices, position, offers);
  setStock(index.stock, position, buyable, cityIds);
}
