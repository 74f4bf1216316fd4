import { lazy } from 'react';

const RETRY_MS = 4000;

/** Loads code on first render, like React's `lazy`; on a network failure the markup stays and loading is retried. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadWithRetry(load));

/** Loads code, retrying while the network fails. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForRetry();
    }
  }
}

/** Resolves when the connection returns, or after a timeout: the network may fail without an offline event. */
function waitForRetry(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, RETRY_MS);
    addEventListener('online', finish);
  });
}
