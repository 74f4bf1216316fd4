import { ApiError, type Api } from '../../calls/api.ts';
import type { ErrorType } from './send-error.ts';

const MAX_REPORTS = 5;

let send: (type: ErrorType, error: unknown) => void = () => {};

/** Reports an error to the shop's log; does nothing before `reportErrors` and on the server. */
export const reportError = (type: ErrorType, error: unknown): void => send(type, error);

const reportRender = (error: unknown) => send('vue_error', error);

/** Options of a React root that report render errors instead of writing them to the console (spec §9). */
export const reactErrors = {
  onCaughtError: reportRender,
  onUncaughtError: reportRender,
  onRecoverableError: reportRender,
};

/** Reports unexpected browser errors to the shop's log, a few per page. The sender is loaded on the first error. */
export function reportErrors(api: Api): void {
  let sentCount = 0;
  send = (type, error) => {
    const isOffline = error instanceof ApiError && error.error === 'offline';
    if (!isOffline && sentCount++ < MAX_REPORTS)
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
