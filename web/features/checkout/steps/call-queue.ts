import type { Api } from '#web/calls/api.ts';

/** Calls whose answer is the whole checkout. A look at the sum of what is only chosen yet is none of them. */
const ANSWERS_CHECKOUT = /^[A-Z]+ \/api\/checkout(?!\/price)/;

/**
 * Sends the calls about the checkout one after another: of two at once the answer that comes last might be that of the
 * call that was heard first, and would hide what the other has changed. Other calls go at once.
 */
export function queueCheckoutCalls(api: Api): Api {
  let last: Promise<unknown> = Promise.resolve();
  return (key, input, options) => {
    if (!ANSWERS_CHECKOUT.test(key)) return api(key, input, options);
    const sent = last.then(() => api(key, input, options));
    last = sent.catch(() => undefined);
    return sent;
  };
}
