import type { Api } from '../../calls/api.ts';
import { customerId } from '../customer/customer.ts';
import { changesBetween, isChanged, withChanges } from './list-changes.ts';
import { compareList, recentList } from './lists.ts';
import { keep, readKept } from '../tabs/store.ts';

/** The lists as the shop had them last, by whose they are. It is forgotten at a logout, like the lists themselves. */
type Known = { customer: number; compare: number[]; recent: number[] };
const KNOWN_KEY = 'lists-known';

let following = false;
let running = false;
/** What was asked for and has not begun: to send what has changed here, and to read what has changed elsewhere too. */
let wanted = { share: false, read: false };

/** Shares comparison and seen products with the customer's other devices from now on; at a login they join. */
export function followLists(api: Api): void {
  if (following) return;
  following = true;
  customerId.subscribe(() => void share(api, true));
  compareList.subscribe(() => void share(api, false));
  recentList.subscribe(() => void share(api, false));
  void share(api, true);
}

/**
 * Sends what has changed here and shows what has changed elsewhere; `read` asks also without a change of our own. What
 * is asked for while it runs is done right after.
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
    // The next change, or the next page, sends what is missing.
  }
  running = false;
}

async function shareOnce(api: Api, read: boolean): Promise<void> {
  const customer = customerId.get();
  if (customer === null) return;
  const kept = readKept<Known>(KNOWN_KEY);
  const known = kept?.customer === customer ? kept : { compare: [], recent: [] };
  const here = { compare: compareList.kept(), recent: recentList.kept() };
  const compare = changesBetween(known.compare, here.compare);
  const recent = changesBetween(known.recent, here.recent);
  if (!read && !isChanged(compare) && !isChanged(recent)) return;
  const answer = await api('POST /api/lists/changes', { compare, recent });
  if (customerId.get() !== customer) return;
  keep(KNOWN_KEY, { customer, ...answer });
  compareList.put(withChanges(answer.compare, changesBetween(here.compare, compareList.kept())));
  recentList.put(withChanges(answer.recent, changesBetween(here.recent, recentList.kept())));
}
