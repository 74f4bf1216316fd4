import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countLogins, createLogins, deleteCustomers, PASSWORD, type Logins } from '#test/factories/customers.ts';
import { daysLater, noon } from '#test/factories/orders/ordering.ts';
import { insertOrder, insertOwnedProduct } from '#test/factories/customer-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

const phone = '7011234567';

let database: TestDatabase;
let shop: Logins;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await deleteCustomers(database.db);
  shop = createLogins(database.db);
});

describe('deletion of an account by its owner', () => {
  test('closes it immediately, deletes it after fifteen days and keeps its orders', async () => {
    const device = await shop.register(phone);
    const scheduleDeletion = (password: string) => shop.auth.scheduleDeletion(device.customerId!, password, device);
    await expect(scheduleDeletion('wrong')).rejects.toThrow('login_wrong');
    expect(await scheduleDeletion(PASSWORD)).toEqual(daysLater(15));
    expect(await countLogins(database.db)).toBe(0);
    expect(await shop.customers.erase(new Date(daysLater(15).getTime() - 1))).toBe(0);
    expect(await shop.customers.erase(daysLater(15))).toBe(1);
    const remaining = await database.db.$client`
      select (select count(*) from customers)::int + (select count(*) from consents)::int + (select count(*) from sessions where customer_id is not null)::int as rows`;
    expect(remaining[0]!.rows).toBe(0);
    expect(await shop.logIn(phone, await shop.guest({ now: daysLater(16) }))).toEqual({ state: 'unregistered' });
  });

  test('deletes complaints, unpublished posts and the name on published ones', async () => {
    const { customerId } = await shop.register(phone);
    const sql = database.db.$client;
    const product = await insertOwnedProduct(database.db);
    await sql`
      insert into reviews (product_id, customer_id, author, language, stars, comment, status)
      values (${product}, ${customerId}, 'Әсел К.', 'kk', 5, 'Экраны жақсы', 'published')`;
    await sql`
      insert into product_posts (product_id, customer_id, author, language, text, status, created_at)
      values (${product}, ${customerId}, 'Әсел К.', 'ru', 'Есть ли NFC?', 'published', ${noon}),
        (${product}, ${customerId}, 'Әсел К.', 'ru', 'Мой адрес: Абая, 10', 'waiting', ${noon})`;
    await sql`
      insert into complaints (ticket, customer_id, type, subject, text, created_at)
      values ('C-2026-000001', ${customerId}, 'delivery', 'Курьер', 'Мой адрес: Абая, 10', now())`;
    await sql`update customers set delete_after = ${noon}`;
    expect(await shop.customers.erase(noon)).toBe(1);
    expect(await sql`select from complaints`).toHaveLength(0);
    expect(await sql`select author, comment from reviews`).toEqual([
      { author: 'Сатып алушы', comment: 'Экраны жақсы' },
    ]);
    expect(await sql`select author, text from product_posts`).toEqual([{ author: 'Покупатель', text: 'Есть ли NFC?' }]);
  });

  test('removes personal data from unsold checkouts and orders', async () => {
    const { customerId } = await shop.register(phone);
    const sql = database.db.$client;
    for (const state of ['expired', 'signed']) {
      const number = await insertOrder(database.db, customerId!, []);
      await sql`
        insert into credit_applications (order_id, master_number, gateway, amount, iin_end, phone, language, return_url, consent_version, consent_at, state, created_at, updated_at)
        select id, number, 'sandbox-credit', 9990, '0002', ${phone}, 'ru', '', '1', now(), ${state}, now(), now() from orders where number = ${number}`;
    }
    for (const [id, state] of ['cancelled', 'paid'].entries())
      await sql`
        with purchase as (
          insert into gift_purchases (id, number, customer_id, key, digest, state, kind, design, colour, sender, message, total, created_at, expires_at)
          values (${9_000_001 + id}, ${`G-${state}`}, ${customerId}, ${state}, '', ${state}, 'electronic', 'thanks', 'gold', 'Әсел', 'Сау бол', 5000, now(), now())
          returning id)
        insert into gift_purchase_cards (purchase_id, phone, name, nominal) select id, '7010000009', 'Дана', 5000 from purchase`;
    await sql`
      insert into shops (id, feed, external_id, city_id, kind, name_ru, name_kk, hours)
      values (1, 'test', 'of trade-in', 1, 'shop', '', '', '') on conflict do nothing`;
    await sql`
      insert into trade_ins (number, customer_id, key, name, phone, shop_id, answers, estimate, state, created_at)
      values ('T-2026-000001', ${customerId}, 'key', 'Әсел', ${phone}, 1, '{}', 5000, 'asked', now())`;
    await sql`update customers set delete_after = ${noon}`;
    expect(await shop.customers.erase(noon)).toBe(1);
    expect(await sql`select name || phone as people from trade_ins`).toEqual([{ people: '' }]);
    expect(await sql`select state, phone, iin_end from credit_applications order by id`).toEqual([
      { state: 'expired', phone: '', iin_end: '' },
      { state: 'signed', phone, iin_end: '0002' },
    ]);
    expect(
      await sql`
        select p.sender || p.message || c.phone || c.name as people from gift_purchases p join gift_purchase_cards c on c.purchase_id = p.id
        order by p.id`,
    ).toEqual([{ people: '' }, { people: 'ӘселСау бол7010000009Дана' }]);
  });

  test('is cancelled only when the owner asks for it after logging in, not by the login alone', async () => {
    const device = await shop.register(phone);
    await shop.auth.scheduleDeletion(device.customerId!, PASSWORD, device);
    await shop.auth.logInWithPassword(phone, PASSWORD, await shop.guest({ now: daysLater(14) }));
    expect((await shop.customers.read(device.customerId!)).delete_after).toBe(daysLater(15).toISOString());
    await shop.auth.cancelDeletion(device.customerId!, device);
    expect((await shop.customers.read(device.customerId!)).delete_after).toBeNull();
    expect(await shop.customers.erase(daysLater(20))).toBe(0);
  });
});

test('is recorded in the account log, which survives the account', async () => {
  const device = await shop.register(phone, { ip: '95.56.12.34' });
  const change = { current: PASSWORD, password: 'жаңа құпия' };
  await shop.auth.changePassword(device.customerId!, change, device);
  await shop.auth.scheduleDeletion(device.customerId!, 'жаңа құпия', device);
  await shop.auth.cancelDeletion(device.customerId!, device);
  await shop.auth.cancelDeletion(device.customerId!, device);
  await shop.auth.scheduleDeletion(device.customerId!, 'жаңа құпия', device);
  await shop.customers.erase(daysLater(15));
  const log = await database.db.$client`select kind, network from account_log order by id`;
  expect(log.map(({ kind }) => kind)).toEqual([
    'password-changed',
    'deletion-asked',
    'deletion-taken-back',
    'deletion-asked',
  ]);
  expect(log[0]!.network).toBe('95.56.*.*');
  expect(await shop.auth.deleteExpired(daysLater(367))).toBeGreaterThanOrEqual(4);
});
