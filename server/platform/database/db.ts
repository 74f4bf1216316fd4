import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError } from '../process/startup-error.ts';
import { nullable, number, rowOf, text as textField } from './row.ts';
import { openConnections, type Connections, type Transaction } from './connections.ts';

const nameRow = rowOf({ name: nullable(textField) });
const newestRow = rowOf({ newest: nullable(number) });

/**
 * Connections per process for callers and event handlers, also in the checkout benchmark. With more, buyers would queue
 * inside PostgreSQL, which is slower than queueing here.
 */
export const POOL_SIZE = 12;

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

/** Time in ms of the last of the 53 migrations that 0000_initial.sql replaced (0052_operator_actions_of_commands). */
const LAST_REPLACED_MS = 1_795_775_398_630;

/** Last commit with the replaced migrations; starting it once brings an older database to LAST_REPLACED_MS. */
const LAST_REPLACED_COMMIT = '61cf7dcc';

/** The shop's database: `$client` is the tag that runs statements on a pool. */
export type Database = { $client: Connections };

/** Opens a pool of `max` connections; connects with the first query. `onLost` receives lost connections. */
export function openDatabase(url: string, max = 10, onLost?: (error: Error) => void): Database {
  return { $client: openConnections(url, max, onLost) };
}

/**
 * Applies missing migrations in one transaction. Throws StartupError for a database older than the last migration that
 * 0000_initial.sql replaced.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Ignore the event: a lost connection already fails the migration's statements.
  client.on('error', () => {});
  try {
    await client.connect();
    await recordInitialMigration(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.end();
  }
}

/** Marks 0000_initial.sql as applied, without running it, in a database built by the migrations it replaced. */
async function recordInitialMigration(client: pg.Client): Promise<void> {
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (!table.rows[0]?.name) return;
  const applied = await client.query<{ newest: number | null }>(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  );
  const newest = applied.rows[0]?.newest ?? null;
  const initial = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })[0];
  if (newest === null || !initial || newest >= initial.folderMillis) return;
  if (newest !== LAST_REPLACED_MS)
    throw new StartupError(
      `the database is too old for this version: start version ${LAST_REPLACED_COMMIT} once, then this one (docs/how-to/back-up-and-upgrade.md)`,
    );
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    initial.hash,
    initial.folderMillis,
  ]);
}

/** Returns how many migrations of this version a database lacks; null for an empty database. */
export async function countMissingMigrations(url: string): Promise<number | null> {
  const { $client: sql } = openDatabase(url, 1);
  try {
    const [exists] = await sql`select ${nameRow} to_regclass('drizzle.__drizzle_migrations')::text as name`;
    if (!exists?.name) return null;
    const [newest] = await sql`select ${newestRow} max(created_at)::float8 as newest from drizzle.__drizzle_migrations`;
    return migrationTimes().filter((moment) => moment > (newest?.newest ?? 0)).length;
  } finally {
    await sql.end();
  }
}

/** Creation times of this version's migrations, in ms. */
function migrationTimes(): number[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) => folderMillis);
}

/** Runs `work` in a transaction; retries twice when PostgreSQL reports a deadlock or a serialization failure. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$client.begin(work);
    } catch (error) {
      const code = sqlState(error);
      if (attempt < 3 && (code === '40001' || code === '40P01')) continue;
      throw error;
    }
  }
}

/** SQLSTATE of a database error or of its cause. */
function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown })?.code;
  if (typeof code === 'string') return code;
  const cause = (error as { cause?: unknown })?.cause;
  return cause ? sqlState(cause) : undefined;
}
