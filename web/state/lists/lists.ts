import { MAX_RECENT } from '#domain/catalog/recent-products.ts';
import { showCustomer } from '../customer/customer.ts';
import { createStore, drop, keep, readKept } from '../tabs/store.ts';

/** A list of product ids kept in this browser, newest first. */
export type IdList = {
  use(): readonly number[];
  get(): readonly number[];
  /** What is kept, also before the list was loaded into the page. */
  kept(): readonly number[];
  load(): void;
  add(id: number): void;
  remove(id: number): void;
  put(ids: readonly number[]): void;
  has(id: number): boolean;
  /** Forgets it here: the next person at this browser finds nothing. */
  forget(): void;
  /** Tells a listener of every change; the answer ends that. */
  subscribe(listener: () => void): () => void;
};

/** What a browser keeps may be anybody's; one wrong id would spoil every call that names the list. */
const isId = (id: unknown): id is number => Number.isInteger(id) && Number(id) > 0 && Number(id) <= 2147483647;

function createIdList(key: string, max: number): IdList {
  const store = createStore<readonly number[]>([]);
  const kept = () => {
    const ids = readKept<unknown>(key);
    return Array.isArray(ids) ? ids.filter(isId).slice(0, max) : store.get();
  };
  // What is kept is read before each change: a screen may add before the frame has loaded, and another tab may have
  // changed it since.
  const change = (to: (ids: readonly number[]) => readonly number[]) => {
    const ids = to(kept()).slice(0, max);
    // Kept first: who is told of the change reads what is kept.
    keep(key, ids);
    store.set(ids);
  };
  return {
    use: store.use,
    get: store.get,
    kept,
    load: () => store.set(kept()),
    add: (id) => change((ids) => [id, ...ids.filter((other) => other !== id)]),
    remove: (id) => change((ids) => ids.filter((other) => other !== id)),
    put: (ids) => change(() => ids),
    has: (id) => kept().includes(id),
    forget() {
      store.set([]);
      drop(key);
    },
    subscribe: store.subscribe,
  };
}

/** Products to compare; no more than `MAX_KEPT` of domain/catalog/compare.ts. */
export const compareList = createIdList('compare', 40);
/** Products seen lately. */
export const recentList = createIdList('recently-viewed', MAX_RECENT);

/** Reads the lists and who has logged in once the page is hydrated, and again when another tab changes them. */
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
