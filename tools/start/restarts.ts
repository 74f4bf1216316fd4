import { START_PROBLEM_EXIT } from '#server/platform/process/start-problem.ts';

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 30_000;
const MAX_DEATHS = 10;
/** A server that ran longer than this did not fail at once. */
const STEADY_MS = 10_000;

/** End of a server run; `ready` is true if it ever served, for `servedMs`. */
export type ServerEnd = { code: number | null; signal: string | null; ready: boolean; servedMs: number };

/** Next action after a run: restart after a delay, or exit; `line` is shown on the terminal. */
export type NextStep = { delayMs: number; line: string } | { exitCode: number; line?: string };

/**
 * Decides whether to restart an ended server. A clean exit is final. So is a start with invalid settings, which the
 * server has already reported. Once it has served, the same error may come from a database outage. The delay doubles
 * with every death in a row; the tenth ends the shop.
 */
export function createRestarts() {
  let deaths = 0;
  let hasServed = false;
  return {
    after({ code, signal, ready, servedMs }: ServerEnd): NextStep {
      hasServed ||= ready;
      if (code === 0) return { exitCode: 0 };
      if (code === START_PROBLEM_EXIT && !hasServed) return { exitCode: 1 };
      deaths = servedMs >= STEADY_MS ? 1 : deaths + 1;
      const cause = signal ?? `exit code ${code}`;
      if (deaths >= MAX_DEATHS)
        return {
          exitCode: 1,
          line: `the server has died ${deaths} times in a row (${cause}); it is not started again. See the reason above`,
        };
      const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (deaths - 1));
      return { delayMs, line: `the server has died (${cause}); it is started again in ${delayMs / 1000} s` };
    },
  };
}
