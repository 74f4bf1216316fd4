import type { CustomerEndpointKey } from '#contract/index.ts';
import { ApiError, type Api } from './api.ts';

/** Paths of reads with `access: 'customer'`, without `GET /api/`; profile reads are matched by prefix. */
type CustomerRead = CustomerEndpointKey extends infer K
  ? K extends `GET /api/pages/profile/${string}`
    ? never
    : K extends `GET /api/${infer Rest}`
      ? Rest
      : never
  : never;
/** Copied from the contract, which is not shipped to the browser; the compiler compares both. */
const CUSTOMER_READS: Record<CustomerRead, 1> = {
  alerts: 1,
  'auth/sessions': 1,
  favourites: 1,
  'favourites/ids': 1,
  'launches/:launch/place': 1,
  'notices/choices': 1,
  'order-claims': 1,
  'order-gifts': 1,
  orders: 1,
  'orders/:number/dates': 1,
  'saved-cards': 1,
  'warranty/:serial': 1,
};

const isCustomerRead = (key: string): boolean =>
  key.startsWith('GET /api/pages/profile/') || (key.startsWith('GET /api/') && key.slice(9) in CUSTOMER_READS);

/**
 * Aborts in-flight customer requests on logout, since they would be refused: they end as `unauthorised`. If the logout
 * fails, they are sent again.
 */
export function abortOnLogout(api: Api): Api {
  const inFlight = new Set<() => void>();
  /** A logout in progress; resolves when it fails. */
  let logout: Promise<void> | null = null;
  return async (key, input, options) => {
    if (key === 'POST /api/auth/logout') {
      for (const abort of inFlight) abort();
      const answer = api(key, input, options);
      const left = (logout = answer.then(
        () => {
          throw new ApiError(401, 'unauthorised');
        },
        () => {},
      ));
      left.catch(() => {}).finally(() => (logout = null));
      return answer;
    }
    if (!isCustomerRead(key)) return api(key, input, options);
    const call = new AbortController();
    const giveUp = () => call.abort();
    const signal = options?.signal;
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
    inFlight.add(giveUp);
    try {
      if (!logout) return await api(key, input, { ...options, signal: call.signal });
    } catch (error) {
      if (!logout || signal?.aborted) throw error;
    } finally {
      inFlight.delete(giveUp);
      signal?.removeEventListener('abort', giveUp);
    }
    await logout;
    return api(key, input, options);
  };
}
