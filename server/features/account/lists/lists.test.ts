import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_COMPARED_PER_CATEGORY } from '#domain/catalog/compare.ts';
import { MAX_RECENT } from '#domain/catalog/recent-products.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { noon } from '#test/factories/orders/ordering.ts';
import { insertOwnedProduct } from '#test/factories/customer-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createListsService, type ListsService } from './lists.service.ts';

let database: TestDatabase;
let lists: ListsService;
let owner: number;
/** Products of one category. */
const ids: number[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  lists = createListsService({ db: database.db });
  for (let count = 0; count < MAX_RECENT + 5; count++) ids.push(await insertOwnedProduct(database.db));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.$client`delete from customers`;
  owner = (await insertCustomer(database.db, '7010000001')).customerId;
});

const NONE = { added: [], removed: [] };
const change = (name: 'compare' | 'recent', { added = [], removed = [] }: { added?: number[]; removed?: number[] }) =>
  lists.change(owner, { compare: NONE, recent: NONE, [name]: { added, removed } }, noon);
const read = (customerId = owner) => lists.change(customerId, { compare: NONE, recent: NONE }, noon);
const slice = (from: number, to: number) => ids.slice(from, to).toReversed();

test("puts the browser's products first at login, with at most eight per category", async () => {
  await change('compare', { added: slice(0, 6) });
  const { compare } = await change('compare', { added: slice(4, 9) });
  expect(compare).toEqual([...slice(4, 9), ...slice(1, 4)]);
  expect(compare).toHaveLength(MAX_COMPARED_PER_CATEGORY);
  expect((await read()).compare).toEqual(compare);
});

test('keeps the last twenty viewed products and moves one viewed again to the front', async () => {
  await change('recent', { added: slice(0, MAX_RECENT) });
  const { recent } = await change('recent', { added: [ids[0]!, ids[MAX_RECENT]!] });
  expect(recent.slice(0, 3)).toEqual([ids[0], ids[MAX_RECENT], ids[MAX_RECENT - 1]]);
  expect(recent).toHaveLength(MAX_RECENT);
});

test('loses no changes of two devices that sync at the same time', async () => {
  await change('compare', { added: slice(0, 2) });
  await Promise.all([
    change('compare', { added: [ids[2]!] }),
    change('compare', { added: [ids[3]!] }),
    change('compare', { removed: [ids[0]!] }),
  ]);
  expect((await read()).compare.toSorted((a, b) => a - b)).toEqual([ids[1], ids[2], ids[3]]);
});

test('accepts a withdrawn product as viewed but not for comparison', async () => {
  const withdrawnId = ids[1]!;
  await database.db.$client`update products set withdrawn = true where id = ${withdrawnId}`;
  try {
    expect((await change('compare', { added: [withdrawnId, ids[0]!] })).compare).toEqual([ids[0]]);
    expect((await change('recent', { added: [withdrawnId, ids[0]!] })).recent).toEqual([withdrawnId, ids[0]]);
  } finally {
    await database.db.$client`update products set withdrawn = false where id = ${withdrawnId}`;
  }
});

test("drops unknown products and keeps customers' lists separate", async () => {
  expect((await change('compare', { added: [ids[0]!, 2_000_000_000] })).compare).toEqual([ids[0]]);
  const other = await insertCustomer(database.db, '7010000002');
  expect(await read(other.customerId)).toEqual({ compare: [], recent: [] });
});
