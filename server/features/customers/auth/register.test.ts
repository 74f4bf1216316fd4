import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogins, registration, type Logins } from '#test/factories/customers.ts';
import { minutesLater } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

const phone = '7015550101';
let database: TestDatabase;
let shop: Logins;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = createLogins(database.db);
});
afterAll(() => database.drop());

test('registers without a password, and then logs in by code only', async () => {
  const call = await shop.guest();
  await shop.logIn(phone, call);
  const { password: _none, ...withoutPassword } = registration;
  const { token } = await shop.auth.register({ ...withoutPassword, phone }, call);
  const { customerId } = await shop.deviceCall(token);
  expect((await shop.customers.read(customerId!)).has_password).toBe(false);
  await expect(shop.auth.logInWithPassword(phone, '', await shop.guest())).rejects.toThrow('login_wrong');
  expect((await shop.logIn(phone, await shop.guest({ now: minutesLater(2) }))).state).toBe('logged-in');
});
