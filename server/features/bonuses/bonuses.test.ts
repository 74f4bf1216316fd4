import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BonusEntry } from '#domain/bonus-ledger.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, noon, type Ordering } from '#test/factories/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { inTransaction } from '../../platform/db.ts';
import { insertEntries } from './bonuses.queries.ts';

let database: TestDatabase;
let shop: Ordering;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

const DAY_MS = 86_400_000;
const after = (days: number) => new Date(noon.getTime() + days * DAY_MS);
const customer = async () =>
  (await insertCustomer(database.db, `70500${String(++phones).padStart(5, '0')}`)).customerId;
const list = (customerId: number, now = noon) => shop.bonuses.list(customerId, 'own', now);

/** An order of two products that earn 5 and 10 percent, collected at a shop. */
async function collected(customerId: number | null) {
  const products = {
    [await shop.addProduct({ price: 10_000, bonusPercent: 5 })]: 2,
    [await shop.addProduct({ price: 999, bonusPercent: 10 })]: 1,
    [await shop.addProduct({ price: 7000 })]: 1,
  };
  const buyer = await shop.shopper(products, { delivery: { kind: 'pickup', shopId: 1 } });
  const { number } = await buyer.place();
  await database.db.$client`update orders set customer_id = ${customerId} where master_number = ${number}`;
  for (const to of ['preparing', 'awaiting_client', 'completed'] as const)
    expect(await shop.orders.advance(number, to, 'operator', noon)).toBe(true);
  return { ...buyer, number };
}

test('a completed order freezes what its lines earn, which is usable 14 days later and for 30 days', async () => {
  const id = await customer();
  const { number } = await collected(id);
  expect(await list(id)).toMatchObject({
    frozen: 1099,
    available: 0,
    history: [{ kind: 'frozen', amount: 1099, orderNumber: number, expiresAt: null }],
  });
  expect(await shop.bonuses.accrue(after(13))).toBe(0);
  // From the first moment of the fourteenth day on.
  await shop.bonuses.accrue(new Date('2026-12-07T19:00:00Z'));
  expect(await list(id, after(14))).toMatchObject({
    frozen: 0,
    available: 1099,
    nearestExpiry: { amount: 1099, date: '2027-01-06' },
  });
  expect(await list(id, after(44))).toMatchObject({ available: 0, burned: 1099 });
});

test('jobs of several workers make an order usable once and burn it once', async () => {
  const id = await customer();
  await collected(id);
  await Promise.all([1, 2, 3, 4].map(() => shop.bonuses.accrue(after(14))));
  await Promise.all([1, 2, 3, 4].map(() => shop.bonuses.burn(after(50))));
  expect((await list(id, after(50))).history.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['expired', -1099],
    ['accrued', 1099],
    ['frozen', 1099],
  ]);
  expect([await shop.bonuses.accrue(after(60)), await shop.bonuses.burn(after(60))]).toEqual([0, 0]);
});

test('a guest earns nothing until the order joins an account, and then from the day it was completed', async () => {
  const { phone, sessionId } = await collected(null);
  const id = await customer();
  await inTransaction(database.db, (tx) =>
    shop.orders.join(tx, { from: sessionId, to: sessionId, customerId: id, provedPhone: phone }),
  );
  expect(await list(id)).toMatchObject({ frozen: 1099, history: [{ at: noon.toISOString() }] });
  await shop.bonuses.accrue(after(14));
  expect(await list(id, after(14))).toMatchObject({ available: 1099 });
});

test('an order that was given back before its term makes nothing usable, and is not looked at for ever', async () => {
  const id = await customer();
  const { number } = await collected(id);
  const back: BonusEntry = { kind: 'written_off', from: 'frozen', to: 'shop', amount: 1099, expiresAt: null };
  const holder = { customerId: id, programme: 'own' } as const;
  await insertEntries(database.db.$client, holder, [back], { orderNumber: number, at: noon });
  expect(await shop.bonuses.accrue(after(14))).toBe(0);
  expect(await list(id, after(14))).toMatchObject({ available: 0, frozen: 0 });
});

test('the ledger refuses an entry of nothing, and a lot without an end', async () => {
  const id = await customer();
  const write = (amount: number, expiresAt: Date | null) =>
    insertEntries(
      database.db.$client,
      { customerId: id, programme: 'own' },
      [{ kind: 'manual', from: 'shop', to: 'available', amount, expiresAt }],
      { orderNumber: null, at: noon },
    );
  await expect(write(0, after(3))).rejects.toThrow('bonus_entries_amount');
  await expect(write(5, null)).rejects.toThrow('bonus_entries_lot');
});
