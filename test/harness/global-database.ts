import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, openDatabase } from '#server/platform/database/db.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded-db.ts';
import { startPostgres } from './postgres-server.ts';
import { databaseFolder } from './temporary-folder.ts';

/**
 * One PostgreSQL for the whole run, with one migrated database that every test file copies. It is the embedded one, or
 * that of `TEST_POSTGRES_BIN`, a folder with the programs of another version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await databaseFolder('tests');
  const bin = process.env['TEST_POSTGRES_BIN'];
  const server = bin ? await startPostgres(bin, dataDir) : await startEmbeddedDatabase({ dataDir, isDurable: false });
  const { $client: sql } = openDatabase(server.url, 1);
  await sql`create database sauda_template`;
  await sql.end();
  const template = new URL(server.url);
  template.pathname = '/sauda_template';
  await migrateDatabase(template.href);
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
