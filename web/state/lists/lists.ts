import { MAX_RECENT } from '#domain/catalog/recent-products.ts';
import { showCustomer } from '../customer/customer.ts';
import { createStore, drop, saveStored, readStored } from '../tabs/store.ts';
import { parseIds } from '../tabs/stored-values.ts';

/** A list of product ids stored in this browser, newest first. */
export type IdList = {
  use(): readonly number[];
  get(): readonly number[];
  /** Stored ids, even before the list is loaded into the page. */
  stored(): readonly number[];
  load(): void;
  add(id: number): void;
  remove(id: number): void;
  put(ids: readonly number[]): void;
  has(id: number): boolean;
  /** Clears the list, so the next user of this browser finds nothing. */
  forget(): void;
  /** Adds a listener for every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

function createIdList(key: string, max: number): IdList {
  const store = createStore<readonly number[]>([]);
  const stored = () => {
    const ids = readStored(key);
    return Array.isArray(ids) ? parseIds(ids).slice(0, max) : store.get();
  };
  // Reads storage before each change: a screen may add before the list is loaded, and other tabs may change it.
  const change = (update: (ids: readonly number[]) => readonly number[]) => {
    const ids = update(stored()).slice(0, max);
    // Stored first, since listeners read the storage.
    saveStored(key, ids);
    store.set(ids);
  };
  return {
    use: store.use,
    get: store.get,
    stored,
    load: () => store.set(stored()),
    add: (id) => change((ids) => [id, ...ids.filter((otherId) => otherId !== id)]),
    remove: (id) => change((ids) => ids.filter((otherId) => otherId !== id)),
    put: (ids) => change(() => ids),
    has: (id) => stored().includes(id),
    forget() {
      store.set([]);
      drop(key);
    },
    subscribe: store.subscribe,
  };
}

/** Products to compare; at most `MAX_KEPT` of domain/catalog/compare.ts. */
export const compareList = createIdList('compare', 40);
/** Recently viewed products. */
export const recentList = createIdList('recently-viewed', MAX_RECENT);

/** Reads the lists and the login state after hydration, and again when another tab changes them. */
export function loadLists(): () => void {
  const load = () => {
    compareList.load();
    recentList.load();
    showCustomer();
  };
  load();
  addEventListener('storage', load);
  return () => removeEventListener('storage', load);
}
