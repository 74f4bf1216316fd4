import { afterAll, beforeAll, expect, test } from 'vitest';
import { Checkout } from '#contract/orders/checkout.ts';
import { Order } from '#contract/orders/orders.ts';
import { EMPTY_ADDRESS, type Address } from '#domain/addresses/address.ts';
import { address, courierToday, createOrdering, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let shop: Ordering;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

// For every current address field there are rows from before it was added (docs/recipes/field.md in reverse).
test.each(Object.keys(EMPTY_ADDRESS) as (keyof Address)[])(
  'shows orders and drafts stored before the address field %s existed with it empty',
  async (field) => {
    const sql = database.db.$client;
    const product = await shop.addProduct();
    const [placedBuyer, unfinished] = [await shop.shopper({ [product]: 1 }), await shop.shopper({ [product]: 1 })];
    const { number } = await placedBuyer.place();
    await sql`update orders set address = address - ${field}::text where number = ${number}`;
    await sql`
      update checkout_drafts set draft = draft #- array['delivery', 'address', ${field}::text] #- array['address', ${field}::text]
      where session_id = ${unfinished.sessionId}`;
    const { orders } = await shop.orders.read({ number }, placedBuyer.caller);
    expect(Order.parse(orders[0]).delivery.address).toEqual({ ...address, [field]: EMPTY_ADDRESS[field] });
    const checkout = Checkout.parse(await shop.checkout.read(unfinished.caller));
    expect(checkout.address).toEqual({ ...address, [field]: EMPTY_ADDRESS[field] });
  },
);

test('shows a stored address that violates current rules unchanged', async () => {
  const buyer = await shop.shopper({ [await shop.addProduct()]: 1 });
  const { number } = await buyer.place();
  const old = { ...address, floor: 'мансарда', street: '—', house: 'x'.repeat(200) };
  await database.db.$client`update orders set address = ${JSON.stringify(old)}::text::jsonb where number = ${number}`;
  const { orders } = await shop.orders.read({ number }, buyer.caller);
  expect(Order.parse(orders[0]).delivery.address).toEqual(old);
});

test('omits an explanation line of an unknown kind', async () => {
  const buyer = await shop.shopper({ [await shop.addProduct()]: 1 });
  const { number } = await buyer.place();
  const lines = [{ kind: 'loyalty-2019', amount: -5 }, { kind: 'to-pay', amount: 7 }, 'nonsense', null];
  await database.db
    .$client`update orders set explanation = ${JSON.stringify(lines)}::text::jsonb where number = ${number}`;
  const { orders } = await shop.orders.read({ number }, buyer.caller);
  expect(Order.parse(orders[0]).explanation).toEqual([{ kind: 'to-pay', amount: 7 }]);
});

test.each([
  [
    'a step that violates current rules',
    { delivery: courierToday, contact: { phone: '12' }, payment: { method: 'bitcoin' } },
  ],
  ['nothing', {}],
  ['a list', []],
  ['a text', 'draft'],
  ['steps of wrong types', { delivery: 7, contact: null, address: 'Абая' }],
])('reads a draft with %s as an incomplete one instead of failing', async (_name, draft) => {
  const { caller, sessionId } = await shop.shopper({ [await shop.addProduct()]: 1 });
  await database.db
    .$client`update checkout_drafts set draft = ${JSON.stringify(draft)}::text::jsonb where session_id = ${sessionId}`;
  const checkout = Checkout.parse(await shop.checkout.read(caller));
  expect([checkout.step, checkout.draft.contact, checkout.draft.payment]).toEqual([1, undefined, undefined]);
});
