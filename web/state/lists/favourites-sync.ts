import { m } from '#web/messages.ts';
import { ApiError, type Api } from '../../calls/api.ts';
import { removeSession, saveSession, readSession } from '../../device/memory/tab-memory.ts';
import { toast } from '../../ui/overlays/toast-queue.ts';
import { customerId, isCustomer } from '../customer/customer.ts';
import { favouriteIds } from './favourites.ts';

/** Session key of the favourite a guest chose before logging in. */
const DEFERRED_KEY = 'wanted-favourite';

let isFollowing = false;
let queue: Promise<unknown> = Promise.resolve();

/** Loads the customer's favourites and follows logins and logouts. */
export function followFavourites(api: Api): void {
  if (isFollowing) return;
  isFollowing = true;
  customerId.subscribe(() => void load(api));
  void load(api);
}

/** Stores a guest's favourite; it is added after login. */
export function favouriteAfterLogin(id: number, api: Api): void {
  saveSession(DEFERRED_KEY, id);
  followFavourites(api);
}

/**
 * Updates a favourite optimistically and sends changes one after another; false when the server refused and the change
 * was rolled back.
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
    // A later click has its own response.
    if (queue === last) favouriteIds.set(ids);
    return true;
  } catch (error) {
    const now = favouriteIds.get();
    favouriteIds.set(wanted ? now.filter((other) => other !== id) : [id, ...now]);
    toast.show({ kind: 'error', text: errorText(error) });
    return false;
  }
}

async function load(api: Api): Promise<void> {
  if (!isCustomer()) return favouriteIds.set([]);
  const wanted = readSession(DEFERRED_KEY);
  removeSession(DEFERRED_KEY);
  if (typeof wanted === 'number' && (await setFavourite(api, wanted, true))) {
    toast.show({ kind: 'success', text: m.wishlist_added() });
    return;
  }
  // A failed load leaves favourites unchanged, since other tabs follow this one.
  const answer = await api('GET /api/favourites/ids', {}).catch(() => null);
  if (answer) favouriteIds.set(answer.ids);
}

function errorText(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'favourites_full') return m.wishlist_full();
  if (name === 'unauthorised') return m.wishlist_login();
  return name === 'offline' ? m.offline_title() : m.wishlist_failed();
}
