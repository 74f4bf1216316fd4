import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { contact, courierToday, createOrdering, noon, type Ordering } from '#test/factories/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { forgetBuyers } from './forgotten-buyers.ts';

let database: TestDatabase;
let shop: Ordering;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

const years = (count: number) =>
  new Date(Date.UTC(noon.getUTCFullYear() + count, noon.getUTCMonth(), noon.getUTCDate()));

async function order(status: string, customerId: number | null = null): Promise<string> {
  const product = await shop.addProduct({ stock: { 1: 5 } });
  const { number } = await (await shop.shopper({ [product]: 1 }, { delivery: courierToday })).place();
  await database.db.$client`
    update orders set status = ${status}, customer_id = ${customerId}, updated_at = ${noon} where master_number = ${number}`;
  return number;
}

test('a finished order forgets its buyer when nobody has to know any more, and keeps its sums', async () => {
  const sql = database.db.$client;
  const { customerId } = await insertCustomer(database.db, '7060000001');
  const numbers = {
    finished: await order('completed'),
    open: await order('preparing'),
    owned: await order('completed', customerId),
  };
  const read = async (number: string) =>
    (await sql`select first_name, phone, email, address, to_pay from orders where number = ${number}`)[0]!;
  const before = await read(numbers.finished);
  expect(before).toMatchObject({ first_name: contact.firstName, phone: expect.stringMatching(/^701/) });
  expect(await forgetBuyers(database.db, 5, years(4))).toBe(0);
  expect(await forgetBuyers(database.db, 5, years(6))).toBe(1);
  expect(await forgetBuyers(database.db, 5, years(6))).toBe(0);
  expect(await read(numbers.finished)).toEqual({
    first_name: '',
    phone: '',
    email: '',
    address: null,
    to_pay: before['to_pay'],
  });
  expect(await read(numbers.open)).toMatchObject({ phone: expect.stringMatching(/^701/) });
  expect(await read(numbers.owned)).toMatchObject({ phone: expect.stringMatching(/^701/) });
});
