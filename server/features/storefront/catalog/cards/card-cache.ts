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

/** A read in flight: its results so far (null for an unknown product), and the changes since its statement was sent. */
type PendingRead = { results: Map<number, StoredCard | null>; changed: Set<number> | 'all' };

/** Maximum attempts. A product that changes during every one of them is shown as last read. */
const MAX_TRIES = 5;

/**
 * LRU cache of `max` products around `find`. After `drop` returns, no answer contains data read before it. A statement
 * in flight is sent again, because its snapshot is unknown.
 */
export function createCardCache(find: FindCards, max: number): CardCache {
  /** By product, then by the city of the offer; most recently used last. */
  const cached = new Map<number, Map<number, StoredCard>>();
  const pendingReads = new Set<PendingRead>();
  let cachedAttributes = '';

  const put = (card: StoredCard, cityId: number) => {
    const cities = cached.get(card.id) ?? new Map<number, StoredCard>();
    cached.set(card.id, cities.set(cityId, card));
    if (cached.size > max) cached.delete(cached.keys().next().value as number);
  };

  const get = (id: number, cityId: number): StoredCard | undefined => {
    const cities = cached.get(id);
    if (!cities) return undefined;
    cached.delete(id);
    cached.set(id, cities);
    return cities.get(cityId);
  };

  const clear = () => {
    cached.clear();
    for (const pending of pendingReads) {
      pending.results.clear();
      pending.changed = 'all';
    }
  };

  return {
    async find(ids, cityId, attributeIds) {
      const attributes = attributeIds.join();
      if (attributes !== cachedAttributes) {
        cached.clear();
        cachedAttributes = attributes;
      }
      const pending: PendingRead = { results: new Map(), changed: new Set() };
      pendingReads.add(pending);
      try {
        for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
          const missing = ids.filter((id) => !pending.results.has(id) && !cached.get(id)?.has(cityId));
          if (missing.length === 0) break;
          const changed = new Set<number>();
          pending.changed = changed;
          const cards = new Map((await find(missing, cityId, attributeIds)).map((card) => [card.id, card]));
          for (const id of missing) {
            const card = cards.get(id) ?? null;
            const isOld = pending.changed !== changed || changed.has(id);
            if (!isOld || attempt === MAX_TRIES) pending.results.set(id, card);
            if (!isOld && card && attributes === cachedAttributes) put(card, cityId);
          }
        }
      } finally {
        pendingReads.delete(pending);
      }
      return ids.flatMap((id) => pending.results.get(id) ?? get(id, cityId) ?? []);
    },

    drop(event) {
      if (event.type === 'catalog.replaced') clear();
      else if ('productIds' in event)
        for (const id of event.productIds) {
          cached.delete(id);
          for (const { results, changed } of pendingReads) {
            results.delete(id);
            if (changed !== 'all') changed.add(id);
          }
        }
    },
  };
}
