import type { Api } from '#web/calls/api.ts';

/** Calls that return the whole checkout. A price preview does not. */
const RETURNS_CHECKOUT = /^[A-Z]+ \/api\/checkout(?!\/price)/;

/**
 * Sends checkout calls one after another: with parallel calls, a late response of an earlier change could hide a later
 * change. Other calls are sent at once.
 */
export function queueCheckoutCalls(api: Api): Api {
  let last: Promise<unknown> = Promise.resolve();
  return (key, input, options) => {
    if (!RETURNS_CHECKOUT.test(key)) return api(key, input, options);
    const sent = last.then(() => api(key, input, options));
    last = sent.catch(() => undefined);
    return sent;
  };
}
