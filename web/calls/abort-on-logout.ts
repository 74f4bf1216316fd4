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
      const response = api(key, input, options);
      const outcome = (logout = response.then(
        () => {
          throw new ApiError(401, 'unauthorised');
        },
        () => {},
      ));
      outcome.catch(() => {}).finally(() => (logout = null));
      return response;
    }
    if (!isCustomerRead(key)) return api(key, input, options);
    const controller = new AbortController();
    const abortCall = () => controller.abort();
    const signal = options?.signal;
    if (signal?.aborted) abortCall();
    signal?.addEventListener('abort', abortCall);
    inFlight.add(abortCall);
    try {
      if (!logout) return await api(key, input, { ...options, signal: controller.signal });
    } catch (error) {
      if (!logout || signal?.aborted) throw error;
    } finally {
      inFlight.delete(abortCall);
      signal?.removeEventListener('abort', abortCall);
    }
    await logout;
    return api(key, input, options);
  };
}
