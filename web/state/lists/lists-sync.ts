import type { Api } from '../../calls/api.ts';
import { customerId } from '../customer/customer.ts';
import { changesBetween, isChanged, withChanges } from './list-changes.ts';
import { compareList, recentList } from './lists.ts';
import { saveStored, readStored } from '../tabs/store.ts';
import { storedFields, storedIds } from '../tabs/stored-values.ts';

/** Last lists from the server, with their owner. Cleared on logout, like the lists themselves. */
const KNOWN_KEY = 'lists-known';

let isFollowing = false;
let isRunning = false;
/** Requested but not started: sending local changes, and reading remote ones. */
let requested = { share: false, read: false };

/** Starts syncing comparison and recently viewed products between the customer's devices; a login merges them. */
export function followLists(api: Api): void {
  if (isFollowing) return;
  isFollowing = true;
  customerId.subscribe(() => void share(api, true));
  compareList.subscribe(() => void share(api, false));
  recentList.subscribe(() => void share(api, false));
  void share(api, true);
}

/**
 * Sends local changes and applies remote ones; `read` forces a request without local changes. Requests made meanwhile
 * run afterwards.
 */
async function share(api: Api, read: boolean): Promise<void> {
  requested = { share: true, read: requested.read || read };
  if (isRunning) return;
  isRunning = true;
  try {
    while (requested.share) {
      const now = requested;
      requested = { share: false, read: false };
      await shareOnce(api, now.read);
    }
  } catch {
    // The next change or page load sends the rest.
  }
  isRunning = false;
}

async function shareOnce(api: Api, read: boolean): Promise<void> {
  const customer = customerId.get();
  if (customer === null) return;
  const stored = storedFields(readStored(KNOWN_KEY));
  const isOwn = stored['customer'] === customer;
  const synced = {
    compare: isOwn ? storedIds(stored['compare']) : [],
    recent: isOwn ? storedIds(stored['recent']) : [],
  };
  const local = { compare: compareList.stored(), recent: recentList.stored() };
  const compare = changesBetween(synced.compare, local.compare);
  const recent = changesBetween(synced.recent, local.recent);
  if (!read && !isChanged(compare) && !isChanged(recent)) return;
  const answer = await api('POST /api/lists/changes', { compare, recent });
  if (customerId.get() !== customer) return;
  saveStored(KNOWN_KEY, { customer, ...answer });
  compareList.put(withChanges(answer.compare, changesBetween(local.compare, compareList.stored())));
  recentList.put(withChanges(answer.recent, changesBetween(local.recent, recentList.stored())));
}
