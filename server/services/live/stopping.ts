import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A part of the program that has to be stopped: `limitMs` is how long the others wait for it. */
export type Stoppable = { name: string; limitMs: number; stop(): Promise<unknown> };

/**
 * Stops parts group by group: those of one group beside each other, the next group when all of it has stopped. A part
 * that fails or takes longer than its limit is logged and left, so that the rest is stopped all the same.
 */
export async function stopAll(groups: readonly (readonly Stoppable[])[], log: Logger): Promise<void> {
  for (const group of groups) await Promise.all(group.map((part) => stopOne(part, log)));
}

async function stopOne({ name, limitMs, stop }: Stoppable, log: Logger): Promise<void> {
  const limit = new AbortController();
  try {
    const stopped = await Promise.race([stop().then(() => true), delay(limitMs, false, { signal: limit.signal })]);
    if (!stopped) log.warn({ part: name, limitMs }, 'stopped without waiting any longer');
  } catch (error) {
    log.error({ err: error, part: name }, 'stop');
  } finally {
    limit.abort();
  }
}
