import { m } from '#web/messages.ts';
import { ApiError, type Api } from '../../calls/api.ts';
import { forgetTab, keepTab, readTab } from '../../device/memory/tab-memory.ts';
import { toast } from '../../ui/overlays/toast-queue.ts';
import { customerId, isCustomer } from '../customer/customer.ts';
import { favouriteIds } from './favourites.ts';

/** What a guest wanted before the login, kept for this tab. */
const WANTED_KEY = 'wanted-favourite';

let following = false;
let queue: Promise<unknown> = Promise.resolve();

/** Loads the hearts of a customer, and follows logins and logouts from now on. */
export function followFavourites(api: Api): void {
  if (following) return;
  following = true;
  customerId.subscribe(() => void load(api));
  void load(api);
}

/** Notes what a guest wants: after the login it is a favourite. */
export function wantFavourite(id: number, api: Api): void {
  keepTab(WANTED_KEY, id);
  followFavourites(api);
}

/**
 * Shows the heart at once and tells the server, one change after another; false when the server refused and the heart is as
 * it was.
 */
export async function setFavourite(api: Api, id: number, wanted: boolean): Promise<boolean> {
  const others = favouriteIds.get().filter((other) => other !== id);
  favouriteIds.set(wanted ? [id, ...others] : others);
  const sent = queue.then(() =>
    wanted
      ? api('PUT /api/favourites/:productId', { productId: id })
      : api('DELETE /api/favourites/:productId', { productId: id }),
  );
  queue = sent.catch(() => {});
  const last = queue;
  try {
    const { ids } = await sent;
    // A later press has its own answer.
    if (queue === last) favouriteIds.set(ids);
    return true;
  } catch (error) {
    const now = favouriteIds.get();
    favouriteIds.set(wanted ? now.filter((other) => other !== id) : [id, ...now]);
    toast.show({ kind: 'error', text: problemOf(error) });
    return false;
  }
}

async function load(api: Api): Promise<void> {
  if (!isCustomer()) return favouriteIds.set([]);
  const wanted = readTab<unknown>(WANTED_KEY);
  forgetTab(WANTED_KEY);
  if (typeof wanted === 'number' && (await setFavourite(api, wanted, true))) {
    toast.show({ kind: 'success', text: m.wishlist_added() });
    return;
  }
  // A failure leaves the hearts as they are: other tabs follow this one.
  const answer = await api('GET /api/favourites/ids', {}).catch(() => null);
  if (answer) favouriteIds.set(answer.ids);
}

function problemOf(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'favourites_full') return m.wishlist_full();
  if (name === 'unauthorised') return m.wishlist_login();
  return name === 'offline' ? m.offline_title() : m.wishlist_failed();
}
