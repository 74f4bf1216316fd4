import { useSyncExternalStore } from 'react';

/** A value outside React that components subscribe to. On the server and while hydrating it is `initial`. */
export type Store<T> = {
  get(): T;
  set(next: T): void;
  use(): T;
  /** Adds a listener for every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

/** Creates a store. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => value;
  return {
    get,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}

/** Reads JSON of any shape from local storage (`stored-values.ts`); null when absent, broken or blocked. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes JSON to local storage, where the browser allows it. */
export function saveStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the value only lasts as long as the page.
  }
}

/** Removes an entry from local storage. */
export function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is no entry.
  }
}
