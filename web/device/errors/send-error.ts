import type { Api } from '../../calls/api.ts';

/** Kinds of unexpected errors (spec §8). */
export type ErrorType = 'global_javascript_error' | 'unhandled_promise_rejection';

/** Sends an error to the shop's log. */
export async function sendError(api: Api, type: ErrorType, error: unknown): Promise<void> {
  const { message = String(error), stack } = (error ?? {}) as Partial<Error>;
  await api('POST /api/error-log', {
    type,
    error: message.slice(0, 2000),
    ...(stack ? { stack: stack.slice(0, 10_000) } : {}),
    url: location.pathname,
    userAgent: navigator.userAgent.slice(0, 500),
    timestamp: Date.now(),
  }).catch(() => {});
}
