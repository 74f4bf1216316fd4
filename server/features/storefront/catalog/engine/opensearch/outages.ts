import { setTimeout as delay } from 'node:timers/promises';
import { SearchUnavailable, type EngineState } from '../engine.ts';
import { isAway, isPassing } from './client.ts';

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
  ask<T>(question: () => Promise<T>): Promise<T>;
  /** Runs a write; a failed one is caught up with later. Rethrows permanent errors. */
  write(change: () => Promise<void>): Promise<void>;
  /** Reports that the engine could not start. */
  begin(error: unknown): void;
  close(): Promise<void>;
};

/** Creates the circuit breaker of the engine: one background loop probes the cluster, so no shopper waits for it. */
export function createOutages({ probe, catchUp, log, minPauseMs = MIN_PAUSE_MS }: Recovery): Outages {
  const closing = new AbortController();
  const isClosed = () => closing.signal.aborted;
  let away = false;
  let behind = false;
  let catchingUp = false;
  let recovering: Promise<void> | null = null;

  const tryOnce = async () => {
    if (away) {
      if (await probe()) away = false;
      else behind = true;
    }
    if (!behind) return;
    // Reset before the work: a change failing meanwhile sets it again.
    behind = false;
    catchingUp = true;
    try {
      await catchUp();
      away = false;
    } catch (error) {
      behind = true;
      throw error;
    } finally {
      catchingUp = false;
    }
  };
  const loop = async () => {
    for (let pauseMs = minPauseMs; (away || behind) && !isClosed(); pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        await tryOnce();
      } catch (error) {
        if (!isPassing(error) && !isClosed()) log.error({ err: error }, 'search index not brought up to date');
        await delay(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  };
  const recover = () => {
    if (isClosed()) return;
    recovering ??= loop().finally(() => {
      recovering = null;
      if (away || behind) recover();
    });
  };
  const lose = (error: unknown, wanted: { away?: boolean; behind?: boolean }) => {
    if (wanted.away && !away) log.error({ err: error }, 'OpenSearch is away: lists answer 503 until it is back');
    else if (state() === 'ready') log.error({ err: error }, 'OpenSearch took no changes: they are written later');
    away ||= wanted.away ?? false;
    behind ||= wanted.behind ?? false;
    recover();
  };
  const state = (): EngineState => (away ? 'unavailable' : behind || catchingUp ? 'stale' : 'ready');

  return {
    state,
    async ask(question) {
      if (away) throw new SearchUnavailable();
      try {
        return await question();
      } catch (error) {
        if (!isPassing(error)) throw error;
        if (isAway(error)) lose(error, { away: true });
        else log.error({ err: error }, 'OpenSearch could not answer a question');
        throw new SearchUnavailable(error);
      }
    },
    async write(change) {
      if (away) {
        behind = true;
        return;
      }
      try {
        await change();
      } catch (error) {
        if (!isPassing(error)) throw error;
        lose(error, { behind: true });
      }
    },
    begin: (error) => lose(error, { away: true, behind: true }),
    async close() {
      closing.abort();
      await recovering;
    },
  };
}
