import { createStore, keep, readKept, type Store } from './store.ts';

/** A list of product ids kept in this browser, newest first. */
export type IdList = { use(): readonly number[]; get(): readonly number[]; load(): void; add(id: number): void; remove(id: number): void; clear(): void; has(id: number): boolean };

function createIdList(key: string, most: number): IdList {
  const store: Store<readonly number[]> = createStore<readonly number[]>([]);
  const set = (ids: readonly number[]) => {
    store.set(ids);
    keep(key, ids);
  };
  return {
    use: store.use,
    get: store.get,
    load: () => {
      const kept = readKept<unknown>(key);
      if (Array.isArray(kept)) store.set(kept.filter((id): id is number => Number.isInteger(id)).slice(0, most));
    },
    add: (id) => set([id, ...store.get().filter((other) => other !== id)].slice(0, most)),
    remove: (id) => set(store.get().filter((other) => other !== id)),
    clear: () => set([]),
    has: (id) => store.get().includes(id),
  };
}

/** Products to compare. */
export const compareList = createIdList('compare', 20);
/** Products seen lately. */
export const recentList = createIdList('recently-viewed', 20);

/** Reads the lists once the page is hydrated, and again when another tab changes them. */
export function loadLists(): () => void {
  const load = () => { compareList.load(); recentList.load(); };
  load();
  addEventListener('storage', load);
  return () => removeEventListener('storage', load);
}
