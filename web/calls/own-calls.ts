import { ApiError, type Api } from './api.ts';

/** What only a customer may read (`access` of the contract, which the browser does not carry). */
const OWN =
  /^GET \/api\/(?:alerts|favourites|order-gifts|order-claims|saved-cards|warranty|launches\/:launch\/place|notices\/choices|orders(?:$|\/:number\/dates)|auth\/sessions|pages\/profile)/;

/**
 * Ends with the login what is being read of the customer's own, as its answer would be a refusal: a logout gives up
 * such calls, which end as `unauthorised`; when it fails they are sent again.
 */
export function endingWithLogin(api: Api): Api {
  const underWay = new Set<() => void>();
  /** A logout under way: it is fulfilled when it has failed. */
  let leaving: Promise<void> | null = null;
  return async (key, input, options) => {
    if (key === 'POST /api/auth/logout') {
      for (const giveUp of underWay) giveUp();
      const answer = api(key, input, options);
      const left = (leaving = answer.then(
        () => {
          throw new ApiError(401, 'unauthorised');
        },
        () => {},
      ));
      left.catch(() => {}).finally(() => (leaving = null));
      return answer;
    }
    if (!OWN.test(key)) return api(key, input, options);
    const call = new AbortController();
    const giveUp = () => call.abort();
    const signal = options?.signal;
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
    underWay.add(giveUp);
    try {
      if (!leaving) return await api(key, input, { ...options, signal: call.signal });
    } catch (error) {
      if (!leaving || signal?.aborted) throw error;
    } finally {
      underWay.delete(giveUp);
      signal?.removeEventListener('abort', giveUp);
    }
    await leaving;
    return api(key, input, options);
  };
}
