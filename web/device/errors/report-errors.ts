import type { Api } from '../../calls/api.ts';
import type { ErrorType } from './send-error.ts';

const MAX_REPORTS = 5;

/** Sends the browser's unexpected errors to the store's log, a few per page; what sends them is loaded with the first. */
export function reportErrors(api: Api): void {
  let sent = 0;
  const send = (type: ErrorType, error: unknown) => {
    if (sent++ < MAX_REPORTS)
      import('./send-error.ts').then(
        ({ sendError }) => sendError(api, type, error),
        () => {},
      );
  };
  addEventListener('error', (event) => {
    if (event.error) send('global_javascript_error', event.error);
  });
  addEventListener('unhandledrejection', (event) => send('unhandled_promise_rejection', event.reason));
}
