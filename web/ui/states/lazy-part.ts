import { lazy } from 'react';

const RETRY_MS = 4000;

/**
 * Loads code when it is first shown, like React's `lazy`; while the network fails the place stays as it is and the code
 * is asked for again.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => untilItComes(load));

/** Loads code, again and again while the network fails. */
export async function untilItComes<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

/** Ends when the connection is back, or after a while: a network may fail without being gone. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    addEventListener('online', go);
  });
}
