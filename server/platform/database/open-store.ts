import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { countMissingMigrations, migrateDatabase, openDatabase } from './db.ts';
import { startEmbeddedDatabase } from './embedded-db.ts';
import type { Env } from '../process/env.ts';
import { int, rowOf } from './row.ts';
import { checkSecret } from '../secrets/secret-mark.ts';
import { StartupError } from '../process/startup-error.ts';

/** Oldest supported major version of PostgreSQL. */
export const OLDEST_POSTGRES = 15;

const serverVersion = rowOf({ version: int });

/** A migrated database, embedded or external. */
export type OpenStore = { url: string; stop(): Promise<void> };

/**
 * Checks the data folder, starts or connects to PostgreSQL, checks its version and applies migrations. Without
 * `shouldMigrate`, migrates only an empty database and rejects one of an older version.
 */
export async function openStore(
  env: Env,
  log: Logger,
  onNotice: (line: string) => void = (line) => log.info(line),
  shouldMigrate = true,
): Promise<OpenStore> {
  try {
    mkdirSync(env.DATA_DIR, { recursive: true });
    accessSync(env.DATA_DIR, constants.W_OK);
  } catch {
    throw new StartupError(
      `the data folder ${env.DATA_DIR} is not writable: grant this user write access, or choose another with DATA_DIR=…`,
    );
  }
  const store = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => {} }
    : await startEmbeddedDatabase({ dataDir: env.DATA_DIR, onLog: onNotice });
  try {
    await checkVersion(store.url);
    const missingMigrations = shouldMigrate ? null : await countMissingMigrations(store.url);
    if (missingMigrations)
      throw new StartupError(
        `the database has an older schema: start this version (npm start) to apply ${missingMigrations} migrations, then repeat the command`,
      );
    if (missingMigrations === null) await migrateDatabase(store.url);
    await checkStoredSecret(store.url, env);
  } catch (error) {
    await store.stop();
    throw error;
  }
  return store;
}

async function checkStoredSecret(url: string, env: Env): Promise<void> {
  const { $client: sql } = openDatabase(url, 1);
  await checkSecret(sql, env).finally(() => sql.end({ timeout: 1 }));
}

async function checkVersion(url: string): Promise<void> {
  const { $client: sql } = openDatabase(url, 1);
  try {
    const [row] = await sql`select ${serverVersion} current_setting('server_version_num')::int as version`;
    const major = Math.floor((row?.version ?? 0) / 10_000);
    if (major < OLDEST_POSTGRES)
      throw new StartupError(`DATABASE_URL is PostgreSQL ${major}: use ${OLDEST_POSTGRES} or newer`);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code, message } = error as Error & { code?: string };
    const { host, pathname } = new URL(url);
    throw new StartupError(
      `DATABASE_URL (${host}${pathname}) cannot be reached: ${code ?? message}. Check that the server is running and the name and password are correct`,
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}
