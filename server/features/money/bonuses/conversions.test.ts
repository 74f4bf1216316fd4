import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { BankBonusProblem, type BankBonusGateway } from '#server/gateways/bank-bonuses/bank-bonuses.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { evening, minutesLater, noon } from '#test/factories/orders/ordering.ts';
import { findLedgerFaults } from '#test/factories/orders/savings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { findFaults } from '../../operations/audit/audit.queries.ts';
import { createBonusesService } from './bonuses.service.ts';
import { createConversionsService } from './conversions.service.ts';

let database: TestDatabase;
let customerId = 0;
let customerCount = 0;
let takenReferences: string[] = [];
let isDown = false;
const bank: BankBonusGateway = {
  name: 'scripted',
  async withdraw({ reference, amount }) {
    if (isDown) throw new BankBonusProblem('down');
    takenReferences.push(reference);
    return amount === 666 ? 'refused' : 'taken';
  },
  async findOutcome({ reference }) {
    if (isDown) throw new BankBonusProblem('down');
    return takenReferences.includes(reference) ? 'taken' : 'unknown';
  },
};
let settings = defaultSettings;
const createConversions = () => {
  const reader = { current: () => settings };
  return {
    bonuses: createBonusesService({ db: database.db, settings: reader }),
    conversions: createConversionsService({ db: database.db, bank, settings: reader }),
  };
};
const balances = async () => {
  const { bonuses } = createConversions();
  const [ownLedger, atBank] = [
    await bonuses.list(customerId, 'own', noon),
    await bonuses.list(customerId, 'bank', noon),
  ];
  return [ownLedger.available, atBank.available];
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  ({ customerId } = await insertCustomer(database.db, `706${String(++customerCount).padStart(7, '0')}`));
  takenReferences = [];
  isDown = false;
  settings = { ...defaultSettings, 'bonus.bankPercent': 130 };
  await database.db.$client`
    insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, expires_at, created_at)
    values (${customerId}, 'bank', 'accrued', 'shop', 'available', 1001, '2027-06-01', ${noon})`;
});

test('converts 1000 bank bonuses into 1300 own ones once, despite repeated clicks', async () => {
  const { conversions } = createConversions();
  expect(await conversions.offer(customerId, noon)).toMatchObject({ available: 1001, percent: 130, extraPercent: 30 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => conversions.convert(customerId, 1000, 'key', noon)));
  expect(answers).toEqual([1, 2, 3, 4].map(() => ({ own: 1300 })));
  expect(await balances()).toEqual([1300, 1]);
  expect(new Set(takenReferences).size).toBe(1);
  const { history } = await createConversions().bonuses.list(customerId, 'own', noon);
  expect(history).toMatchObject([{ kind: 'refilled', amount: 1300 }]);
  await expect(conversions.convert(customerId, 1, 'key', noon)).rejects.toThrow('idempotency_conflict');
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test('never converts the same bonuses from two devices and refuses an amount above the balance', async () => {
  const { conversions } = createConversions();
  const outcomes = await Promise.allSettled(['a', 'b'].map((key) => conversions.convert(customerId, 800, key, noon)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balances()).toEqual([1040, 201]);
  await expect(conversions.convert(customerId, 202, 'c', noon)).rejects.toThrow('bonuses_short');
});

test('settles a debt from a conversion first', async () => {
  const { bonuses, conversions } = createConversions();
  await database.db.$client`
    insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, created_at)
    values (${customerId}, 'own', 'written_off', 'debt', 'shop', 200, ${noon})`;
  expect(await conversions.convert(customerId, 1000, 'key', noon)).toEqual({ own: 1300 });
  expect(await bonuses.list(customerId, 'own', noon)).toMatchObject({ available: 1100, debt: 0 });
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test('shows and applies 25 extra percent, rounded down', async () => {
  settings = { ...settings, 'bonus.bankPercent': 125 };
  const { conversions } = createConversions();
  expect(await conversions.offer(customerId, noon)).toMatchObject({ extraPercent: 25 });
  expect(await conversions.convert(customerId, 1001, 'key', noon)).toEqual({ own: 1251 });
});

test('changes nothing when the bank refuses and retries when it is unreachable', async () => {
  const { conversions } = createConversions();
  await expect(conversions.convert(customerId, 666, 'no', noon)).rejects.toThrow('conversion_refused');
  await expect(conversions.convert(customerId, 666, 'no', noon)).rejects.toThrow('conversion_refused');
  expect(await balances()).toEqual([0, 1001]);
  isDown = true;
  await expect(conversions.convert(customerId, 1000, 'late', noon)).rejects.toThrow('bank_unreachable');
  expect(await conversions.offer(customerId, noon)).toMatchObject({ available: 1 });
  isDown = false;
  const later = new Date(noon.getTime() + 120_000);
  await Promise.all([conversions.retry(later), conversions.retry(later)]);
  expect(await balances()).toEqual([1300, 1]);
});

test('credits bonuses that expired before the bank responded, since it took them', async () => {
  const { conversions } = createConversions();
  isDown = true;
  await expect(conversions.convert(customerId, 1000, 'late', noon)).rejects.toThrow('bank_unreachable');
  isDown = false;
  const { db } = database;
  await db.$client`update bonus_entries set expires_at = ${minutesLater(1)} where customer_id = ${customerId}`;
  await conversions.retry(new Date(noon.getTime() + 120_000));
  expect((await balances())[0]).toBe(1300);
  await conversions.retry(new Date(noon.getTime() + 240_000));
  expect(takenReferences).toHaveLength(1);
});

test("compares settled conversions with the bank's records and reports differences in the audit", async () => {
  const { conversions } = createConversions();
  const { db } = database;
  await db.$client`truncate bonus_conversions`;
  await db.$client`delete from bonus_entries where customer_id <> ${customerId}`;
  const differs = async () =>
    (await findFaults(db.$client, 'conversions match the records of the partner bank', evening)).examples.map(
      (text) => text.split(': ')[1],
    );
  await conversions.convert(customerId, 500, 'right', noon);
  isDown = true;
  await expect(conversions.compare(minutesLater(20))).rejects.toThrow('could not be compared');
  isDown = false;
  expect([await conversions.compare(minutesLater(21)), await conversions.compare(minutesLater(40))]).toEqual([0, 1]);
  expect(await differs()).toEqual([]);
  await conversions.convert(customerId, 400, 'lost', noon);
  takenReferences = [];
  await conversions.compare(minutesLater(40));
  expect(await differs()).toEqual(['done, bank status unknown']);
  await db.$client`delete from bonus_entries where kind = 'refilled' and amount = 520`;
  expect((await findFaults(db.$client, 'converted bonuses are in the ledgers', evening)).examples).toContain(
    `customer ${customerId}`,
  );
});

test('processes other conversions when fifty get no response from the bank', async () => {
  const { conversions } = createConversions();
  const { db } = database;
  await db.$client`truncate bonus_conversions`;
  const take = bank.withdraw;
  bank.withdraw = async (claim) => {
    if (claim.amount === 1) throw new BankBonusProblem('silent');
    return take(claim);
  };
  await db.$client`
    insert into bonus_conversions (customer_id, key, reference, amount, own, state, created_at)
    select ${customerId}, 'stuck ' || n, 'stuck ' || n, 1, 1, 'asked', ${noon}::timestamptz - interval '1 hour' from generate_series(1, 50) n`;
  isDown = true;
  await expect(conversions.convert(customerId, 900, 'late', noon)).rejects.toThrow('bank_unreachable');
  isDown = false;
  for (const minute of [2, 4]) await conversions.retry(minutesLater(minute)).catch(() => {});
  bank.withdraw = take;
  expect((await balances())[0]).toBe(1170);
});

test('offers the programme of a partner bank to everyone with a bank, and without one only to owners of its bonuses', async () => {
  const { conversions } = createConversions();
  const withoutBank = createConversionsService({ db: database.db, bank: null, settings: { current: () => settings } });
  expect(await conversions.offer(customerId, noon)).toMatchObject({ hasProgramme: true, available: 1001 });
  expect(await withoutBank.offer(customerId, noon)).toMatchObject({ hasProgramme: true, available: 0 });
  await database.db.$client`delete from bonus_entries where customer_id = ${customerId}`;
  expect(await conversions.offer(customerId, noon)).toMatchObject({ hasProgramme: true });
  expect(await withoutBank.offer(customerId, noon)).toMatchObject({ hasProgramme: false });
});
