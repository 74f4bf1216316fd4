import type { Api } from '../../calls/api.ts';
import { customerId } from '../customer/customer.ts';
import { changesBetween, isChanged, withChanges } from './list-changes.ts';
import { compareList, recentList } from './lists.ts';
import { saveStored, readStored } from '../tabs/store.ts';
import { storedFields, storedIds } from '../tabs/kept-values.ts';

/** Last lists from the server, with their owner. Cleared on logout, like the lists themselves. */
const KNOWN_KEY = 'lists-known';

let following = false;
let running = false;
/** Requested but not started: sending local changes, and reading remote ones. */
let wanted = { share: false, read: false };

/** Starts syncing comparison and recently viewed products between the customer's devices; a login merges them. */
export function followLists(api: Api): void {
  if (following) return;
  following = true;
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
  wanted = { share: true, read: wanted.read || read };
  if (running) return;
  running = true;
  try {
    while (wanted.share) {
      const now = wanted;
      wanted = { share: false, read: false };
      await shareOnce(api, now.read);
    }
  } catch {
    // The next change or page load sends the rest.
  }
  running = false;
}

async function shareOnce(api: Api, read: boolean): Promise<void> {
  const customer = customerId.get();
  if (customer === null) return;
  const kept = storedFields(readStored(KNOWN_KEY));
  const isOwn = kept['customer'] === customer;
  const known = { compare: isOwn ? storedIds(kept['compare']) : [], recent: isOwn ? storedIds(kept['recent']) : [] };
  const here = { compare: compareList.kept(), recent: recentList.kept() };
  const compare = changesBetween(known.compare, here.compare);
  const recent = changesBetween(known.recent, here.recent);
  if (!read && !isChanged(compare) && !isChanged(recent)) return;
  const answer = await api('POST /api/lists/changes', { compare, recent });
  if (customerId.get() !== customer) return;
  saveStored(KNOWN_KEY, { customer, ...answer });
  compareList.put(withChanges(answer.compare, changesBetween(here.compare, compareList.kept())));
  recentList.put(withChanges(answer.recent, changesBetween(here.recent, recentList.kept())));
}
