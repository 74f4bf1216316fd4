import { rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { demoCities, writeDemoFeed } from '#demo/catalog/demo-feed.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import { describePicture } from '#server/features/media/pictures/vector.ts';
import { importFeed } from '#server/feeds/import/import-feed.ts';
import { migrateDatabase, openDatabase, type Database } from '#server/platform/database/db.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded-db.ts';

/**
 * A temporary PostgreSQL for a measurement; `create` returns a migrated database with the cities. `folder` is deleted
 * with it.
 */
export type TemporaryDatabase = {
  folder: string;
  create(name: string): Promise<{ db: Database; url: string }>;
  stop(): Promise<void>;
};

/** Starts an embedded PostgreSQL that `stop` deletes. */
export async function startTemporaryDatabase(name: string): Promise<TemporaryDatabase> {
  const folder = await temporaryFolder(name);
  const server = await startEmbeddedDatabase({ dataDir: folder, isDurable: false });
  const databases: Database[] = [];
  return {
    folder,
    async create(database) {
      const { $client: admin } = openDatabase(server.url, 1);
      await admin.unsafe(`create database ${database}`);
      await admin.end();
      const url = new URL(server.url);
      url.pathname = `/${database}`;
      await migrateDatabase(url.href);
      const db = openDatabase(url.href, 4);
      databases.push(db);
      await createGeoService({ db }).seed();
      return { db, url: url.href };
    },
    async stop() {
      for (const db of databases) await db.$client.end({ timeout: 5 });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Loads the demo catalogue through the importer. */
export async function importDemo(db: Database, now: Date): Promise<void> {
  await importGenerated(db, (write) => writeDemoFeed(write, { cities: demoCities, now }), now);
}

/** Imports a feed that is generated while it is read. */
export async function importGenerated(
  db: Database,
  write: (out: PassThrough) => Promise<void>,
  now: Date,
): Promise<void> {
  const stream = new PassThrough();
  const writing = write(stream).then(
    () => {
      stream.end();
    },
    (error: Error) => {
      stream.destroy(error);
    },
  );
  await importFeed({ db, feed: 'bench', source: { stream, name: 'bench' }, now, pictureDetails: describePicture });
  await writing;
  await db.$client`analyze`;
}
