import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { sendCopy } from './copy.ts';
import { toDatabaseGone, createDatabaseWatch, type DatabaseWatch } from './database-watch.ts';
import { keepListening } from '../events/listening.ts';
import {
  createSql,
  type AnyRow,
  type RenderedStatement,
  type Rows,
  type Runner,
  type Sql,
  type Statement,
} from './sql.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const CONNECT_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 5 * MINUTE_MS;
const MAX_PREPARED_STATEMENTS = 500;

/** Statements of one transaction. */
export type Transaction = Sql & {
  /**
   * Sends the last statements and COMMIT together, so locks are not held across a network round trip. A failing
   * statement rolls back the transaction and throws; raise an error with `refuse` to stop the commit.
   */
  commitWith(last: readonly Statement<readonly unknown[]>[]): Promise<void>;
};

/** A transaction on a dedicated connection that also supports COPY. */
export type CopyingSql = Transaction & {
  /** Sends lines in COPY's text format to a table; one COPY at a time. */
  copy(table: string, lines: readonly string[]): Promise<void>;
};

/** Pool statistics: total connections, idle connections, waiting callers. */
type PoolState = { open: number; idle: number; waiting: number };

/**
 * The pool as a template tag, with operations of several statements. A lost connection fails only its callers; a
 * database that does not respond fails them within seconds with `DatabaseGone`.
 */
export type Connections = Sql & {
  /** Runs `work` in a transaction; `mode` is appended to BEGIN, such as an isolation level. */
  begin<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  begin<T>(mode: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` in a transaction on a dedicated connection, for long work and COPY. */
  beginDedicated<T>(work: (tx: CopyingSql) => Promise<T>): Promise<T>;
  /** Listens until `unlisten`; reconnects after a lost connection and calls `onListening` again. */
  listen(channel: string, onNotice: () => void, onListening?: () => void): Promise<{ unlisten(): Promise<void> }>;
  /** Runs `work` under an exclusive lock with this number, waiting for it. Losing the connection releases the lock. */
  underLock<T>(lock: number, work: () => Promise<T>): Promise<T>;
  /** Like `underLock`, but returns null instead of waiting. */
  ifUnlocked<T>(lock: number, work: () => Promise<T>): Promise<T | null>;
  state(): PoolState;
  /** Closes the pool once its callers are done; after `timeout` seconds it drops the rest. */
  end(options?: { timeout?: number }): Promise<void>;
};

/** Opens a pool of `max` connections; connects with the first statement. `onLost` receives lost connections. */
export function openConnections(url: string, max: number, onLost: (error: Error) => void = () => {}): Connections {
  const config: pg.ClientConfig = {
    connectionString: url,
    types: columnTypes,
    options: '-c TimeZone=UTC -c cursor_tuple_fraction=1',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  };
  const names = createStatementNames();
  const clients = new Set<Pick<pg.Client, 'connection'>>();
  const destroyAll = () => {
    for (const client of clients) client.connection.stream.destroy();
  };
  const watch = createDatabaseWatch(config, destroyAll);
  const pool = new pg.Pool({ ...config, max, idleTimeoutMillis: IDLE_TIMEOUT_MS, pipeline: true });
  pool
    .on('error', onLost)
    // A connection in use also reports its loss as an event; its statements reject separately.
    .on('connect', (client) => clients.add(client.on('error', () => {})))
    .on('remove', (client) => clients.delete(client));

  const acquire = async (): Promise<pg.PoolClient> => {
    const connecting = pool.connect();
    try {
      return await watch.failFast(watch.track(connecting));
    } catch (error) {
      // A connection that arrives later is released unused.
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw error;
    }
  };

  const begin = async <T>(mode: string, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const client = await acquire();
    let brokenReason: Error | undefined;
    try {
      return await transact(client, mode, names, watch, work);
    } catch (error) {
      if (error instanceof BrokenTransaction) brokenReason = error;
      throw error instanceof BrokenTransaction ? error.cause : error;
    } finally {
      client.release(brokenReason);
    }
  };

  const beginDedicated = async <T>(work: (tx: CopyingSql) => Promise<T>): Promise<T> => {
    const client = new pg.Client(config);
    client.on('error', () => {});
    clients.add(client);
    try {
      await watch.track(client.connect());
      return await transact(client, '', names, watch, (tx) =>
        work(Object.assign(tx, { copy: (table: string, lines: readonly string[]) => sendCopy(client, table, lines) })),
      );
    } catch (error) {
      throw error instanceof BrokenTransaction ? error.cause : error;
    } finally {
      clients.delete(client);
      await client.end();
    }
  };

  const withLock = async <T>(lockQuery: string, lock: number, work: () => Promise<T>): Promise<T | null> => {
    const client = await acquire();
    let isBroken = true;
    try {
      const { rows } = await client.query(lockQuery, [lock]).catch((error: unknown) => {
        throw toDatabaseGone(error);
      });
      if (rows[0].held === false) {
        isBroken = false;
        return null;
      }
      try {
        return await work();
      } finally {
        isBroken = await client.query('select pg_advisory_unlock($1)', [lock]).then(
          () => false,
          () => true,
        );
      }
    } finally {
      client.release(isBroken);
    }
  };

  const runner: Runner = {
    async run(statement) {
      const client = await acquire();
      let failure: unknown;
      try {
        return toRows(await watch.track(client.query(toQueryConfig(statement, names))));
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        client.release(failure !== undefined);
      }
    },
    async *batches(statement, size) {
      const client = await acquire();
      // A reader that stops early leaves a transaction open, so its connection is discarded.
      let isFinished = false;
      try {
        await client.query('begin read only');
        yield* fetchBatches((text, values = []) => watch.track(client.query(text, values)), statement, size);
        await client.query('commit');
        isFinished = true;
      } finally {
        client.release(!isFinished);
      }
    },
  };

  return Object.assign(createSql(runner), {
    begin: <T>(
      ...[first, second]: [string, (tx: Transaction) => Promise<T>] | [(tx: Transaction) => Promise<T>]
    ): Promise<T> => (typeof first === 'string' ? begin(first, second!) : begin('', first)),
    beginDedicated,
    listen: (channel: string, onNotice: () => void, onListening: () => void = () => {}) =>
      keepListening(config, channel, onNotice, onListening),
    underLock: async <T>(lock: number, work: () => Promise<T>) =>
      (await withLock('select pg_advisory_lock($1)', lock, work)) as T,
    ifUnlocked: <T>(lock: number, work: () => Promise<T>) =>
      withLock('select pg_try_advisory_lock($1) as held', lock, work),
    state: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async end({ timeout }: { timeout?: number } = {}) {
      watch.stop();
      const ending = pool.end();
      if (timeout !== undefined) {
        await Promise.race([ending, delay(timeout * 1000, undefined, { ref: false })]);
        destroyAll();
      }
      await ending;
    },
  });
}

type WritingClient = pg.ClientBase & Pick<pg.Client, 'connection'>;

/** The rollback failed, so the connection is unusable. */
class BrokenTransaction extends Error {}

async function transact<T>(
  client: WritingClient,
  mode: string,
  names: StatementNames,
  watch: DatabaseWatch,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let isClosed = false;
  let hasEnded = false;
  const batchWrites = createWriteBatching(client);
  const query = async (config: pg.QueryConfig) => {
    if (isClosed) throw new Error('a statement was sent after its transaction ended');
    batchWrites();
    return watch.track(client.query(config));
  };
  const runner: Runner = {
    run: async (statement) => toRows(await query(toQueryConfig(statement, names))),
    batches: (statement, size) => fetchBatches((text, values = []) => query({ text, values }), statement, size),
  };
  const commitWith = async (last: readonly Statement<readonly unknown[]>[]): Promise<void> => {
    // `then` sends a statement immediately; awaiting one of them would send the commit first.
    const pending = last.map((statement) => statement.then());
    const commit = query({ text: 'commit' });
    isClosed = true;
    const failure = (await Promise.allSettled(pending)).find((outcome) => outcome.status === 'rejected');
    const { command } = await commit.catch((error: unknown) => {
      isClosed = false;
      throw failure?.reason ?? error;
    });
    hasEnded = true;
    if (failure) throw failure.reason;
    if (command !== 'COMMIT') throw new Error('an earlier statement of this transaction has failed');
  };
  try {
    await query({ text: `begin ${mode}` });
    const result = await work(Object.assign(createSql(runner), { commitWith }));
    if (!hasEnded) await query({ text: 'commit' });
    return result;
  } catch (error) {
    if (!hasEnded)
      await query({ text: 'rollback' }).catch(() => {
        throw new BrokenTransaction('the connection is lost', { cause: error });
      });
    throw error;
  } finally {
    isClosed = true;
  }
}

/** Batches writes of one event loop turn into one packet: a write costs more than a statement. */
function createWriteBatching({ connection: { stream } }: WritingClient): () => void {
  let isBatching = false;
  return () => {
    if (isBatching) return;
    isBatching = true;
    stream.cork();
    process.nextTick(() => {
      isBatching = false;
      stream.uncork();
    });
  };
}

let cursorCount = 0;

async function* fetchBatches(
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>,
  { text, values }: RenderedStatement,
  size: number,
): AsyncGenerator<AnyRow[]> {
  const name = `batches_${++cursorCount}`;
  await query(`declare ${name} no scroll cursor for ${text}`, values);
  let rows: AnyRow[];
  do {
    ({ rows } = await query(`fetch ${size} from ${name}`));
    if (rows.length > 0) yield rows;
  } while (rows.length === size);
  await query(`close ${name}`);
}

function toRows({ rows, rowCount }: pg.QueryResult): Rows<AnyRow[]> {
  return Object.defineProperty(rows, 'count', { value: rowCount ?? 0 }) as Rows<AnyRow[]>;
}

type StatementNames = (text: string) => string | undefined;

/** Assigns prepared statement names by text; capped, since the number of generated texts may be unlimited. */
function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  return (text) => {
    let name = names.get(text);
    if (name === undefined && names.size < MAX_PREPARED_STATEMENTS) names.set(text, (name = `s${names.size + 1}`));
    return name;
  };
}

function toQueryConfig({ text, values, prepare }: RenderedStatement, names: StatementNames): pg.QueryConfig {
  const name = prepare ? names(text) : undefined;
  return name === undefined ? { text, values } : { text, values, name };
}
