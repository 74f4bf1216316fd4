import type { StoreEvent } from '#server/events.ts';
import type { StoredCard } from './cards.queries.ts';

/** Reads products for cards by ids, city of the offer and wanted attributes. */
export type FindCards = (
  ids: readonly number[],
  cityId: number,
  attributeIds: readonly number[],
) => Promise<readonly StoredCard[]>;

/** Card cache of the process; `drop` evicts what an event changed. */
export type CardCache = { find: FindCards; drop(event: StoreEvent): void };

/** A read in flight: its results (null for an unknown product), and changes since its statement was sent. */
type Reading = { read: Map<number, StoredCard | null>; changed: Set<number> | 'all' };

/** Maximum attempts. A product that changes during each of them is shown as last read. */
const MAX_TRIES = 5;

/**
 * LRU cache of `max` products around `find`. After `drop` returns, no answer contains data read before it. A statement
 * in flight is sent again, because its snapshot is unknown.
 */
export function createCardCache(find: FindCards, max: number): CardCache {
  /** By product, then by the city of the offer; most recently used last. */
  const kept = new Map<number, Map<number, StoredCard>>();
  const pendingReads = new Set<Reading>();
  let cachedAttributes = '';

  const storeCard = (card: StoredCard, cityId: number) => {
    const cities = kept.get(card.id) ?? new Map<number, StoredCard>();
    kept.set(card.id, cities.set(cityId, card));
    if (kept.size > max) kept.delete(kept.keys().next().value as number);
  };

  const findCached = (id: number, cityId: number): StoredCard | undefined => {
    const cities = kept.get(id);
    if (!cities) return undefined;
    kept.delete(id);
    kept.set(id, cities);
    return cities.get(cityId);
  };

  const forget = () => {
    kept.clear();
    for (const pendingRead of pendingReads) {
      pendingRead.read.clear();
      pendingRead.changed = 'all';
    }
  };

  return {
    async find(ids, cityId, attributeIds) {
      const attributes = attributeIds.join();
      if (attributes !== cachedAttributes) {
        kept.clear();
        cachedAttributes = attributes;
      }
      const pendingRead: Reading = { read: new Map(), changed: new Set() };
      pendingReads.add(pendingRead);
      try {
        for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
          const missingIds = ids.filter((id) => !pendingRead.read.has(id) && !kept.get(id)?.has(cityId));
          if (missingIds.length === 0) break;
          const changed = new Set<number>();
          pendingRead.changed = changed;
          const cards = new Map((await find(missingIds, cityId, attributeIds)).map((card) => [card.id, card]));
          for (const id of missingIds) {
            const card = cards.get(id) ?? null;
            const isOld = pendingRead.changed !== changed || changed.has(id);
            if (!isOld || attempt === MAX_TRIES) pendingRead.read.set(id, card);
            if (!isOld && card && attributes === cachedAttributes) storeCard(card, cityId);
          }
        }
      } finally {
        pendingReads.delete(pendingRead);
      }
      return ids.flatMap((id) => pendingRead.read.get(id) ?? findCached(id, cityId) ?? []);
    },

    drop(event) {
      if (event.type === 'catalog.replaced') forget();
      else if ('productIds' in event)
        for (const id of event.productIds) {
          kept.delete(id);
          for (const { read, changed } of pendingReads) {
            read.delete(id);
            if (changed !== 'all') changed.add(id);
          }
        }
    },
  };
}
