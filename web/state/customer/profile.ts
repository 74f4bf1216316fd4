import type { Profile } from '#contract/customers/customers.ts';
import { ApiError, type Api } from '../../calls/api.ts';
import { log } from '../../device/errors/log.ts';
import { loadCart } from '../cart/cart-store.ts';
import { CUSTOMER_KEY, EXPIRED_KEY, showCustomer, type Customer } from './customer.ts';
import { compareList, recentList } from '../lists/lists.ts';
import { createStore, drop, keep } from '../tabs/store.ts';

/** The profile as the browser knows it (spec §4): not authorised until it has loaded. */
export type ProfileState =
  | { status: 'unknown' | 'guest'; profile: null }
  | { status: 'failed'; profile: null; isOffline: boolean }
  | { status: 'customer'; profile: Profile };

/** Page of the profile that was seen last (spec §3): a login without another goal leads back to it. */
export const PROFILE_ROUTE_KEY = 'profileRoute';

/** What a browser keeps that says nothing about the customer; all else is forgotten at a logout. */
const IMPERSONAL = /^(?:theme|push|city-|lang-|location|cityCode|cityIdInFO|deviceId|uniqueBrowserId)/;

const store = createStore<ProfileState>({ status: 'unknown', profile: null });
let loading: Promise<ProfileState> | null = null;

/** The profile for components. */
export const useProfile = store.use;

/** Shows a profile that a call has answered with. */
export function showProfile(profile: Profile): void {
  setCustomer({ id: profile.id, firstName: profile.first_name });
  store.set({ status: 'customer', profile });
}

/**
 * Loads the profile once for all who ask; `force` loads it anew. A failure is logged and retried
 * once; only a screen that needs the profile shows it (spec §4, §8). A guest is told apart before the profile is asked for.
 */
export function loadProfile(api: Api, force = false): Promise<ProfileState> {
  const known = store.get();
  if (!force && known.status === 'customer') return Promise.resolve(known);
  if (loading && !force) return loading;
  const mine = (loading = load(api).finally(() => {
    if (loading === mine) loading = null;
  }));
  return mine;
}

async function load(api: Api): Promise<ProfileState> {
  const ask = async () => {
    const { customer } = await api('GET /api/auth/state', {});
    if (customer) keep(EXPIRED_KEY, customer.loginUntil);
    return customer && api('GET /api/pages/profile/profile', {});
  };
  try {
    const profile = await ask().catch((error: unknown) => {
      if (isLoggedOut(error)) throw error;
      log('error', 'profile: load failed, trying once more', error);
      return ask();
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

/** Shows what a login has changed: the profile, which is returned, and the joined cart. */
export async function enter(api: Api): Promise<ProfileState> {
  const [state] = await Promise.all([loadProfile(api, true), loadCart(api)]);
  return state;
}

/** Ends the login, and forgets everything of the customer in memory and storage; throws when the server cannot be reached. */
export async function logOut(api: Api): Promise<void> {
  await api('POST /api/auth/logout', {});
  forgetCustomer();
  await loadCart(api);
}

/** Forgets everything of the customer in memory and storage, as after a logout here or in another tab. */
export function forgetCustomer(): void {
  showGuest();
  forgetStored();
  compareList.forget();
  recentList.forget();
}

function showGuest(): void {
  setCustomer(null);
  drop(EXPIRED_KEY);
  store.set({ status: 'guest', profile: null });
}

function setCustomer(customer: Customer | null): void {
  keep(CUSTOMER_KEY, customer);
  showCustomer(customer);
}

function forgetStored(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!IMPERSONAL.test(key)) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const isOffline = (error: unknown) => error instanceof ApiError && error.error === 'offline';
const isLoggedOut = (error: unknown) => error instanceof ApiError && error.error === 'unauthorised';
