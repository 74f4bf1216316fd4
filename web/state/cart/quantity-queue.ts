/** Timer functions, injected for tests. */
export type Timers = { set(run: () => void, ms: number): unknown; clear(timer: unknown): void };

/** Debounces quantity changes per product. */
export type QuantityQueue = {
  /** Sends the quantity after a pause; a later one for the same product replaces it. */
  put(productId: number, quantity: number, send: (quantity: number) => Promise<unknown>): void;
  /** Drops a product's pending change. */
  drop(productId: number): void;
  isPending(productId: number): boolean;
  /** Sends all pending changes and resolves when they are answered. */
  flush(): Promise<void>;
};

type PendingChange = { timer: unknown; run: () => Promise<unknown> };

const browserTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as number),
};

/** Creates a queue with a pause in ms. */
export function createQuantityQueue(pauseMs: number, timers: Timers = browserTimers): QuantityQueue {
  const pendingChanges = new Map<number, PendingChange>();
  const calls = new Set<Promise<unknown>>();
  const drop = (productId: number) => {
    timers.clear(pendingChanges.get(productId)?.timer);
    pendingChanges.delete(productId);
  };
  const sendNow = (productId: number) => {
    const entry = pendingChanges.get(productId);
    if (!entry) return;
    drop(productId);
    // The caller that queued the change shows the error.
    const call = entry
      .run()
      .catch(() => {})
      .finally(() => calls.delete(call));
    calls.add(call);
  };
  return {
    put(productId, quantity, send) {
      drop(productId);
      pendingChanges.set(productId, {
        run: () => send(quantity),
        timer: timers.set(() => sendNow(productId), pauseMs),
      });
    },
    drop,
    isPending: (productId) => pendingChanges.has(productId),
    async flush() {
      for (const productId of [...pendingChanges.keys()]) sendNow(productId);
      await Promise.all(calls);
    },
  };
}

/** Queue of the cart's quantity steppers. */
export const quantityQueue = createQuantityQueue(400);
