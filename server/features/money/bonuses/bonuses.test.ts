import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BonusEntry } from '#domain/pricing/bonus-ledger.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createOrdering, daysLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { findFaults } from '../../operations/audit/audit.queries.ts';
import { createBonusCardsService } from './bonus-cards.service.ts';
import { insertEntries } from './bonuses.queries.ts';

let database: TestDatabase;
let shop: Ordering;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

const customer = async () =>
  (await insertCustomer(database.db, `70500${String(++phones).padStart(5, '0')}`)).customerId;
const list = (customerId: number, now = noon) => shop.bonuses.list(customerId, 'own', now);

/** An order with two products that earn 5 and 10 percent, for pickup at a shop. */
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

test('freezes the bonuses of a completed order and makes them spendable from day 15 for 30 days', async () => {
  const id = await customer();
  const { number } = await collected(id);
  expect(await list(id)).toMatchObject({
    frozen: 1099,
    available: 0,
    history: [{ kind: 'frozen', amount: 1099, orderNumber: number, expiresAt: null }],
  });
  expect(await shop.bonuses.accrue(new Date('2026-12-08T18:59:59Z'))).toBe(0);
  // Spendable from the first moment of day 15.
  await shop.bonuses.accrue(new Date('2026-12-08T19:00:00Z'));
  expect(await list(id, daysLater(15))).toMatchObject({
    frozen: 0,
    available: 1099,
    nearestExpiry: { amount: 1099, date: '2027-01-07' },
  });
  expect(await list(id, daysLater(45))).toMatchObject({ available: 0, burned: 1099 });
});

test('accrues and expires an order once when several workers run the jobs', async () => {
  const id = await customer();
  await collected(id);
  await Promise.all([1, 2, 3, 4].map(() => shop.bonuses.accrue(daysLater(15))));
  await Promise.all([1, 2, 3, 4].map(() => shop.bonuses.writeOffExpired(daysLater(50))));
  expect((await list(id, daysLater(50))).history.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['expired', -1099],
    ['accrued', 1099],
    ['frozen', 1099],
  ]);
  expect([await shop.bonuses.accrue(daysLater(60)), await shop.bonuses.writeOffExpired(daysLater(60))]).toEqual([0, 0]);
});

test("accrues the bonuses of a guest's order moved to an account, dated from its completion", async () => {
  const { phone, sessionId } = await collected(null);
  const id = await customer();
  await inTransaction(database.db, (tx) =>
    shop.orders.mergeGuest(tx, { from: sessionId, to: sessionId, customerId: id, verifiedPhone: phone }, { now: noon }),
  );
  expect(await list(id)).toMatchObject({ frozen: 1099, history: [{ at: noon.toISOString() }] });
  await shop.bonuses.accrue(daysLater(15));
  expect(await list(id, daysLater(15))).toMatchObject({ available: 1099 });
});

test('accrues nothing for an order returned before its term and stops checking it', async () => {
  const id = await customer();
  const { number } = await collected(id);
  const writeOff: BonusEntry = { kind: 'written_off', from: 'frozen', to: 'shop', amount: 1099, expiresAt: null };
  const holder = { customerId: id, programme: 'own' } as const;
  await insertEntries(database.db.$client, holder, [writeOff], { orderNumber: number, at: noon });
  expect(await shop.bonuses.accrue(daysLater(15))).toBe(0);
  expect(await list(id, daysLater(15))).toMatchObject({ available: 0, frozen: 0 });
});

/** Inserts a return request for an order, as `features/returns` does. */
const writeReturn = (number: string, state: string, at: Date) => database.db.$client`
  insert into returns (number, order_id, state, reason, comment, money, delivery, bonuses, earned, created_at, updated_at)
  select ${`return of ${number}`}, id, ${state}, 'other', '', 0, 0, 0, 0, ${at}, ${at} from orders where number = ${number}
  on conflict (number) do update set state = excluded.state, updated_at = excluded.updated_at`;
const findOrderNumber = async (master: string): Promise<string> => {
  const [row] = await database.db.$client`select number from orders where master_number = ${master}`;
  return String(row!['number']);
};

test('keeps bonuses frozen while a return is open on day 15, then releases them with a full term', async () => {
  const id = await customer();
  const number = await findOrderNumber((await collected(id)).number);
  await writeReturn(number, 'asked', daysLater(14));
  expect(await shop.bonuses.accrue(daysLater(15))).toBe(0);
  await writeReturn(number, 'accepted', daysLater(16));
  expect(await shop.bonuses.accrue(daysLater(20))).toBe(0);
  expect(await list(id, daysLater(20))).toMatchObject({ frozen: 1099, available: 0 });
  await writeReturn(number, 'refused', daysLater(21));
  expect(await shop.bonuses.accrue(daysLater(21))).toBe(1);
  expect(await list(id, daysLater(21))).toMatchObject({
    available: 1099,
    nearestExpiry: { amount: 1099, date: '2027-01-13' },
  });
});

test('records a debt as entries, shows it, and settles it from an accrual, a cancellation and a grant before spending', async () => {
  const id = await customer();
  const { number: master } = await collected(id);
  const number = await findOrderNumber(master);
  await shop.bonuses.accrue(daysLater(15));
  const at = daysLater(16);
  const inTx = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(database.db, work);
  expect(await inTx((tx) => shop.bonuses.spend(tx, id, [{ orderNumber: 'spent', amount: 1000 }], at))).toBe(true);
  await inTx((tx) => shop.bonuses.reverse(tx, { orderNumber: number, amount: 1099 }, at));
  await inTx((tx) => shop.bonuses.reverse(tx, { orderNumber: number, amount: 1099 }, at));
  expect(await list(id, at)).toMatchObject({ available: 0, debt: 1000 });
  await inTx((tx) => shop.bonuses.restore(tx, { orderNumber: 'spent', amount: 400 }, at));
  expect(await list(id, at)).toMatchObject({ available: 0, debt: 600 });
  const grants = createBonusCardsService({ ...database, settings: { current: () => defaultSettings } });
  const [row] = await database.db.$client`select phone from customers where id = ${id}`;
  const phone = String(row!['phone']);
  await Promise.all([1, 2].map(() => grants.grant({ phone, amount: 500, reference: `debt of ${id}` }, at)));
  expect(await list(id, at)).toMatchObject({ available: 0, debt: 100 });
  await collected(id);
  await shop.bonuses.accrue(at);
  const { available, debt, history } = await list(id, at);
  expect([available, debt]).toEqual([999, 0]);
  expect(history.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['debt_settled', -100],
    ['accrued', 1099],
    ['frozen', 1099],
    ['debt_settled', -500],
    ['manual', 500],
    ['debt_settled', -400],
    ['returned', 400],
    ['debt', -1000],
    ['written_off', -99],
    ['written_off', -1000],
    ['accrued', 1099],
    ['frozen', 1099],
  ]);
  for (const check of ['bonus debts are settled once, before any spending', 'bonuses are never overspent'] as const)
    expect((await findFaults(database.db.$client, check, at)).examples).toEqual([]);
});

test('refuses a ledger entry of zero and a lot without an expiry', async () => {
  const id = await customer();
  const write = (amount: number, expiresAt: Date | null) =>
    insertEntries(
      database.db.$client,
      { customerId: id, programme: 'own' },
      [{ kind: 'manual', from: 'shop', to: 'available', amount, expiresAt }],
      { orderNumber: null, at: noon },
    );
  await expect(write(0, daysLater(3))).rejects.toThrow('bonus_entries_amount');
  await expect(write(5, null)).rejects.toThrow('bonus_entries_lot');
});
