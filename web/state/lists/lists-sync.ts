import type { Api } from '../../calls/api.ts';
import { customerId } from '../customer/customer.ts';
import { changesBetween, isChanged, withChanges } from './list-changes.ts';
import { compareList, recentList } from './lists.ts';
import { saveStored, readStored } from '../tabs/store.ts';
import { parseFields, parseIds } from '../tabs/stored-values.ts';

/** Last lists from the server, with their owner. Cleared on logout, like the lists themselves. */
const SYNCED_KEY = 'lists-known';

let isFollowing = false;
let isRunning = false;
/** Requested but not started: sending local changes, and reading remote ones. */
let requested = { share: false, read: false };

/** Starts syncing comparison and recently viewed products between the customer's devices; a login merges them. */
export function startListsSync(api: Api): void {
  if (isFollowing) return;
  isFollowing = true;
  customerId.subscribe(() => void sync(api, true));
  compareList.subscribe(() => void sync(api, false));
  recentList.subscribe(() => void sync(api, false));
  void sync(api, true);
}

/**
 * Sends local changes and applies remote ones; `forceRead` sends a request even when nothing changed locally. Requests
 * made meanwhile run afterwards.
 */
async function sync(api: Api, forceRead: boolean): Promise<void> {
  requested = { share: true, read: requested.read || forceRead };
  if (isRunning) return;
  isRunning = true;
  try {
    while (requested.share) {
      const current = requested;
      requested = { share: false, read: false };
      await syncOnce(api, current.read);
    }
  } catch {
    // The next change or page load sends the rest.
  }
  isRunning = false;
}

async function syncOnce(api: Api, forceRead: boolean): Promise<void> {
  const customer = customerId.get();
  if (customer === null) return;
  const stored = parseFields(readStored(SYNCED_KEY));
  const isSameCustomer = stored['customer'] === customer;
  const synced = {
    compare: isSameCustomer ? parseIds(stored['compare']) : [],
    recent: isSameCustomer ? parseIds(stored['recent']) : [],
  };
  const local = { compare: compareList.stored(), recent: recentList.stored() };
  const compare = changesBetween(synced.compare, local.compare);
  const recent = changesBetween(synced.recent, local.recent);
  if (!forceRead && !isChanged(compare) && !isChanged(recent)) return;
  const response = await api('POST /api/lists/changes', { compare, recent });
  if (customerId.get() !== customer) return;
  saveStored(SYNCED_KEY, { customer, ...response });
  compareList.put(withChanges(response.compare, changesBetween(local.compare, compareList.stored())));
  recentList.put(withChanges(response.recent, changesBetween(local.recent, recentList.stored())));
}
