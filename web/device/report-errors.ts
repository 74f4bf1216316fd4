import type { Api } from '../api.ts';

const MAX_REPORTS = 5;

/** Sends the browser's unexpected errors to the store's log, a few per page. */
export function reportErrors(api: Api): void {
  let sent = 0;
  const send = (type: 'global_javascript_error' | 'unhandled_promise_rejection', error: unknown) => {
    if (sent++ >= MAX_REPORTS) return;
    const { message = String(error), stack } = (error ?? {}) as Partial<Error>;
    void api('POST /api/error-log', {
      type,
      error: message.slice(0, 2000),
      ...(stack ? { stack: stack.slice(0, 10_000) } : {}),
      url: location.pathname,
      userAgent: navigator.userAgent.slice(0, 500),
      timestamp: Date.now(),
    }).catch(() => {});
  };
  addEventListener('error', (event) => {
    if (event.error) send('global_javascript_error', event.error);
  });
  addEventListener('unhandledrejection', (event) => send('unhandled_promise_rejection', event.reason));
}
