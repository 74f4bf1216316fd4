import { ApiError } from './api.ts';

/** Max calls per request (spec §7, §9). */
export const MAX_ATTEMPTS = 20;
/** Pause between calls, ms. */
export const RETRY_PAUSE_MS = 1000;

/**
 * Retries a request up to 20 times, 1 s apart, until its code is 0; then throws the last error. A client error (4xx
 * except 429) is not retried. Only for idempotent requests.
 */
export async function retryCall<T>(
  call: () => Promise<T>,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || isRefusal(error)) throw error;
      await pause(RETRY_PAUSE_MS);
    }
  }
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
