import type { Api } from '../calls/api.ts';
import { PUSH_KEY } from '../device/push/push-key.ts';
import { customerId, EXPIRED_KEY } from '../state/customer/customer.ts';
import { readStored } from '../state/tabs/store.ts';

/** Marks the document while a customer is logged in, and loads customer-only code for customers only. */
export function followCustomer(root: HTMLElement, api: Api): void {
  const startForCustomer = () => {
    if (customerId.get() === null) return;
    stop();
    // If this code fails to load, hearts stay empty and lists stay local until the next page.
    import('../state/lists/favourites-sync.ts')
      .then(({ startFavouritesSync }) => startFavouritesSync(api))
      .catch(() => {});
    import('../state/lists/lists-sync.ts').then(({ startListsSync }) => startListsSync(api)).catch(() => {});
  };
  // The home page shows other sections to customers; the inline starter sets this before the first paint.
  customerId.subscribe(() => root.toggleAttribute('data-customer', customerId.get() !== null));
  // Re-checks a possibly expired token (spec §3), so the header shows no name after the session has ended.
  if (Date.parse(String(readStored(EXPIRED_KEY))) < Date.now())
    import('../state/customer/profile.ts').then(({ loadProfile }) => loadProfile(api, true)).catch(() => {});
  // Keeps the push registration current: a new token after seven days, the new owner after a login or logout. If this
  // code fails to load, messages still go to the previous owner.
  if (readStored(PUSH_KEY))
    import('../device/push/push-registration.ts')
      .then(({ openPush }) => openPush(api, String(customerId.get() ?? '')))
      .catch(() => {});
  const stop = customerId.subscribe(startForCustomer);
  startForCustomer();
}
