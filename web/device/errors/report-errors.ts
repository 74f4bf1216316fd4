import type { Api } from '../../calls/api.ts';
import type { ErrorType } from './send-error.ts';

const MAX_REPORTS = 5;

/** Reports unexpected browser errors to the shop's log, a few per page. The sender is loaded on the first error. */
export function reportErrors(api: Api): void {
  let sentCount = 0;
  const send = (type: ErrorType, error: unknown) => {
    if (sentCount++ < MAX_REPORTS)
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
