import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const RESPONSE_TIMEOUT_MS = 10_000;
const RETRY_TIMEOUT_MS = 120_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

/** The shop refused with a reason of the contract; a retry would not help. */
export class RequestRefused extends Error {}

/** An HTTP client of the shop that retries unanswered requests, as shoppers and browsers do. */
export type Caller = {
  request<T>(method: string, path: string, body?: object): Promise<T>;
  /** Retries any work in the same way. */
  retry<T>(work: () => Promise<T>): Promise<T>;
  /** Number of unanswered requests so far. */
  countUnanswered(): number;
};

/**
 * Creates a caller with its own address. `headers` are read for every call, so `onAnswer` can set them from an answer.
 * `stopped` ends the retries.
 */
export function createCaller(
  origin: string,
  headers: Record<string, string>,
  { onAnswer, stopped: isStopped }: { onAnswer: (answer: Response) => void; stopped: () => boolean },
): Caller {
  const deadline = Date.now() + RETRY_TIMEOUT_MS;
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  let unanswered = 0;

  const sendOnce = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    onAnswer(answer);
    const payload = (await answer.json()) as { data?: T; error?: string } & T;
    if (answer.ok) return payload.data ?? payload;
    if (answer.status >= 500 || payload.error === 'bank_unreachable')
      throw new Error(payload.error ?? String(answer.status));
    throw new RequestRefused(payload.error);
  };
  const retry = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(MAX_PAUSE_MS, pause * 2)) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof RequestRefused) throw error;
        unanswered++;
        if (Date.now() > deadline || isStopped()) throw error;
        await delay(pause);
      }
    }
  };
  return {
    request: (method, path, body) => retry(() => sendOnce(method, path, body)),
    retry,
    countUnanswered: () => unanswered,
  };
}
