import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createSandboxBankBonuses } from '#server/gateways/bank-bonuses/sandbox.bank-bonuses.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, noon } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createBonusesService, type BonusesService } from './bonuses.service.ts';
import { createConversionsService, type ConversionsService } from './conversions.service.ts';

let database: TestDatabase;
let bonuses: BonusesService;
let conversions: ConversionsService;
beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { current: () => defaultSettings };
  bonuses = createBonusesService({ db: database.db, settings });
  conversions = createConversionsService({ db: database.db, bank: createSandboxBankBonuses(), settings });
});
afterAll(() => database.drop());

const grant = { amount: 1000, reference: 'RB-1', lastDay: '2026-12-31' };

test("credits the bank's bonuses once per reference and converts them with the extra percent", async () => {
  const { customerId, phone } = await insertCustomer(database.db, '7071230001');
  await Promise.all([1, 2, 3].map(() => conversions.receive({ ...grant, phone }, noon)));
  const { available, nearestExpiry, history } = await bonuses.list(customerId, 'bank', noon);
  expect([available, nearestExpiry, history.length]).toEqual([1000, { amount: 1000, date: '2026-12-31' }, 1]);
  expect(await conversions.offer(customerId, noon)).toMatchObject({ available: 1000, extraPercent: 30 });
  expect(await conversions.convert(customerId, 1000, 'key', noon)).toEqual({ own: 1300 });
  expect((await bonuses.list(customerId, 'own', noon)).available).toBe(1300);
  expect((await bonuses.list(customerId, 'bank', noon)).available).toBe(0);
});

test('refuses a reference used for other bonuses and a phone without a customer', async () => {
  const { phone } = await insertCustomer(database.db, '7071230002');
  await conversions.receive({ ...grant, phone, reference: 'RB-2' }, noon);
  await expect(conversions.receive({ ...grant, phone, reference: 'RB-2', amount: 2000 }, noon)).rejects.toThrow(
    'idempotency_conflict',
  );
  await expect(conversions.receive({ ...grant, phone: '7079999999', reference: 'RB-3' }, noon)).rejects.toThrow(
    'customer_not_found',
  );
});

test('rewards a card payment once in the sandbox bank and never in a shop without it', async () => {
  const sql = database.db.$client;
  const { customerId } = await insertCustomer(database.db, '7071230003');
  const shop = await createOrdering(database.db);
  const product = await shop.addProduct({ price: 45_990 });
  const buyer = await shop.shopper({ [product]: 1 }, { delivery: { kind: 'pickup', shopId: 1 } });
  const { number } = await buyer.place();
  await sql`update orders set customer_id = ${customerId} where master_number = ${number}`;
  await sql`
    insert into payment_attempts (order_id, covers, gateway, reference, amount, status, expires_at, updated_at)
    select id, array[id], 'sandbox', 'rewarded', 45990, 'accepted', now(), now() from orders where master_number = ${number}`;
  const withoutBank = createConversionsService({
    db: database.db,
    bank: null,
    settings: { current: () => defaultSettings },
  });
  expect(await withoutBank.rewardPayments(noon)).toBe(0);
  expect(await conversions.rewardPayments(noon)).toBe(1);
  expect(await conversions.rewardPayments(noon)).toBe(0);
  expect(await bonuses.list(customerId, 'bank', noon)).toMatchObject({
    available: 459,
    nearestExpiry: { amount: 459, date: '2027-02-22' },
  });
});
