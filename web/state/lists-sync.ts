import type { Api } from '../api.ts';
import { customerId } from './customer.ts';
import { changesBetween, isChanged, withChanges } from './list-changes.ts';
import { compareList, recentList } from './lists.ts';
import { keep, readKept } from './store.ts';

/** The lists as the shop had them last, by whose they are. It is forgotten at a logout, like the lists themselves. */
type Known = { customer: number; compare: number[]; recent: number[] };
const KNOWN_KEY = 'lists-known';

let following = false;
let running = false;
let again = false;

/** Shares comparison and seen products with the customer's other devices from now on; at a login they join. */
export function followLists(api: Api): void {
  if (following) return;
  following = true;
  customerId.subscribe(() => void share(api, true));
  compareList.subscribe(() => void share(api, false));
  recentList.subscribe(() => void share(api, false));
  void share(api, true);
}

/** Sends what has changed here and shows what has changed elsewhere; `read` asks also without a change of our own. */
async function share(api: Api, read: boolean): Promise<void> {
  if (running) {
    again = true;
    return;
  }
  running = true;
  try {
    for (let first = read; ; first = false) {
      again = false;
      if (!(await shareOnce(api, first)) || !again) break;
    }
  } catch {
    // The next change, or the next page, sends what is missing.
  }
  running = false;
}

async function shareOnce(api: Api, read: boolean): Promise<boolean> {
  const customer = customerId.get();
  if (customer === null) return false;
  const kept = readKept<Known>(KNOWN_KEY);
  const known = kept?.customer === customer ? kept : { compare: [], recent: [] };
  const here = { compare: compareList.kept(), recent: recentList.kept() };
  const compare = changesBetween(known.compare, here.compare);
  const recent = changesBetween(known.recent, here.recent);
  if (!read && !isChanged(compare) && !isChanged(recent)) return true;
  const answer = await api('POST /api/lists/changes', { compare, recent });
  if (customerId.get() !== customer) return false;
  keep(KNOWN_KEY, { customer, ...answer });
  compareList.put(withChanges(answer.compare, changesBetween(here.compare, compareList.kept())));
  recentList.put(withChanges(answer.recent, changesBetween(here.recent, recentList.kept())));
  return true;
}
