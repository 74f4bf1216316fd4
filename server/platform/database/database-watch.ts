import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A statement slower than this triggers a probe on a new connection. */
const SLOW_STATEMENT_MS = 2_000;
/** Timeout of a probe; two in a row mean the database is down. */
const PROBE_TIMEOUT_MS = 5_000;
/** A probe delayed by this much shows a busy process, not a database problem. */
const MAX_LAG_MS = 1_000;
const CHECK_INTERVAL_MS = 500;
/** After a successful probe, slow statements trigger no other for this time. */
const TRUST_MS = 5_000;
const RETRY_MS = 500;

/** The database does not respond. The statement may have been executed; the caller can retry in seconds. */
export class DatabaseGone extends Error {
  constructor(cause?: unknown) {
    super(`the database does not respond: ${cause instanceof Error ? cause.message : 'timeout'}`, { cause });
    this.name = 'DatabaseGone';
  }
}

/** SQLSTATEs for a lost connection, a server that stops or starts, and one without a free connection. */
const GONE_STATES = /^(?:08...|57P0[123]|53300)$/;
const GONE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** The driver's own errors have no codes. */
const GONE_MESSAGES =
  /^Connection terminated|^timeout (?:exceeded|expired)|is not queryable$|^Client was closed|^Cannot use a pool after/;

/** Converts a connection error of the driver to `DatabaseGone`; returns any other error unchanged. */
export function toDatabaseGone(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseGone) return error;
  const { code = '' } = error as { code?: string };
  const isGone = GONE_STATES.test(code) || GONE_CODES.has(code) || GONE_MESSAGES.test(error.message);
  return isGone ? new DatabaseGone(error) : error;
}

/** True when an error or its cause is `DatabaseGone`. */
export function isDatabaseGone(error: unknown): boolean {
  return (
    error instanceof DatabaseGone ||
    (error instanceof Error && error.cause !== undefined && isDatabaseGone(error.cause))
  );
}

/** Watches the statements of a pool. */
export type DatabaseWatch = ReturnType<typeof createDatabaseWatch>;

/**
 * Creates a pool's watch. A frozen server keeps connections open without responding, which looks like a slow statement.
 * A slow statement therefore triggers a probe on a new connection. If the probe fails, `destroyAll` ends all connections
 * and callers fail fast until the server responds. Slow statements of a responsive server continue.
 */
export function createDatabaseWatch(config: pg.ClientConfig, destroyAll: () => void) {
  const pending = new Set<{ since: number }>();
  /**
   * Reject functions of `failFast` callers. A shared promise would retain every caller of its `Promise.race` until it
   * settles.
   */
  const rejectWaiting = new Set<(error: DatabaseGone) => void>();
  let timer: NodeJS.Timeout | undefined;
  let trustedUntil = 0;
  let isStopped = false;
  let isChecking = false;
  let isGone = false;

  /** True when the server responds to a new connection in time; an error with an SQLSTATE is a response. */
  const probe = async (): Promise<boolean> => {
    const client = new pg.Client({
      ...config,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
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
      const startedAt = performance.now();
      if ((await probe()) || performance.now() - startedAt > PROBE_TIMEOUT_MS + MAX_LAG_MS) return false;
    }
    return true;
  };

  const scheduleCheck = () => {
    if (timer || isStopped || isChecking) return;
    timer = setTimeout(() => {
      timer = undefined;
      isChecking = true;
      void check().finally(() => {
        isChecking = false;
        if (pending.size > 0) scheduleCheck();
      });
    }, CHECK_INTERVAL_MS).unref();
  };

  /** One probe at a time: a second one that fails late would cut connections after recovery. */
  const check = async () => {
    const [oldest] = pending;
    const now = performance.now();
    if (!oldest || now - oldest.since < SLOW_STATEMENT_MS || now < trustedUntil) return;
    if (!(await isSilent())) {
      trustedUntil = performance.now() + TRUST_MS;
      return;
    }
    isGone = true;
    for (const reject of rejectWaiting) reject(new DatabaseGone());
    destroyAll();
    while (!isStopped && !(await probe())) await delay(RETRY_MS, undefined, { ref: false });
    isGone = false;
  };

  return {
    /**
     * Watches a statement, or the wait for a connection, until it ends; rethrows connection errors as `DatabaseGone`.
     */
    async track<T>(work: Promise<T>): Promise<T> {
      const entry = { since: performance.now() };
      pending.add(entry);
      scheduleCheck();
      try {
        return await work;
      } catch (error) {
        throw toDatabaseGone(error);
      } finally {
        pending.delete(entry);
      }
    },

    /** Awaits `work`, but rejects with `DatabaseGone` as soon as the database stops responding. */
    async failFast<T>(work: Promise<T>): Promise<T> {
      if (isGone) {
        // Its own failure, some seconds later, would end the process.
        work.catch(() => {});
        throw new DatabaseGone();
      }
      const { promise: databaseGone, reject } = Promise.withResolvers<never>();
      rejectWaiting.add(reject);
      try {
        return await Promise.race([work, databaseGone]);
      } finally {
        rejectWaiting.delete(reject);
      }
    },

    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
