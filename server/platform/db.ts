import { fileURLToPath } from 'node:url';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

/** Pool of connections with the query builder over it. `$client` is the driver itself, for streaming and COPY. */
export type Database = PostgresJsDatabase & { $client: postgres.Sql };
/** What queries take: the pool or a transaction. */
export type Executor = Pick<
  PostgresJsDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with'
>;

/** Opens a pool of `max` connections; nothing is sent until the first query. */
export function openDatabase(url: string, max = 10): Database {
  const client = postgres(url, { max, onnotice: () => {}, connection: { TimeZone: 'UTC' } });
  return drizzle(client) as Database;
}

/** Applies the migrations that are missing, in one transaction. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('../../db/migrations', import.meta.url)),
    });
  } finally {
    await client.end();
  }
}

/** Runs `work` in a transaction; retries twice when PostgreSQL reports a deadlock or a serialization failure. */
export async function inTransaction<T>(db: Database, work: (tx: Executor) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      const code = sqlState(error);
      if (attempt < 3 && (code === '40001' || code === '40P01')) continue;
      throw error;
    }
  }
}

/**
 * Runs `work` in a transaction of the driver itself, for statements that must travel together; retries like
 * `inTransaction`.
 */
export async function inDriverTransaction<T>(
  db: Database,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await db.$client.begin((tx) => work(tx))) as T;
    } catch (error) {
      const code = sqlState(error);
      if (attempt < 3 && (code === '40001' || code === '40P01')) continue;
      throw error;
    }
  }
}

/** SQLSTATE of a driver's error, also when the query builder has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  const own = (error as { code?: unknown })?.code;
  if (typeof own === 'string') return own;
  const cause = (error as { cause?: unknown })?.cause;
  return cause ? sqlState(cause) : undefined;
}
