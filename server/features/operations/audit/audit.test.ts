import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { almatyMoment } from '#domain/time/calendar.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { giveBonuses, issueCard, createPromoCode } from '#test/factories/orders/savings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { AUDIT_CHECKS, findFaults, type AuditCheck } from './audit.queries.ts';
import { countFaults, createAuditService, type AuditService } from './audit.service.ts';

let database: TestDatabase;
let shop: Ordering;
let audit: AuditService;
const alarms: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
  audit = createAuditService({ db: database.db, log: { error: (fault: unknown) => void alarms.push(fault) } as never });
});
afterAll(() => database.drop());

/** Data that violates each check, as a bug or a manual database edit would leave it. */
const MISTAKES: Record<AuditCheck, string> = {
  'reserved stock equals the reservations of orders':
    'update stocks set reserved = reserved + 1 where product_id = (select max(product_id) from order_lines)',
  'services match their orders': `
    insert into order_services (order_id, product_id, code, kind, name_ru, name_kk, included_ru, included_kk, quantity, price)
    select order_id, max(product_id), 'setup', 'setup', '', '', '', '', 1, 1 from order_lines group by order_id`,
  'services are done with their orders': `
    insert into order_services (order_id, product_id, code, kind, name_ru, name_kk, included_ru, included_kk, quantity, price)
    select order_id, max(product_id), 'setup', 'setup', '', '', '', '', 1, 1 from order_lines group by order_id;
    update orders set status = 'completed', delivery_date = current_date - 9, updated_at = now() - interval '8 days'`,
  'finished orders hold no reservations': "update orders set status = 'completed'",
  'gifts are reserved and handed over with their orders': `
    insert into order_gifts (order_id, offer, product_id, name_ru, name_kk, value, minimum_sum)
    select order_id, 'case', max(product_id), '', '', 0, 0 from order_lines group by order_id`,
  'delivery slots count their orders correctly': 'update slot_uses set used = used + 1',
  'accepted payments are applied to their orders': `
    update orders set status = 'waiting_payment';
    insert into payment_attempts (order_id, covers, gateway, reference, amount, status, expires_at, updated_at)
    select id, array[id], 'sandbox', 'late', 1, 'accepted', now(), now() - interval '1 hour' from orders`,
  'prepaid orders have an accepted payment':
    "update orders set is_paid = true, payment_method = 'invoice', status = 'paid'",
  'signed credit has paid its order': `
    insert into credit_applications (order_id, master_number, gateway, amount, iin_end, phone, language, return_url, consent_version, consent_at, state, created_at, updated_at)
    select id, master_number, 'sandbox-credit', to_pay, '0002', phone, 'ru', '', '', now(), 'signed', now(), now() from orders`,
  'credit applications end with their orders': `
    insert into credit_applications (order_id, master_number, gateway, amount, iin, iin_end, phone, language, return_url, consent_version, consent_at, state, created_at, updated_at)
    select id, master_number, 'sandbox-credit', to_pay, 'secret', '0002', phone, 'ru', '', '', now(), 'proving', now(), now() from orders;
    update orders set status = 'cancelled', updated_at = now() - interval '1 hour'`,
  'banks were notified of cancellations and hand-overs': `
    insert into credit_applications (id, order_id, master_number, gateway, amount, iin_end, phone, language, return_url, consent_version, consent_at, state, created_at, updated_at)
    select 900, id, master_number, 'sandbox-credit', to_pay, '0002', phone, 'ru', '', '', now(), 'cancelled', now(), now() from orders;
    insert into credit_answers (application_id, bank, reference, answer, asked_at, due, stuck_at) values (900, 'a', 'a', 'approved', now(), 'cancel', now())`,
  'accepted amounts equal the amounts of their orders': `
    insert into payment_attempts (order_id, covers, gateway, reference, amount, status, expires_at)
    select id, array[id], 'sandbox', 'other sum', to_pay + 1, 'accepted', now() from orders`,
  'cancelled orders and returns are refunded': `
    insert into payment_attempts (order_id, covers, gateway, reference, amount, status, expires_at, updated_at)
    select id, array[id], 'invoice', 'kept', to_pay, 'accepted', now(), now() - interval '1 hour' from orders;
    update orders set status = 'cancelled', updated_at = now() - interval '1 hour'`,
  'refunds never exceed payments': `
    insert into payment_attempts (order_id, covers, gateway, reference, amount, status, expires_at)
    select id, array[id], 'sandbox', 'twice', 100, 'refunded', now() from orders;
    insert into payment_refunds (attempt_id, order_id, amount) select id, 0, 101 from payment_attempts`,
  'gift card balances match their ledger': 'update gift_cards set balance = balance + 1 where balance < nominal',
  'issued gift cards belong to paid purchases': `
    insert into gift_purchases (id, number, key, digest, state, kind, design, colour, sender, message, total, created_at, expires_at)
    values (900, 'G-2026-000001', 'k', '', 'paid', 'plastic', 'thanks', 'gold', 'A', '', 1000, now(), now())`,
  'gift card payments match their orders': "update gift_card_entries set order_number = 'another'",
  'bonuses are never overspent': `
    insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, expires_at, created_at)
    select customer_id, 'own', 'written_off', 'available', 'shop', 1000000, expires_at, now() from bonus_entries
    where expires_at is not null limit 1`,
  'bonus debts are settled once, before any spending': `
    insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, expires_at, created_at)
    select customer_id, 'own', 'written_off', 'available', 'debt', 1, expires_at, now() from bonus_entries where to_account = 'available' limit 1`,
  'bonuses stay frozen while products can be returned': `
    insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, order_number, created_at)
    select id, 'own', 'frozen', 'shop', 'frozen', 1, 'early', now() - interval '1 day' from customers limit 1;
    insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, order_number, expires_at, created_at)
    select id, 'own', 'accrued', 'frozen', 'available', 1, 'early', '2030-01-01', now() from customers limit 1`,
  'bonus payments match their orders': "update bonus_entries set order_number = 'another' where kind = 'written_off'",
  'converted bonuses are in the ledgers': `
    insert into bonus_conversions (customer_id, key, reference, amount, own, state, bank_word, created_at)
    select id, 'k', 'lost', 1, 1, 'done', 'taken', now() from customers limit 1`,
  'conversions match the records of the partner bank': `
    insert into bonus_conversions (customer_id, key, reference, amount, own, state, bank_word, created_at)
    select id, 'k', 'lost', 1, 1, 'done', 'unknown', now() from customers limit 1`,
  'returns equal the sum of their lines and tenders': `
    insert into returns (number, order_id, state, reason, comment, money, delivery, bonuses, earned, created_at, updated_at)
    select 'R-' || id, id, 'asked', 'other', '', 1, 0, 0, 0, now(), now() from orders`,
  'every payment and refund has a receipt': `
    update orders set is_paid = true;
    insert into order_events (order_id, to_status, by) select id, 'paid', 'system' from orders`,
  'receipt amounts match their orders': `
    insert into receipts (reference, order_number, kind, content, paid, email, phone, next_try_at, created_at)
    select 'other sum', number, 'sale', '{}', to_pay + 1, '', '', now(), now() from orders`,
  'receipts are issued within a day': `
    insert into receipts (reference, order_number, kind, content, paid, email, phone, next_try_at, created_at)
    select 'late', number, 'sale', '{}', to_pay, '', '', now(), now() - interval '2 days' from orders`,
  'promo code uses match their orders': 'update promo_uses set returned_at = now()',
  'lines of an order add up': 'update order_lines set discount = discount + 1',
  'paid licence keys are delivered': `
    update order_lines set digital = true;
    update orders set is_paid = true, status = 'completed', updated_at = now() - interval '2 days'`,
  'licence keys belong to their order lines': `
    insert into licence_keys (product_id, order_number, key_encrypted, key_hash, assigned_at)
    select max(product_id), 'another', '', 'stray', now() from order_lines`,
  'every event is handled': `
    insert into outbox_backlog (consumer, seq, state, tries) values ('x', 1, 'parked', 5)`,
};

class Undone extends Error {}

describe('audit', () => {
  beforeAll(async () => {
    const { db } = database;
    const customer = await insertCustomer(db, '7060000001');
    await giveBonuses(db, customer.customerId, [{ amount: 500, expiresAt: new Date(noon.getTime() + 9e8) }]);
    const product = await shop.addProduct({ price: 20_000, stock: { 1: 5 } });
    const buyer = await shop.shopper({ [product]: 1 }, { delivery: courierToday, customer });
    await shop.checkout.setPromo(buyer.caller, await createPromoCode(shop, {}));
    await shop.checkout.setBonuses(buyer.caller, 500);
    await shop.checkout.addCard(buyer.caller, await issueCard(shop, 3000));
    const { stamp } = await shop.checkout.read(buyer.caller);
    await shop.checkout.place(buyer.sessionId, stamp, 'key-1', buyer.caller);
  });

  test('finds nothing in a consistent shop, and reports that in metrics', async () => {
    expect(await audit.run(noon)).toEqual([]);
    expect((await countFaults(database.db)).map(({ faults }) => faults)).toEqual(AUDIT_CHECKS.map(() => 0));
    expect(alarms).toEqual([]);
  });

  test.each(AUDIT_CHECKS)('finds a violation: %s', async (check) => {
    const found = inTransaction(database.db, async (tx) => {
      for (const statement of MISTAKES[check].split(';')) await tx.unsafe(statement);
      expect(await findFaults(tx, check, new Date())).toMatchObject({
        faults: expect.any(Number),
        examples: [expect.any(String)],
      });
      throw new Undone();
    });
    await expect(found).rejects.toThrow(Undone);
  });

  test.each(PAYMENT_METHODS)(
    'misses the money and the receipt of an order paid by %s, if it has them',
    async (method) => {
      const { settledBy, receipt } = paymentPolicies[method];
      const found = inTransaction(database.db, async (tx) => {
        await tx`update orders set is_paid = true, payment_method = ${method}, status = 'paid'`;
        await tx`insert into order_events (order_id, to_status, by) select id, 'paid', 'system' from orders`;
        const countFaults = async (check: AuditCheck) => (await findFaults(tx, check, new Date())).faults;
        expect(await countFaults('prepaid orders have an accepted payment')).toBe(settledBy === 'till' ? 0 : 1);
        expect(await countFaults('every payment and refund has a receipt')).toBe(receipt === null ? 0 : 1);
        throw new Undone();
      });
      await expect(found).rejects.toThrow(Undone);
    },
  );

  test('saves and logs its findings', async () => {
    await database.db.$client`update order_lines set discount = discount + 1`;
    const [fault] = await audit.run(noon);
    expect(fault).toMatchObject({
      check: 'lines of an order add up',
      faults: 1,
      examples: [expect.stringMatching(/^order \d+$/)],
    });
    expect(alarms).toEqual([fault]);
    expect((await audit.results())[0]).toMatchObject({ check: 'lines of an order add up', faults: 1 });
    await database.db.$client`update order_lines set discount = discount - 1`;
  });

  test("runs once a night, from three o'clock", async () => {
    await database.db.$client`truncate audit_results`;
    const night = (time: string) => audit.runNightly(almatyMoment('2026-11-25', time));
    expect(await night('02:59')).toBeNull();
    expect(await night('03:20')).toBe(0);
    expect(await night('04:20')).toBeNull();
    expect(await audit.runNightly(almatyMoment('2026-11-26', '12:00'))).toBe(0);
  });
});
