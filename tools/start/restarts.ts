import { STARTUP_ERROR_EXIT } from '#server/platform/process/startup-error.ts';

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 30_000;
const MAX_CRASHES = 10;
/** A server that ran this long did not fail on start. */
const MIN_STABLE_MS = 10_000;

/** End of a server run; `ready` is true if it ever served, for `servedMs`. */
export type ServerEnd = { code: number | null; signal: string | null; wasReady: boolean; servedMs: number };

/** Next action after a run: restart after a delay, or exit; `line` is shown on the terminal. */
export type NextStep = { delayMs: number; line: string } | { exitCode: number; line?: string };

/**
 * Decides whether to restart an ended server. A clean exit is final. So is a start with invalid settings, which the
 * server has already reported. Once it has served, the same error may come from a database outage. The delay doubles
 * with every consecutive crash; the tenth ends the shop.
 */
export function createRestarts() {
  let crashes = 0;
  let hasServed = false;
  return {
    after({ code, signal, wasReady, servedMs }: ServerEnd): NextStep {
      hasServed ||= wasReady;
      if (code === 0) return { exitCode: 0 };
      if (code === STARTUP_ERROR_EXIT && !hasServed) return { exitCode: 1 };
      crashes = servedMs >= MIN_STABLE_MS ? 1 : crashes + 1;
      const cause = signal ?? `exit code ${code}`;
      if (crashes >= MAX_CRASHES)
        return {
          exitCode: 1,
          line: `the server has died ${crashes} times in a row (${cause}); it is not started again. See the reason above`,
        };
      const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (crashes - 1));
      return { delayMs, line: `the server has died (${cause}); it is started again in ${delayMs / 1000} s` };
    },
  };
}
