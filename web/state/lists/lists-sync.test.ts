import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../calls/api.ts';
import { customerId } from '../customer/customer.ts';
import { compareList, recentList } from './lists.ts';
import { withChanges, type ListChanges } from './list-changes.ts';
import { followLists } from './lists-sync.ts';

/** The server's copy of the lists for one customer. */
let shop: { compare: number[]; recent: number[] };
let calls: { compare: ListChanges; recent: ListChanges }[];
/** Runs while a call is in flight. */
let meanwhile: () => void;
const api = (async (_key: string, changes: { compare: ListChanges; recent: ListChanges }) => {
  calls.push(changes);
  meanwhile();
  shop = { compare: withChanges(shop.compare, changes.compare), recent: withChanges(shop.recent, changes.recent) };
  return shop;
}) as unknown as Api;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  shop = { compare: [], recent: [] };
  calls = [];
  meanwhile = () => {};
});
afterEach(() => {
  customerId.set(null);
  compareList.forget();
  recentList.forget();
  vi.unstubAllGlobals();
});
const settled = () => expect.poll(() => compareList.kept()).toEqual(shop.compare);

test("merges the browser's lists on login, syncs changes both ways, and clears them on logout", async () => {
  shop = { compare: [7], recent: [8] };
  compareList.add(1);
  recentList.add(2);
  followLists(api);
  expect(calls).toEqual([]);

  customerId.set(1);
  await expect.poll(() => compareList.kept()).toEqual([1, 7]);
  expect(recentList.kept()).toEqual([2, 8]);

  shop.compare = [9, 1];
  meanwhile = () => {
    meanwhile = () => {};
    compareList.add(4);
  };
  compareList.add(3);
  await expect.poll(() => shop.compare).toEqual([4, 3, 9, 1]);
  await settled();

  const before = calls.length;
  customerId.set(null);
  compareList.add(5);
  expect(calls).toHaveLength(before);
});
