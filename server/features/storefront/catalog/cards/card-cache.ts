import type { StoreEvent } from '#server/events.ts';
import type { StoredCard } from './cards.queries.ts';

/** Reads products for cards by ids, city of the offer and requested attributes. */
export type FindCards = (
  ids: readonly number[],
  cityId: number,
  attributeIds: readonly number[],
) => Promise<readonly StoredCard[]>;

/** Card cache of the process; `drop` evicts what an event changed. */
export type CardCache = { find: FindCards; drop(event: StoreEvent): void };

/** A read in flight: its results (null for an unknown product), and changes since its statement was sent. */
type PendingRead = { read: Map<number, StoredCard | null>; changed: Set<number> | 'all' };

/** Max read attempts; a product that changes during each of them is returned as last read. */
const MAX_ATTEMPTS = 5;

/**
 * LRU cache of `max` products around `find`. After `drop` returns, no result contains data read before it. A statement
 * in flight is sent again, because its snapshot is unknown.
 */
export function createCardCache(find: FindCards, max: number): CardCache {
  /** By product, then by the city of the offer; most recently used last. */
  const cachedCards = new Map<number, Map<number, StoredCard>>();
  const pendingReads = new Set<PendingRead>();
  let cachedAttributes = '';

  const storeCard = (card: StoredCard, cityId: number) => {
    const cities = cachedCards.get(card.id) ?? new Map<number, StoredCard>();
    cachedCards.set(card.id, cities.set(cityId, card));
    if (cachedCards.size > max) cachedCards.delete(cachedCards.keys().next().value as number);
  };

  const findCached = (id: number, cityId: number): StoredCard | undefined => {
    const cities = cachedCards.get(id);
    if (!cities) return undefined;
    cachedCards.delete(id);
    cachedCards.set(id, cities);
    return cities.get(cityId);
  };

  const evictAll = () => {
    cachedCards.clear();
    for (const pendingRead of pendingReads) {
      pendingRead.read.clear();
      pendingRead.changed = 'all';
    }
  };

  return {
    async find(ids, cityId, attributeIds) {
      const attributes = attributeIds.join();
      if (attributes !== cachedAttributes) {
        cachedCards.clear();
        cachedAttributes = attributes;
      }
      const pendingRead: PendingRead = { read: new Map(), changed: new Set() };
      pendingReads.add(pendingRead);
      try {
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
          const missingIds = ids.filter((id) => !pendingRead.read.has(id) && !cachedCards.get(id)?.has(cityId));
          if (missingIds.length === 0) break;
          const changed = new Set<number>();
          pendingRead.changed = changed;
          const cards = new Map((await find(missingIds, cityId, attributeIds)).map((card) => [card.id, card]));
          for (const id of missingIds) {
            const card = cards.get(id) ?? null;
            const isStale = pendingRead.changed !== changed || changed.has(id);
            if (!isStale || attempt === MAX_ATTEMPTS) pendingRead.read.set(id, card);
            if (!isStale && card && attributes === cachedAttributes) storeCard(card, cityId);
          }
        }
      } finally {
        pendingReads.delete(pendingRead);
      }
      return ids.flatMap((id) => pendingRead.read.get(id) ?? findCached(id, cityId) ?? []);
    },

    drop(event) {
      if (event.type === 'catalog.replaced') evictAll();
      else if ('productIds' in event)
        for (const id of event.productIds) {
          cachedCards.delete(id);
          for (const { read, changed } of pendingReads) {
            read.delete(id);
            if (changed !== 'all') changed.add(id);
          }
        }
    },
  };
}
