import type { Cart } from '#contract/orders/cart.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import type { Api } from '../../calls/api.ts';
import { getCart, followCart, loadCart } from '../cart/cart-store.ts';
import { CHOSEN_CITY_KEY, type ChosenCity } from '../customer/chosen-city.ts';
import { CUSTOMER_KEY, customerId, readStoredCustomer } from '../customer/customer.ts';
import { favouriteIds } from '../lists/favourites.ts';
import { applyLogin, forgetCustomer } from '../customer/profile.ts';
import { saveStored, readStored } from './store.ts';
import { CART_KEY } from './tab-keys.ts';
import { parseFields, parseId, parseIds, parseStored } from './stored-values.ts';

const FAVOURITES_KEY = 'favourites-in-tabs';

/** Products, quantities and selection: independent of language and city. */
const cartSignature = ({ lines }: Cart): string =>
  lines.map(({ product, quantity, selected }) => `${product.id}:${quantity}:${selected}`).join();

/**
 * Syncs cart, favourites, login and city between tabs by `storage` events. Product lists follow these events themselves
 * (`loadLists`).
 */
export function followTabs(root: HTMLElement, api: Api): void {
  followCart(shareCart);
  shareCart();
  favouriteIds.subscribe(shareFavourites);
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === CART_KEY) loadSharedCart(api);
    if (key === FAVOURITES_KEY) applySharedFavourites();
    if (key === CUSTOMER_KEY && parseCustomerId(oldValue) !== parseCustomerId(newValue))
      applySharedLogin(api, parseCustomerId(newValue));
    if (key === CHOSEN_CITY_KEY) followCity(root);
  });
  // A page restored from the back/forward cache has missed `storage` events.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    loadSharedCart(api);
    applySharedFavourites();
    const storedId = readStoredCustomer()?.id ?? null;
    if (customerId.get() !== storedId) applySharedLogin(api, storedId);
  });
}

/** Applies a login from another tab; a logout there clears all customer data here too. */
function applySharedLogin(api: Api, customer: number | null): void {
  if (customer === null) forgetCustomer();
  void applyLogin(api);
}

function shareCart(): void {
  const { cart, pending } = getCart();
  // Every tab starts with an empty cart, so none is stored after a logout.
  if (cart && pending === 0 && cartSignature(cart) !== (readStored(CART_KEY) ?? ''))
    saveStored(CART_KEY, cartSignature(cart));
}

/** Loads a cart changed in another tab, unless this tab is already up to date. */
function loadSharedCart(api: Api): void {
  const { cart } = getCart();
  const sharedSignature = readStored(CART_KEY);
  if (cart && sharedSignature !== null && sharedSignature !== cartSignature(cart) && navigator.onLine)
    void loadCart(api);
}

function sharedFavourites(): { customer: number | null; ids: number[] } {
  const { customer, ids } = parseFields(readStored(FAVOURITES_KEY));
  return { customer: parseId(customer), ids: parseIds(ids) };
}

function shareFavourites(): void {
  const customer = customerId.get();
  const ids = favouriteIds.get();
  const shared = sharedFavourites();
  if (customer === null || (shared.customer === customer && shared.ids.join() === ids.join())) return;
  saveStored(FAVOURITES_KEY, { customer, ids });
}

function applySharedFavourites(): void {
  const shared = sharedFavourites();
  if (
    shared.customer !== null &&
    shared.customer === customerId.get() &&
    shared.ids.join() !== favouriteIds.get().join()
  )
    favouriteIds.set(shared.ids);
}

/** Screens where a change of city would lose typed input. */
const PAGES_WITH_INPUT = /^\/(?:check|checkout|payment|thanks|auth|profile|gift|trade-in)/;

/**
 * Follows a city chosen in another tab: at once where no input can be lost, otherwise after confirmation in a notice.
 */
function followCity(root: HTMLElement): void {
  const chosenCity = parseStored(readStored(CHOSEN_CITY_KEY), { loc: '', name: '' } satisfies ChosenCity);
  if (chosenCity.loc === '' || chosenCity.loc === root.dataset.location) return;
  const { base = '' } = root.dataset;
  const path = location.pathname.slice(base.length) || '/';
  const openChosenCity = () =>
    location.replace(createPaths(base).withScope(path + location.search, { loc: chosenCity.loc }));
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  if (!isTyping && !PAGES_WITH_INPUT.test(path)) return openChosenCity();
  toast.show({
    text: m.frame_city_changed({ city: chosenCity.name }),
    duration: Infinity,
    action: { label: m.frame_city_follow(), run: openChosenCity },
  });
}

function parseCustomerId(storedId: string | null): number | null {
  try {
    return readStoredCustomer(JSON.parse(storedId ?? 'null'))?.id ?? null;
  } catch {
    return null;
  }
}
