import { createHash, randomBytes } from 'node:crypto';

const MAX_KEPT = 100_000;

/**
 * Tells whether something is told for the first time that day; keeps salted digests only, in memory, and forgets them
 * with the day, or as a whole when they become too many.
 */
export function createOnceADay(): { first(day: string, what: string): boolean } {
  let salt = randomBytes(16);
  let current = '';
  let seen = new Set<string>();
  return {
    first(day, what) {
      if (day !== current || seen.size >= MAX_KEPT) {
        current = day;
        seen = new Set();
        salt = randomBytes(16);
      }
      const digest = createHash('sha256').update(salt).update(what).digest('base64url').slice(0, 16);
      if (seen.has(digest)) return false;
      seen.add(digest);
      return true;
    },
  };
}
