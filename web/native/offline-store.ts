import type { Change } from './changes.ts';

/** Max stored responses; the oldest are evicted. */
const MAX_RESPONSES = 400;
const RESPONSES = 'responses';
const PENDING = 'pending';
const BY_AGE = 'at';
/** Version of the database; an upgrade drops the responses and changes of the one before. */
const VERSION = 3;

/** Persistent storage of responses, which may be evicted, and of unsent changes, which are not. */
export type OfflineStore = {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  /** Returns the unsent changes of a login, the oldest first. */
  readPending(login: string): Promise<Change[]>;
  /** Replaces the unsent changes of a login in one transaction. */
  updatePending(login: string, update: (changes: Change[]) => Change[]): Promise<void>;
  clear(): Promise<void>;
};

type StoredResponse = { key: string; value: unknown; at: number };

/** Opens a store in the web view's database. */
export function openOfflineStore(name: string): OfflineStore {
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const store of request.result.objectStoreNames) request.result.deleteObjectStore(store);
      request.result.createObjectStore(RESPONSES, { keyPath: 'key' }).createIndex(BY_AGE, BY_AGE);
      request.result.createObjectStore(PENDING);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
  const run = async <T>(
    store: string,
    mode: IDBTransactionMode,
    act: (entries: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const database = await opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  };
  return {
    read: async (key) =>
      (await run<StoredResponse | undefined>(RESPONSES, 'readonly', (entries) => entries.get(key)))?.value,
    async write(key, value) {
      await run(RESPONSES, 'readwrite', (entries) =>
        entries.put({ key, value, at: Date.now() } satisfies StoredResponse),
      );
      if ((await run(RESPONSES, 'readonly', (entries) => entries.count())) <= MAX_RESPONSES) return;
      const [oldest] = await run(RESPONSES, 'readonly', (entries) => entries.index(BY_AGE).getAllKeys(undefined, 1));
      if (oldest !== undefined) await run(RESPONSES, 'readwrite', (entries) => entries.delete(oldest));
    },
    readPending: async (login) =>
      (await run<Change[] | undefined>(PENDING, 'readonly', (entries) => entries.get(login))) ?? [],
    async updatePending(login, update) {
      await run(PENDING, 'readwrite', (entries) => {
        const request = entries.get(login) as IDBRequest<Change[] | undefined>;
        request.addEventListener('success', () => {
          const changes = update(request.result ?? []);
          if (changes.length > 0) entries.put(changes, login);
          else entries.delete(login);
        });
        return request;
      });
    },
    clear: async () =>
      void (await Promise.all(
        [RESPONSES, PENDING].map((store) => run(store, 'readwrite', (entries) => entries.clear())),
      )),
  };
}
