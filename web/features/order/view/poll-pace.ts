const FAST_POLL_MS = 3000;
const SLOW_POLL_MS = 10_000;
const MAX_FAST_POLLS = 20;
const MAX_POLLS = 60;

/** Pause before the next payment poll, ms: short at first, then longer; null to stop polling. */
export function pollPause(pollCount: number): number | null {
  if (pollCount >= MAX_POLLS) return null;
  return pollCount < MAX_FAST_POLLS ? FAST_POLL_MS : SLOW_POLL_MS;
}
