import { m } from '#web/messages.ts';
import { ApiError, type Api } from '../../calls/api.ts';
import { removeSession, saveSession, readSession } from '../../device/memory/tab-memory.ts';
import { toast } from '../../ui/overlays/toast-queue.ts';
import { customerId, isCustomer } from '../customer/customer.ts';
import { favouriteIds } from './favourites.ts';

/** Session key of the favourite a guest chose before logging in. */
const DEFERRED_KEY = 'wanted-favourite';

let isSyncing = false;
let queue: Promise<unknown> = Promise.resolve();

/** Loads the customer's favourites and follows logins and logouts. */
export function startFavouritesSync(api: Api): void {
  if (isSyncing) return;
  isSyncing = true;
  customerId.subscribe(() => void load(api));
  void load(api);
}

/** Stores a guest's favourite; it is added after login. */
export function favouriteAfterLogin(id: number, api: Api): void {
  saveSession(DEFERRED_KEY, id);
  startFavouritesSync(api);
}

/**
 * Updates a favourite optimistically and sends changes one after another; false when the server refused and the change
 * was rolled back.
 */
export async function setFavourite(api: Api, id: number, isFavourite: boolean): Promise<boolean> {
  const others = favouriteIds.get().filter((otherId) => otherId !== id);
  favouriteIds.set(isFavourite ? [id, ...others] : others);
  const call = queue.then(() =>
    isFavourite
      ? api('PUT /api/favourites/:productId', { productId: id })
      : api('DELETE /api/favourites/:productId', { productId: id }),
  );
  queue = call.catch(() => {});
  const lastCall = queue;
  try {
    const { ids } = await call;
    // A later click has its own response.
    if (queue === lastCall) favouriteIds.set(ids);
    return true;
  } catch (error) {
    const current = favouriteIds.get();
    favouriteIds.set(isFavourite ? current.filter((otherId) => otherId !== id) : [id, ...current]);
    toast.show({ kind: 'error', text: errorText(error) });
    return false;
  }
}

async function load(api: Api): Promise<void> {
  if (!isCustomer()) return favouriteIds.set([]);
  const deferredId = readSession(DEFERRED_KEY);
  removeSession(DEFERRED_KEY);
  if (typeof deferredId === 'number' && (await setFavourite(api, deferredId, true))) {
    toast.show({ kind: 'success', text: m.wishlist_added() });
    return;
  }
  // A failed load leaves favourites unchanged, since other tabs follow this one.
  const response = await api('GET /api/favourites/ids', {}).catch(() => null);
  if (response) favouriteIds.set(response.ids);
}

function errorText(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'favourites_full') return m.wishlist_full();
  if (name === 'unauthorised') return m.wishlist_login();
  return name === 'offline' ? m.offline_title() : m.wishlist_failed();
}
