import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { contact, courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createUploadsService } from '../../media/uploads/uploads.service.ts';
import { eraseBuyers } from './erase-buyers.ts';

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

test("erases the buyer's data from an old finished order and keeps its amounts", async () => {
  const sql = database.db.$client;
  const { customerId } = await insertCustomer(database.db, '7060000001');
  const numbers = {
    finished: await order('completed'),
    open: await order('preparing'),
    owned: await order('completed', customerId),
  };
  const read = async (number: string) =>
    (await sql`select first_name, phone, email, address, to_pay from orders where number = ${number}`)[0]!;
  const ordersBefore = await read(numbers.finished);
  expect(ordersBefore).toMatchObject({ first_name: contact.firstName, phone: expect.stringMatching(/^701/) });
  expect(await eraseBuyers(database.db, 5, years(4))).toBe(0);
  expect(await eraseBuyers(database.db, 5, years(6))).toBe(1);
  expect(await eraseBuyers(database.db, 5, years(6))).toBe(0);
  expect(await read(numbers.finished)).toEqual({
    first_name: '',
    phone: '',
    email: '',
    address: null,
    to_pay: ordersBefore['to_pay'],
  });
  expect(await read(numbers.open)).toMatchObject({ phone: expect.stringMatching(/^701/) });
  expect(await read(numbers.owned)).toMatchObject({ phone: expect.stringMatching(/^701/) });
});

test("erases a guest's return comments and photos with the buyer, and keeps amounts and customers' photos", async () => {
  const sql = database.db.$client;
  const uploads = createUploadsService({ db: database.db, dir: await temporaryFolder('erase-buyers') });
  const { customerId } = await insertCustomer(database.db, '7060000002');
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00707f' } })
    .png()
    .toBuffer();
  const createReturn = async (owner: number | null) => {
    const number = await order('completed', owner);
    const [row] = await sql<{ id: number }[]>`select id from orders where master_number = ${number}`;
    const of = { customerId: owner, orderId: row!.id };
    const { key } = await uploads.store(
      of,
      { name: 'a.png', data: photo.toString('base64') },
      { ip: '192.0.2.1', now: noon },
    );
    await uploads.claim(sql, of, [key], 'return');
    await sql`
      with asked as (
        insert into returns (number, order_id, state, reason, comment, money, delivery, bonuses, earned, created_at, updated_at)
        values (${`V-2026-${number}`}, ${row!.id}, 'refunded', 'faulty', 'Әселдің үйінде қосылмады', 5000, 0, 0, 0, ${noon}, ${noon}) returning id)
      insert into return_files (return_id, file_id) select asked.id, f.id from asked, customer_files f where f.key = ${key}`;
    return key;
  };
  const [guests, customerReturn] = [await createReturn(null), await createReturn(customerId)];
  await eraseBuyers(database.db, 5, years(4));
  expect(await uploads.deleteExpired(years(4))).toBe(0);
  expect(await eraseBuyers(database.db, 5, years(6))).toBe(1);
  expect(await uploads.deleteExpired(years(6))).toBe(1);
  await expect(uploads.read(guests)).rejects.toThrow('file_not_found');
  expect(await uploads.read(customerReturn)).toBeInstanceOf(Buffer);
  expect(await sql`select comment, money from returns order by comment`).toEqual([
    { comment: '', money: 5000 },
    { comment: 'Әселдің үйінде қосылмады', money: 5000 },
  ]);
});
