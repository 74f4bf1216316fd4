import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { hasReceived } from './orders.rows.ts';

let database: TestDatabase;
let shop: Ordering;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

test('a returned product no longer counts as received, others of its order do', async () => {
  const sql = database.db.$client;
  const [phone, cable] = [await shop.addProduct(), await shop.addProduct()];
  const { customerId } = await insertCustomer(database.db, '7013334455');
  const number = await insertOrder(database.db, customerId, [phone, cable]);
  const findReceived = () => Promise.all([phone, cable].map((product) => hasReceived(sql, customerId, product)));
  expect(await findReceived()).toEqual([true, true]);
  await sql`
    with request as (
      insert into returns (number, order_id, state, reason, comment, money, delivery, bonuses, earned, created_at, updated_at)
      select 'V-2026-1', id, 'received', 'other', '', 9990, 0, 0, 0, ${noon}, ${noon} from orders where number = ${number}
      returning id)
    insert into return_lines (return_id, product_id, quantity, money, bonuses, earned)
    select id, ${phone}, 1, 9990, 0, 0 from request`;
  expect(await findReceived()).toEqual([false, true]);
});
