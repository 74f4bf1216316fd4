import type { ErrorReport } from '#contract/content/pages.ts';
import type { Api } from '../../calls/api.ts';
import { log } from './log.ts';

export type ErrorType = ErrorReport['type'];

/** Errors that the browser itself writes to its console. */
const CONSOLE_TYPES = new Set<ErrorType>(['global_javascript_error', 'unhandled_promise_rejection']);

/** Sends an error to the shop's log. */
export async function sendError(api: Api, type: ErrorType, error: unknown): Promise<void> {
  const { message = String(error), stack } = (error ?? {}) as Partial<Error>;
  if (!CONSOLE_TYPES.has(type)) log('error', type, error);
  await api('POST /api/error-log', {
    type,
    error: message.slice(0, 2000),
    ...(stack ? { stack: stack.slice(0, 10_000) } : {}),
    url: location.pathname,
    userAgent: navigator.userAgent.slice(0, 500),
    timestamp: Date.now(),
  }).catch(() => {});
}
