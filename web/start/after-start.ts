import type { Api } from '../calls/api.ts';
import { PUSH_KEY } from '../device/push/push-key.ts';
import { rememberScope } from '../device/memory/remember-scope.ts';
import { customerId, EXPIRED_KEY } from '../state/customer/customer.ts';
import { readKept } from '../state/tabs/store.ts';

/** What can wait until the page listens. Its code comes by itself, and what only customers need is asked for by them. */
export function afterStart(root: HTMLElement, api: Api, status: number): void {
  // An address that leads nowhere says nothing about the shopper.
  if (status === 200) rememberScope(root);
  const begin = () => {
    if (customerId.get() === null) return;
    stop();
    // Without their code the hearts are empty and the lists this browser's alone until the next page.
    import('../state/lists/favourites-sync.ts').then(({ followFavourites }) => followFavourites(api)).catch(() => {});
    import('../state/lists/lists-sync.ts').then(({ followLists }) => followLists(api)).catch(() => {});
  };
  // A login or logout shows other sections of the home page; the starter has set it before the first paint.
  customerId.subscribe(() => root.toggleAttribute('data-customer', customerId.get() !== null));
  // A token that may have expired (spec §3) is asked about, so that the header names nobody whom the shop does not know.
  if (Date.parse(readKept<string>(EXPIRED_KEY) ?? '') < Date.now())
    import('../state/customer/profile.ts').then(({ loadProfile }) => loadProfile(api, true)).catch(() => {});
  const stop = customerId.subscribe(begin);
  begin();
  // Without its code the messages go to whom they went to.
  if (readKept(PUSH_KEY)) keepPush(api).catch(() => {});
  requestIdle(() => {
    import('./at-rest.ts').then(({ atRest }) => atRest(root, api, status)).catch(() => {});
  });
}

/** Idle work starts within 500 ms; where a browser has no idle callback, as Safari, after 100 ms (spec §9). */
const IDLE_TIMEOUT_MS = 500;
const IDLE_FALLBACK_MS = 100;
const requestIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
    : setTimeout(work, IDLE_FALLBACK_MS);

/** Goes on with messages that this browser gets: a new token after seven days, another user after a login or logout. */
async function keepPush(api: Api): Promise<void> {
  const { openPush } = await import('../device/push/push-registration.ts');
  const open = () => openPush(api, String(customerId.get() ?? ''));
  customerId.subscribe(open);
  open();
}
