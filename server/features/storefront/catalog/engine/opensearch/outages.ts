import { setTimeout as delay } from 'node:timers/promises';
import { SearchUnavailable, type EngineState } from '../engine.ts';
import { isUnreachable, isTransient } from './client.ts';

/** First and maximum retry delay of the recovery. */
const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;

/** Recovery callbacks. */
export type Recovery = {
  /** Returns true when the index can be queried, false when it is missing; throws while the cluster is down. */
  probe(): Promise<boolean>;
  /** Brings the index up to date, or fills a new one. */
  catchUp(): Promise<void>;
  log: { error(details: object, message: string): void };
  minPauseMs?: number;
};

/** Circuit breaker: detects an outage, fails fast meanwhile, and recovers automatically. */
export type Outages = {
  state(): EngineState;
  /** Runs a query; throws `SearchUnavailable`, without a request during an outage. */
  run<T>(query: () => Promise<T>): Promise<T>;
  /** Runs a write; a failed one is caught up with later. Rethrows permanent errors. */
  write(change: () => Promise<void>): Promise<void>;
  /** Reports that the engine could not start. */
  fail(error: unknown): void;
  close(): Promise<void>;
};

/** Creates the circuit breaker of the engine: one background loop probes the cluster, so no shopper waits for it. */
export function createOutages({ probe, catchUp, log, minPauseMs = MIN_PAUSE_MS }: Recovery): Outages {
  const closing = new AbortController();
  const isClosed = () => closing.signal.aborted;
  let isDown = false;
  let isBehind = false;
  let isCatchingUp = false;
  let recovering: Promise<void> | null = null;

  const tryOnce = async () => {
    if (isDown) {
      if (await probe()) isDown = false;
      else isBehind = true;
    }
    if (!isBehind) return;
    // Reset before the work: a change failing meanwhile sets it again.
    isBehind = false;
    isCatchingUp = true;
    try {
      await catchUp();
      isDown = false;
    } catch (error) {
      isBehind = true;
      throw error;
    } finally {
      isCatchingUp = false;
    }
  };
  const loop = async () => {
    for (let pauseMs = minPauseMs; (isDown || isBehind) && !isClosed(); pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        await tryOnce();
      } catch (error) {
        if (!isTransient(error) && !isClosed()) log.error({ err: error }, 'search index update failed');
        await delay(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  };
  const recover = () => {
    if (isClosed()) return;
    recovering ??= loop().finally(() => {
      recovering = null;
      if (isDown || isBehind) recover();
    });
  };
  const recordFailure = (error: unknown, failure: { isUnreachable?: boolean; isBehind?: boolean }) => {
    if (failure.isUnreachable && !isDown)
      log.error({ err: error }, 'OpenSearch is unreachable: lists answer 503 until it recovers');
    else if (state() === 'ready')
      log.error({ err: error }, 'OpenSearch accepted no changes: they will be written later');
    isDown ||= failure.isUnreachable ?? false;
    isBehind ||= failure.isBehind ?? false;
    recover();
  };
  const state = (): EngineState => (isDown ? 'unavailable' : isBehind || isCatchingUp ? 'stale' : 'ready');

  return {
    state,
    async run(query) {
      if (isDown) throw new SearchUnavailable();
      try {
        return await query();
      } catch (error) {
        if (!isTransient(error)) throw error;
        if (isUnreachable(error)) recordFailure(error, { isUnreachable: true });
        else log.error({ err: error }, 'OpenSearch query failed');
        throw new SearchUnavailable(error);
      }
    },
    async write(change) {
      if (isDown) {
        isBehind = true;
        return;
      }
      try {
        await change();
      } catch (error) {
        if (!isTransient(error)) throw error;
        recordFailure(error, { isBehind: true });
      }
    },
    fail: (error) => recordFailure(error, { isUnreachable: true, isBehind: true }),
    async close() {
      closing.abort();
      await recovering;
    },
  };
}
