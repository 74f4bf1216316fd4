import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { daysLater, noon } from '#test/factories/orders/ordering.ts';
import { insertKey, insertOrder, insertOwnedProduct } from '#test/factories/customer-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createCustomersService } from '../../customers/customers/customers.service.ts';
import { createKeysService } from '../../money/keys/keys.service.ts';
import { createOwnDataService } from './own-data.service.ts';
import { DATA_PARTS } from './own-data.queries.ts';

const secret = 'a secret of the tests of own data';

let database: TestDatabase;
let ownData: ReturnType<typeof createOwnDataService>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  ownData = createOwnDataService({
    db,
    customers: createCustomersService({ db, secret }),
    keys: createKeysService({ db, secret, sandbox: false }),
    settings: { current: () => ({ ...defaultSettings, 'customer.copiesPerDay': 3 }) },
  });
});
afterAll(() => database.drop());

const createCall = (now: Date) => ({ now, language: 'ru' as const, ip: '95.56.1.2', raw: { body: '', headers: {} } });

/** Creates one row of each kind for a customer, each with a word to search for. */
async function createOwner(phone: string, word: string): Promise<number> {
  const { db } = database;
  const sql = db.$client;
  const { customerId, sessionId } = await insertCustomer(db, phone);
  const productId = await insertOwnedProduct(db);
  await sql`update customers set email = ${`${word}@example.kz`} where id = ${customerId}`;
  await sql`insert into consents (customer_id, document, version, given, at) values (${customerId}, 'offer', ${word}, true, ${noon})`;
  const [login] = await sql`
    insert into customer_logins (token_hash, customer_id, platform, device, network, city_id, created_at, seen_at, expires_at)
    values (${`hash of ${word}`}, ${customerId}, 'web', ${word}, '', 1, ${noon}, ${noon}, ${daysLater(30)}) returning id`;
  await sql`
    insert into push_devices (device_id, transport, token, login_id, language, created_at, seen_at, refreshed_at)
    values (${`device ${word}`}, 'fcm', ${`token of ${word}`}, ${login!.id}, 'ru', ${noon}, ${noon}, ${noon})`;
  await sql`
    insert into addresses (customer_id, city_id, street, house, created_at, updated_at)
    values (${customerId}, 1, ${word}, '10', ${noon}, ${noon})`;
  const number = await insertOrder(db, customerId, [productId]);
  await sql`update orders set first_name = ${word} where number = ${number}`;
  await sql`
    insert into payment_attempts (order_id, covers, gateway, reference, amount, status, expires_at)
    select id, array[id], 'sandbox', ${`payment ${word}`}, 9990, 'accepted', ${daysLater(1)} from orders where number = ${number}`;
  await sql`
    insert into receipts (reference, order_number, kind, content, paid, email, phone, next_try_at, created_at)
    values (${`receipt ${word}`}, ${number}, 'sale', '{}', 9990, ${`${word}@example.kz`}, ${phone}, ${noon}, ${noon})`;
  await sql`
    insert into invoices (number, reference, organisation, bin, address, created_at)
    values (${number}, ${`address of ${word}`}, ${word}, '940140000385', '', ${noon})`;
  await sql`
    with application as (
      insert into credit_applications (order_id, master_number, gateway, amount, iin, iin_end, phone, language, return_url, consent_version, consent_at, state, created_at, updated_at)
      select id, number, 'sandbox-credit', 9990, ${`iin of ${word}`}, '0002', ${phone}, 'ru', '', ${word}, ${noon}, 'offered', ${noon}, ${noon}
      from orders where number = ${number} returning id)
    insert into credit_answers (application_id, bank, reference, answer, asked_at)
    select id, ${word}, ${`credit of ${word}`}, 'approved', ${noon} from application`;
  await sql`
    insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, order_number, expires_at)
    values (${customerId}, 'own', 'accrued', 'shop', 'available', 100, ${word}, ${daysLater(30)})`;
  await sql`insert into bonus_cards (customer_id, number) values (${customerId}, ${`card of ${word}`})`;
  await sql`
    insert into bonus_conversions (customer_id, key, reference, amount, own, state, created_at)
    values (${customerId}, ${word}, ${`conversion of ${word}`}, 10, 5, 'done', ${noon})`;
  await sql`
    insert into saved_cards (customer_id, gateway, token_encrypted, token_hash, last_digits, expires, consent_version, consent_at, created_at)
    values (${customerId}, 'sandbox', ${`token of ${word}`}, ${`hash of ${word}`}, '0028', '2034-12', ${word}, ${noon}, ${noon})`;
  await sql`
    insert into gift_cards (number_hash, last_digits, customer_id, nominal, balance, message)
    values (${`number of ${word}`}, '0000', ${customerId}, 5000, 5000, ${word})`;
  const [{ id: purchase }] = (await sql`
    insert into gift_purchases (id, number, customer_id, key, digest, state, kind, design, colour, sender, message, total, created_at, expires_at)
    values (1000000 + ${customerId}, ${`G-${word}`}, ${customerId}, ${word}, '', 'paid', 'electronic', 'ornament', 'gold', ${word}, '', 5000, ${noon}, ${daysLater(1)})
    returning id`) as [{ id: number }];
  await sql`
    insert into gift_purchase_cards (purchase_id, customer_id, phone, name, nominal) values (${purchase}, ${customerId}, ${phone}, ${word}, 5000)`;
  await sql`
    insert into shops (id, feed, external_id, city_id, kind, name_ru, name_kk, hours)
    values (1, 'test', 'of trade-in', 1, 'shop', '', '', '') on conflict do nothing`;
  await sql`
    insert into trade_ins (number, customer_id, key, name, phone, shop_id, answers, estimate, state, created_at)
    values (${`T-${word}`}, ${customerId}, ${word}, ${word}, ${phone}, 1, '{}', 5000, 'asked', ${noon})`;
  await sql`insert into order_claims (customer_id, master_number, found_at) values (${customerId}, ${word}, ${noon})`;
  await sql`
    insert into customer_coupons (customer_id, kind, code, title_ru, title_kk) values (${customerId}, 'promo', ${word}, '', '')`;
  await sql`
    insert into promo_uses (coupon_id, master_number, customer_id, amount) select id, ${word}, customer_id, 100 from customer_coupons where code = ${word}`;
  await sql`
    insert into favourites (customer_id, product_id, city_id, added_at) values (${customerId}, ${productId}, 1, ${noon})`;
  await sql`
    insert into listed_products (customer_id, list, product_id, position, added_at)
    values (${customerId}, 'compare', ${productId}, 0, ${noon})`;
  await sql`insert into known_devices (customer_id, device_hash, seen_at) values (${customerId}, ${`hash of ${word}`}, ${noon})`;
  await sql`
    insert into notice_choices (customer_id, kind, channel, wanted, changed_at)
    values (${customerId}, 'orders', 'sms', true, ${noon})`;
  await sql`insert into cart_lines (session_id, product_id, quantity, price_seen) values (${sessionId}, ${productId}, 2, 9990)`;
  await sql`
    insert into product_alerts (customer_id, product_id, city_id, kind, channel, language, created_at, checked_at)
    values (${customerId}, ${productId}, 1, 'stock', 'sms', 'ru', ${noon}, ${noon})`;
  await sql`
    insert into launch_places (launch, number, customer_id, product_id, language, created_at)
    values ('galaxy', ${customerId}, ${customerId}, ${productId}, 'ru', ${noon})`;
  await sql`
    insert into launch_subscriptions (launch, channel, contact, session_id, language, address_hash, created_at, confirmed_at)
    values ('galaxy', 'mail', ${`${word}@example.kz`}, ${sessionId}, 'ru', '', ${noon}, ${noon}),
      ('a stranger of the same address', 'mail', ${`${word}@example.kz`}, null, 'ru', '', ${noon}, ${noon})`;
  await sql`
    insert into order_gifts (order_id, offer, product_id, name_ru, name_kk, value, minimum_sum)
    select id, 'case', ${productId}, ${`gift of ${word}`}, '', 990, 0 from orders where number = ${number}`;
  await sql`
    insert into order_services (order_id, product_id, code, kind, name_ru, name_kk, included_ru, included_kk, quantity, price)
    select id, ${productId}, 'setup', 'setup', ${`service of ${word}`}, '', '', '', 1, 990 from orders where number = ${number}`;
  await sql`
    insert into reviews (product_id, customer_id, author, language, stars, comment)
    values (${productId}, ${customerId}, 'Әсел К.', 'ru', 5, ${word})`;
  await sql`
    insert into product_posts (product_id, customer_id, author, language, text, created_at)
    values (${productId}, ${customerId}, 'Әсел К.', 'ru', ${word}, ${noon})`;
  await sql`
    insert into product_votes (review_id, session_id, is_useful)
    select id, ${sessionId}, false from reviews where customer_id = ${customerId}`;
  await sql`
    insert into complaints (ticket, customer_id, type, subject, text, created_at)
    values (${`C-${word}`}, ${customerId}, 'delivery', 'Курьер', ${word}, ${noon})`;
  await sql`
    insert into returns (number, order_id, state, reason, comment, money, delivery, bonuses, earned, created_at, updated_at)
    select ${`R-${word}`}, id, 'asked', 'other', ${word}, 9990, 0, 0, 0, ${noon}, ${noon} from orders where number = ${number}`;
  await sql`
    insert into serial_numbers (serial, order_id, product_id, added_at)
    select ${`SERIAL-${word}`}, id, ${productId}, ${noon} from orders where number = ${number}`;
  await sql`
    insert into customer_files (key, customer_id, kind, name, bytes, created_at)
    values (${`key of ${word}`}, ${customerId}, 'pdf', ${word}, 10, ${noon})`;
  await sql`
    insert into notices (key, channel, customer_id, title, body, path, created_at, due_at)
    values (${`notice ${word}`}, 'sms', ${customerId}, '', ${word}, '/', ${noon}, ${noon})`;
  await insertKey(db, secret, customerId, `KEY-${word}`);
  await sql`
    with conversation as (
      insert into support_conversations (customer_id, language, state, updated_at)
      values (${customerId}, 'ru', 'waiting', ${noon}) returning id)
    insert into support_messages (conversation_id, author, text, links, steps, created_at)
    select id, 'customer', ${word}, '[]', '[]', ${noon} from conversation`;
  await sql`
    insert into assistant_turns (customer_id, question, language, city, state, parts, calls, created_at)
    values (${customerId}, ${word}, 'ru', 'almaty', 'done', '[]', '[]', ${noon})`;
  return customerId;
}

async function exportFiles(customerId: number, now = noon): Promise<Record<string, string>> {
  const { zip } = await ownData.copy(customerId, createCall(now));
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test("exports every part as JSON and CSV, without other customers' data or secrets", async () => {
  const ownerId = await createOwner('7010000001', 'tulip');
  await createOwner('7010000002', 'poppy');
  const files = await exportFiles(ownerId);
  const everything = JSON.parse(files['everything.json']!) as Record<string, object[]>;
  const names = ['profile', 'keys', ...Object.keys(DATA_PARTS)];
  expect(Object.keys(files).toSorted()).toEqual(['everything.json', ...names.map((name) => `${name}.csv`)].toSorted());
  for (const name of names) {
    expect(everything[name]!.length, name).toBe(1);
    expect(files[`${name}.csv`]!.trimEnd().split('\r\n').length, name).toBe(2);
  }
  const contents = Object.values(files).join('\n');
  expect(contents).toContain('tulip');
  expect(everything['orders']).toMatchObject([{ gift: { name: 'gift of tulip', value: 990 } }]);
  expect(contents).not.toContain('poppy');
  expect(contents).not.toMatch(
    /hash of|token of|number of|iin of|address of|credit of|conversion of|device tulip|KEY-/,
  );
});

test('allows three exports a day, even when concurrent, and logs each', async () => {
  const { customerId } = await insertCustomer(database.db, '7010000003');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () => ownData.copy(customerId, createCall(noon))),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(ownData.copy(customerId, createCall(daysLater(0.9)))).rejects.toThrow('rate_limited');
  const files = await exportFiles(customerId, daysLater(1.1));
  expect(files['account-log.csv']!.match(/data-copied;;95\.56\.\*\.\*/g)).toHaveLength(4);
});
