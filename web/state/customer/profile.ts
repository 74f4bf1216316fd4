import type { Profile } from '#contract/customers/customers.ts';
import { ApiError, type Api } from '../../calls/api.ts';
import { log } from '../../device/errors/log.ts';
import { loadCart } from '../cart/cart-store.ts';
import { CUSTOMER_KEY, EXPIRED_KEY, showCustomer, type Customer } from './customer.ts';
import { compareList, recentList } from '../lists/lists.ts';
import { createStore, drop, saveStored } from '../tabs/store.ts';

/** The profile in the browser (spec §4): unauthorised until loaded. */
export type ProfileState =
  | { status: 'unknown' | 'guest'; profile: null }
  | { status: 'failed'; profile: null; isOffline: boolean }
  | { status: 'customer'; profile: Profile };

/** Last visited profile page (spec §3): a login without another target returns there. */
export const PROFILE_ROUTE_KEY = 'profileRoute';

/** Storage keys without customer data; a logout clears all others. */
const IMPERSONAL_KEYS = /^(?:theme|push|city-|lang-|location|cityCode|cityIdInFO|deviceId|uniqueBrowserId)/;

const store = createStore<ProfileState>({ status: 'unknown', profile: null });
let loading: Promise<ProfileState> | null = null;

/** Returns the profile to components. */
export const useProfile = store.use;

/** Sets a profile that a call returned. */
export function showProfile(profile: Profile): void {
  setCustomer({ id: profile.id, firstName: profile.first_name });
  store.set({ status: 'customer', profile });
}

/**
 * Loads the profile once for all callers; `force` reloads it. A failure is logged and retried once; only a screen that
 * needs the profile shows it (spec §4, §8). Guests are detected without loading it.
 */
export function loadProfile(api: Api, force = false): Promise<ProfileState> {
  const state = store.get();
  if (!force && state.status === 'customer') return Promise.resolve(state);
  if (loading && !force) return loading;
  const current = (loading = load(api).finally(() => {
    if (loading === current) loading = null;
  }));
  return current;
}

async function load(api: Api): Promise<ProfileState> {
  const request = async () => {
    const { customer } = await api('GET /api/auth/state', {});
    if (customer) saveStored(EXPIRED_KEY, customer.loginUntil);
    return customer && api('GET /api/pages/profile/profile', {});
  };
  try {
    const profile = await request().catch((error: unknown) => {
      if (isLoggedOut(error)) throw error;
      log('error', 'profile: load failed, retrying once', error);
      return request();
    });
    if (profile) showProfile(profile);
    else showGuest();
  } catch (error) {
    if (isLoggedOut(error)) showGuest();
    else {
      log('error', 'profile: load failed', error);
      store.set({ status: 'failed', profile: null, isOffline: isOffline(error) });
    }
  }
  return store.get();
}

/** Applies a login: loads the profile, returns it, and shows the merged cart. */
export async function applyLogin(api: Api): Promise<ProfileState> {
  const [state] = await Promise.all([loadProfile(api, true), loadCart(api)]);
  return state;
}

/** Logs out and clears all customer data in memory and storage; throws when the server is unreachable. */
export async function logOut(api: Api): Promise<void> {
  await api('POST /api/auth/logout', {});
  forgetCustomer();
  await loadCart(api);
}

/** Clears all customer data in memory and storage after a logout here or in another tab. */
export function forgetCustomer(): void {
  showGuest();
  clearStorage();
  compareList.forget();
  recentList.forget();
}

function showGuest(): void {
  setCustomer(null);
  drop(EXPIRED_KEY);
  store.set({ status: 'guest', profile: null });
}

function setCustomer(customer: Customer | null): void {
  saveStored(CUSTOMER_KEY, customer);
  showCustomer(customer);
}

function clearStorage(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!IMPERSONAL_KEYS.test(key)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
}

const isOffline = (error: unknown) => error instanceof ApiError && error.error === 'offline';
const isLoggedOut = (error: unknown) => error instanceof ApiError && error.error === 'unauthorised';
