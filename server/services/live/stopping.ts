import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A stoppable part of the program; `limitMs` is how long the others wait for it. */
export type Stoppable = { name: string; limitMs: number; stop(): Promise<unknown> };

/**
 * Stops parts group by group: in parallel within a group, the next group after all have stopped. A part that fails or
 * exceeds its limit is logged and skipped.
 */
export async function stopAll(groups: readonly (readonly Stoppable[])[], log: Logger): Promise<void> {
  for (const group of groups) await Promise.all(group.map((part) => stopWithin(part, log)));
}

async function stopWithin({ name, limitMs, stop }: Stoppable, log: Logger): Promise<void> {
  const limit = new AbortController();
  try {
    const isStopped = await Promise.race([stop().then(() => true), delay(limitMs, false, { signal: limit.signal })]);
    if (!isStopped) log.warn({ part: name, limitMs }, 'stop timed out');
  } catch (error) {
    log.error({ err: error, part: name }, 'stop');
  } finally {
    limit.abort();
  }
}
