/** Max stored responses; the oldest are evicted. */
const MAX_ENTRIES = 400;
const STORE = 'responses';
const BY_AGE = 'at';

/** Persistent key-value store. */
export type OfflineStore = {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  clear(): Promise<void>;
};

type Entry = { key: string; value: unknown; at: number };

/** Opens a store in the web view's database. */
export function openOfflineStore(name: string): OfflineStore {
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(BY_AGE, BY_AGE),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
  const run = async <T>(mode: IDBTransactionMode, act: (entries: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await opened;
    return new Promise((resolve, reject) => {
      const request = act(database.transaction(STORE, mode).objectStore(STORE));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  };
  return {
    read: async (key) => (await run<Entry | undefined>('readonly', (entries) => entries.get(key)))?.value,
    async write(key, value) {
      await run('readwrite', (entries) => entries.put({ key, value, at: Date.now() } satisfies Entry));
      if ((await run('readonly', (entries) => entries.count())) <= MAX_ENTRIES) return;
      const [oldest] = await run('readonly', (entries) => entries.index(BY_AGE).getAllKeys(undefined, 1));
      if (oldest !== undefined) await run('readwrite', (entries) => entries.delete(oldest));
    },
    clear: async () => void (await run('readwrite', (entries) => entries.clear())),
  };
}
