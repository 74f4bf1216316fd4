const FIRST_MS = 3000;
const LATER_MS = 10_000;
const QUICK_TRIES = 20;
const MAX_TRIES = 60;

/**
 * Returns the pause before the next look at a payment, ms: quick at first, then slower; null when it is time to stop
 * asking.
 */
export function pollPause(tries: number): number | null {
  if (tries >= MAX_TRIES) return null;
  return tries < QUICK_TRIES ? FIRST_MS : LATER_MS;
}
