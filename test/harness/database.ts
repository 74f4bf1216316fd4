import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#server/platform/database/db.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the run's PostgreSQL; its database `sauda_template` is migrated and empty. */
    databaseServer: string;
  }
}

/** A migrated, empty database of one test file; `drop` closes its pool and deletes it. */
export type TestDatabase = { url: string; db: Database; drop(): Promise<void> };

/** Copies the run's migrated template; call it in `beforeAll` and `drop` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template sauda_template strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openDatabase(url.href);
  return {
    url: url.href,
    db,
    async drop() {
      await db.$client.end({ timeout: 5 });
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: string, command: string): Promise<void> {
  const { $client: sql } = openDatabase(server, 1);
  try {
    await sql.unsafe(command);
  } finally {
    await sql.end();
  }
}
