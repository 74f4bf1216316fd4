const FIRST_MS = 3000;
const LATER_MS = 10_000;
const QUICK_TRIES = 20;
const MAX_TRIES = 60;

/** Pause before the next payment poll, ms: short at first, then longer; null to stop polling. */
export function pollPause(tries: number): number | null {
  if (tries >= MAX_TRIES) return null;
  return tries < QUICK_TRIES ? FIRST_MS : LATER_MS;
}
