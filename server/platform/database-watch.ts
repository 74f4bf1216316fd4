import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A statement that takes longer makes the database suspect: a new connection is tried. */
const SUSPECT_MS = 2_000;
/** The database is gone when it does not answer two new connections, each in this time. */
const PROBE_MS = 3_000;
/** A probe that ends this late says that this process was held up, and nothing of the database. */
const MAX_LAG_MS = 1_000;
const CHECK_MS = 500;
/** After an answer a slow statement is just slow for this long. */
const TRUST_MS = 5_000;
const RETRY_MS = 500;

/** The database did not answer. What was asked of it may have happened or not; the caller may repeat in seconds. */
export class DatabaseGone extends Error {
  constructor(cause?: unknown) {
    super(`the database does not answer: ${cause instanceof Error ? cause.message : 'no answer in time'}`, { cause });
    this.name = 'DatabaseGone';
  }
}

/** SQLSTATE of a lost connection, of a server that stops or starts, and of one that takes no more connections. */
const GONE_STATES = /^(?:08...|57P0[123]|53300)$/;
const GONE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** The driver's errors have no codes. */
const GONE_MESSAGES =
  /^Connection terminated|^timeout (?:exceeded|expired)|is not queryable$|^Client was closed|^Cannot use a pool after/;

/** Returns an error of the driver as `DatabaseGone` when it means that; any other as it is. */
export function asGone(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseGone) return error;
  const { code = '' } = error as { code?: string };
  const isGone = GONE_STATES.test(code) || GONE_CODES.has(code) || GONE_MESSAGES.test(error.message);
  return isGone ? new DatabaseGone(error) : error;
}

/** Tells whether an error, or what caused it, is that the database does not answer. */
export function isDatabaseGone(error: unknown): boolean {
  return (
    error instanceof DatabaseGone ||
    (error instanceof Error && error.cause !== undefined && isDatabaseGone(error.cause))
  );
}

/** Watches the statements of a pool. */
export type DatabaseWatch = ReturnType<typeof createDatabaseWatch>;

/**
 * Creates the watch of a pool. A frozen server keeps its connections open and answers nothing, which looks like a slow
 * statement: where one takes seconds, a new connection is tried, and without an answer there `cutOff` ends all connections, so
 * that their callers fail instead of waiting. Until the server answers again, callers fail at once. A slow statement of a server
 * that answers is left alone.
 */
export function createDatabaseWatch(config: pg.ClientConfig, cutOff: () => void) {
  const pending = new Set<{ since: number }>();
  let timer: NodeJS.Timeout | undefined;
  let trustedUntil = 0;
  let isStopped = false;
  let isGone = false;
  let gone = createSignal();

  /** Tells whether the server answers a new connection in time; a refusal with an SQLSTATE is an answer. */
  const probe = async (): Promise<boolean> => {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      return error instanceof pg.DatabaseError;
    } finally {
      client.connection.stream.destroy();
    }
  };

  const isSilent = async (): Promise<boolean> => {
    for (let attempt = 0; attempt < 2; attempt++) {
      const from = performance.now();
      if ((await probe()) || performance.now() - from > PROBE_MS + MAX_LAG_MS) return false;
    }
    return true;
  };

  const arm = () => {
    if (timer || isStopped || isGone) return;
    timer = setTimeout(() => {
      timer = undefined;
      void check();
    }, CHECK_MS).unref();
  };

  const check = async () => {
    const [oldest] = pending;
    if (!oldest) return;
    const now = performance.now();
    if (now - oldest.since < SUSPECT_MS || now < trustedUntil || !(await isSilent())) {
      if (now >= trustedUntil && now - oldest.since >= SUSPECT_MS) trustedUntil = performance.now() + TRUST_MS;
      return arm();
    }
    isGone = true;
    gone.raise();
    cutOff();
    while (!isStopped && !(await probe())) await delay(RETRY_MS, undefined, { ref: false });
    isGone = false;
    gone = createSignal();
    arm();
  };

  return {
    /** Follows a statement, or the wait for a connection, until it ends; its errors come as `DatabaseGone` where they mean that. */
    async follow<T>(work: Promise<T>): Promise<T> {
      const entry = { since: performance.now() };
      pending.add(entry);
      arm();
      try {
        return await work;
      } catch (error) {
        throw asGone(error);
      } finally {
        pending.delete(entry);
      }
    },

    /** Waits for something no longer than the database answers. */
    orGone<T>(work: Promise<T>): Promise<T> {
      return Promise.race([work, gone.raised]);
    },

    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function createSignal(): { raised: Promise<never>; raise(): void } {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  return { raised: promise, raise: () => reject(new DatabaseGone()) };
}
