import { createHash, randomBytes } from 'node:crypto';
import { createMemoryCounter } from './counter.ts';

const MAX_KEYS = 100_000;

/** Creates a filter that accepts each key once a day. Keeps salted digests in this process's memory. */
export function createOnceADay(): {
  /** True the first time a key appears on a day, `YYYY-MM-DD`. */
  isFirst(day: string, key: string): boolean;
} {
  const salt = randomBytes(16);
  const keysSeen = createMemoryCounter(MAX_KEYS);
  const digest = (key: string) => createHash('sha256').update(salt).update(key).digest('base64url').slice(0, 16);
  return { isFirst: (day, key) => keysSeen.add(day, digest(`${day} ${key}`)) === 1 };
}
