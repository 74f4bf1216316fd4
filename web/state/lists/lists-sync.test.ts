import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../calls/api.ts';
import { customerId } from '../customer/customer.ts';
import { compareList, recentList } from './lists.ts';
import { withChanges, type ListChanges } from './list-changes.ts';
import { startListsSync } from './lists-sync.ts';

/** The server's copy of the lists for one customer. */
let shop: { compare: number[]; recent: number[] };
let calls: { compare: ListChanges; recent: ListChanges }[];
/** Runs while a call is in flight. */
let duringCall: () => void;
const api = (async (_key: string, changes: { compare: ListChanges; recent: ListChanges }) => {
  calls.push(changes);
  duringCall();
  shop = { compare: withChanges(shop.compare, changes.compare), recent: withChanges(shop.recent, changes.recent) };
  return shop;
}) as unknown as Api;

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  shop = { compare: [], recent: [] };
  calls = [];
  duringCall = () => {};
});
afterEach(() => {
  // Test files share modules, so the subscriptions outlive this file.
  shop = { compare: [], recent: [] };
  customerId.set(null);
  compareList.forget();
  recentList.forget();
  vi.unstubAllGlobals();
});
const expectSynced = () => expect.poll(() => compareList.stored()).toEqual(shop.compare);

test("merges the browser's lists on login, syncs changes both ways, and clears them on logout", async () => {
  shop = { compare: [7], recent: [8] };
  compareList.add(1);
  recentList.add(2);
  startListsSync(api);
  expect(calls).toEqual([]);

  customerId.set(1);
  await expect.poll(() => compareList.stored()).toEqual([1, 7]);
  expect(recentList.stored()).toEqual([2, 8]);

  shop.compare = [9, 1];
  duringCall = () => {
    duringCall = () => {};
    compareList.add(4);
  };
  compareList.add(3);
  await expect.poll(() => shop.compare).toEqual([4, 3, 9, 1]);
  await expectSynced();

  const before = calls.length;
  customerId.set(null);
  compareList.add(5);
  expect(calls).toHaveLength(before);
});
