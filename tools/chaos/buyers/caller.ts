import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const ANSWER_LIMIT_MS = 10_000;
const PATIENCE_MS = 120_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

/** The shop refused for a reason of the contract; asking again would not help. */
export class Refused extends Error {}

/** An HTTP client of the shop that retries unanswered requests, as shoppers and browsers do. */
export type Caller = {
  ask<T>(method: string, path: string, body?: object): Promise<T>;
  /** Repeats any work in the same way. */
  insist<T>(work: () => Promise<T>): Promise<T>;
  /** How many times so far the shop did not answer. */
  unanswered(): number;
};

/**
 * Creates a caller with an address of its own. `headers` are read for every call, so that `onAnswer` may put into them what
 * an answer gave; `stopped` ends its patience.
 */
export function createCaller(
  origin: string,
  headers: Record<string, string>,
  { onAnswer, stopped }: { onAnswer: (answer: Response) => void; stopped: () => boolean },
): Caller {
  const until = Date.now() + PATIENCE_MS;
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  let unanswered = 0;

  const once = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    onAnswer(answer);
    const said = (await answer.json()) as { data?: T; error?: string } & T;
    if (answer.ok) return said.data ?? said;
    if (answer.status >= 500 || said.error === 'bank_unreachable') throw new Error(said.error ?? String(answer.status));
    throw new Refused(said.error);
  };
  const insist = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(MAX_PAUSE_MS, pause * 2)) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refused) throw error;
        unanswered++;
        if (Date.now() > until || stopped()) throw error;
        await delay(pause);
      }
    }
  };
  return {
    ask: (method, path, body) => insist(() => once(method, path, body)),
    insist,
    unanswered: () => unanswered,
  };
}
