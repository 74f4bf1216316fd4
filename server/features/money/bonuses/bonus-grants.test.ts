import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { noon } from '#test/factories/orders/ordering.ts';
import { findLedgerFaults } from '#test/factories/orders/savings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createBonusCardsService, type BonusCardsService } from './bonus-cards.service.ts';
import { createBonusesService, type BonusesService } from './bonuses.service.ts';

let database: TestDatabase;
let grants: BonusCardsService;
let bonuses: BonusesService;
beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { current: () => defaultSettings };
  grants = createBonusCardsService({ db: database.db, settings });
  bonuses = createBonusesService({ db: database.db, settings });
});
afterAll(() => database.drop());

const hours = (count: number) => new Date(noon.getTime() + count * HOUR_MS);

test("makes an operator's grant spendable, lists it in the history and applies a repeat once", async () => {
  const { customerId, phone } = await insertCustomer(database.db, '7011230001');
  const grant = { phone, amount: 4_000, reference: 'C-2026-000001' };
  await Promise.all([1, 2, 3].map(() => grants.grant(grant, noon)));
  const { available, history } = await bonuses.list(customerId, 'own', noon);
  expect([available, history.map(({ kind, amount }) => [kind, amount])]).toEqual([4_000, [['manual', 4_000]]]);
  await expect(grants.grant({ ...grant, amount: 4_001 }, noon)).rejects.toThrow('idempotency_conflict');
  expect(await findLedgerFaults(database.db)).toEqual([]);
});

test('limits grants to one customer within 24 hours, concurrent ones included', async () => {
  const { customerId, phone } = await insertCustomer(database.db, '7011230002');
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4].map((item) => grants.grant({ phone, amount: 4_000, reference: `limit ${item}` }, noon)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ message: 'bonus_limit' });
  await expect(grants.grant({ phone, amount: 2_001, reference: 'over' }, hours(23))).rejects.toThrow('bonus_limit');
  await grants.grant({ phone, amount: 2_001, reference: 'over' }, hours(25));
  expect((await bonuses.list(customerId, 'own', hours(25))).available).toBe(10_001);
});

test('refuses a grant to a phone without a customer', async () => {
  await expect(grants.grant({ phone: '7019999999', amount: 1, reference: 'x' }, noon)).rejects.toThrow(
    'customer_not_found',
  );
});
