import { Worker } from 'node:worker_threads';
import { almatyDate } from '#domain/time/calendar.ts';
import { openConnections, type Connections } from '#server/platform/database/connections.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { loadIndex } from './load.ts';
import { packIndex, unpackIndex } from './packed-index.ts';
import { writeSnapshot } from './snapshot.ts';

/** Input of the worker thread. */
export type CreateIndexTask = { databaseUrl: string; now: number; snapshot: string | null };

/** Reads the catalogue and creates its index in this thread, blocking it. */
export async function createIndexInThread(sql: Connections, now: Date): Promise<CatalogIndex> {
  return (await loadIndex(sql, now)).index;
}

/**
 * Reads the catalogue and creates its index in a worker thread, which also writes the snapshot file; `signal` stops it.
 */
export async function createIndexInWorker(task: CreateIndexTask, signal: AbortSignal): Promise<CatalogIndex> {
  const worker = new Worker(new URL('./create-index-thread.ts', import.meta.url), { workerData: task });
  const terminate = () => {
    void worker.terminate();
  };
  signal.addEventListener('abort', terminate, { once: true });
  try {
    return await unpackIndex(
      await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        // `node --watch` also posts messages with names of imported files.
        worker.on(
          'message',
          (message: unknown) => message instanceof Uint8Array && resolve(message as Uint8Array<ArrayBuffer>),
        );
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`the catalogue reader thread exited with code ${code}`)));
      }),
    );
  } finally {
    signal.removeEventListener('abort', terminate);
    await worker.terminate();
  }
}

/**
 * Worker task: returns the packed index, and writes the snapshot when a file is named and the outbox has a position.
 */
export async function readAndPack({ databaseUrl, now, snapshot }: CreateIndexTask): Promise<Uint8Array<ArrayBuffer>> {
  const sql = openConnections(databaseUrl, 1);
  try {
    const { index, checkpoint } = await loadIndex(sql, new Date(now));
    const bytes = packIndex(index);
    if (snapshot !== null && checkpoint)
      await writeSnapshot(snapshot, { day: almatyDate(new Date(now)), checkpoint }, bytes);
    return bytes;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
