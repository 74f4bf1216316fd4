import type { Api } from '../calls/api.ts';
import { PUSH_KEY } from '../device/push/push-key.ts';
import { rememberScope } from '../device/memory/remember-scope.ts';
import { customerId, EXPIRED_KEY } from '../state/customer/customer.ts';
import { readStored } from '../state/tabs/store.ts';

/** Work deferred until hydration, in a chunk of its own; loads customer-only code for customers only. */
export function startAfterHydration(root: HTMLElement, api: Api, status: number): void {
  // An unknown path says nothing about the shopper's language or city.
  if (status === 200) rememberScope(root);
  const startForCustomer = () => {
    if (customerId.get() === null) return;
    stop();
    // If this code fails to load, hearts stay empty and lists stay local until the next page.
    import('../state/lists/favourites-sync.ts').then(({ followFavourites }) => followFavourites(api)).catch(() => {});
    import('../state/lists/lists-sync.ts').then(({ followLists }) => followLists(api)).catch(() => {});
  };
  // The home page shows other sections to customers; the inline starter sets this before the first paint.
  customerId.subscribe(() => root.toggleAttribute('data-customer', customerId.get() !== null));
  // Re-checks a possibly expired token (spec §3), so the header shows no name after the session has ended.
  if (Date.parse(String(readStored(EXPIRED_KEY))) < Date.now())
    import('../state/customer/profile.ts').then(({ loadProfile }) => loadProfile(api, true)).catch(() => {});
  const stop = customerId.subscribe(startForCustomer);
  startForCustomer();
  // If this code fails to load, messages still go to the previous owner.
  if (readStored(PUSH_KEY)) followPush(api).catch(() => {});
  requestIdle(() => {
    import('./start-when-idle.ts').then(({ startWhenIdle }) => startWhenIdle(root, api, status)).catch(() => {});
  });
}

/** Idle work starts within 500 ms; without an idle callback (Safari) after 100 ms (spec §9). */
const IDLE_TIMEOUT_MS = 500;
const IDLE_FALLBACK_MS = 100;
const requestIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
    : setTimeout(task, IDLE_FALLBACK_MS);

/** Keeps the push registration current: a new token after seven days, the new owner after a login or logout. */
async function followPush(api: Api): Promise<void> {
  const { openPush } = await import('../device/push/push-registration.ts');
  const open = () => openPush(api, String(customerId.get() ?? ''));
  customerId.subscribe(open);
  open();
}
