import { useSyncExternalStore } from 'react';

/** A value outside React that components follow. On the server and while hydrating it is `initial`. */
export type Store<T> = {
  get(): T;
  set(next: T): void;
  use(): T;
  /** Tells a listener of every change; the answer ends that. */
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

/** Reads JSON from local storage; null when absent, broken or closed to us. */
export function readKept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps JSON in local storage where the browser lets us. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or closed storage only means that the list is gone with the page.
  }
}

/** Takes something out of local storage. */
export function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A closed storage has kept nothing.
  }
}
