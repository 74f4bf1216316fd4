import { expect } from 'vitest';
import { isDeep } from './depth.ts';

/** Limits of an ordinary file (ms): a broken test fails within a minute, a condition that is never met in 15 s. */
const DEFAULT_TIMEOUTS = { test: 60_000, poll: 15_000 };

/** Limits of a file that runs only in depth: whole scenarios, kills and restarts (ms). */
const DEEP = { test: 900_000, poll: 300_000 };

/**
 * In depth, random histories of ordinary files run four times as many cases (`sampleSize`), and the server tests run on two
 * PostgreSQL versions in parallel with the journeys.
 */
const DEPTH_FACTOR = 4;
const isInDepth = isDeep || process.env['TEST_POSTGRES_BIN'] !== undefined;

/** Returns the time limits of the test file that runs now. */
export function timeLimits(): { test: number; poll: number } {
  if (/\.deep\.(test|e2e)\.ts$/.test(expect.getState().testPath ?? '')) return DEEP;
  if (!isInDepth) return DEFAULT_TIMEOUTS;
  return { test: DEFAULT_TIMEOUTS.test * DEPTH_FACTOR, poll: DEFAULT_TIMEOUTS.poll * DEPTH_FACTOR };
}
