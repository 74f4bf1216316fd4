import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { awaitedKeys } from '../../ordering/orders/payment/awaited-keys.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  bank = createScriptedGateway();
  shop = await createOrdering(database.db, { gateway: bank });
});
afterAll(() => database.drop());

const customer = async () =>
  (await insertCustomer(database.db, `70600${String(++phones).padStart(5, '0')}`)).customerId;
const game = () => shop.addProduct({ isDigital: true, stock: { 1: null } });
const listKeys = (customerId: number) => shop.keys.list(customerId, 'ru');

/** A paid order of digital products. */
async function paid(products: Record<number, number>, customerId: number | null) {
  const buyer = await shop.shopper(products, { delivery: { kind: 'digital' }, method: 'card' });
  const { number } = await buyer.place();
  await database.db.$client`update orders set customer_id = ${customerId} where master_number = ${number}`;
  bank.orderPayments(number).at(-1)!.truth = 'approved';
  await shop.orders.check({ number }, buyer.caller);
  const { orders } = await shop.orders.read({ number }, buyer.caller);
  expect(orders[0]).toMatchObject({ status: 'completed' });
  return { ...buyer, number };
}

test('assigns a paid order one key per unit, hidden until the customer opens it', async () => {
  const [id, product] = [await customer(), await game()];
  expect(await shop.keys.load(product, ['AAA-1', 'AAA-2', 'AAA-3', 'AAA-2'])).toEqual({ added: 3, free: 3 });
  expect(await shop.keys.load(product, ['AAA-3'])).toEqual({ added: 0, free: 3 });
  expect(await shop.keys.load(await shop.addProduct({ stock: { 1: 5 } }), ['AAA-4'])).toBeNull();
  const { number } = await paid({ [product]: 2 }, id);
  const keys = await listKeys(id);
  expect(keys).toMatchObject([
    { productId: product, orderNumber: number, key: null, openedAt: null },
    { productId: product, orderNumber: number, key: null, openedAt: null },
  ]);
  expect((await shop.keys.open(id, keys[1]!.id, 'ru', noon)).key).toBe('AAA-1');
  await expect(shop.keys.open(await customer(), keys[0]!.id, 'ru', noon)).rejects.toThrow('key_not_found');
});

test('assigns the last key to one of two concurrent buyers and the next loaded key to the other', async () => {
  const product = await game();
  await shop.keys.load(product, ['LAST-1']);
  const [first, second] = [await customer(), await customer()];
  await Promise.all([paid({ [product]: 1 }, first), paid({ [product]: 1 }, second)]);
  const counts = async () => [(await listKeys(first)).length, (await listKeys(second)).length].toSorted();
  expect(await counts()).toEqual([0, 1]);
  const awaited = await Promise.all([first, second].map((id) => awaitedKeys(database.db, id, 'ru')));
  expect(awaited.flat()).toMatchObject([{ id: null, productId: product, key: null, openedAt: null }]);
  await shop.keys.load(product, ['LAST-2', 'LAST-3', 'LAST-4']);
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => shop.orders.assignKeys(noon, new Date(0))));
  expect(await counts()).toEqual([1, 1]);
  expect(await shop.orders.assignKeys(noon, new Date(0))).toBe(0);
});

test("moves a guest's key with its order to the account", async () => {
  const product = await game();
  await shop.keys.load(product, ['GUEST-1']);
  const { sessionId, phone } = await paid({ [product]: 1 }, null);
  const id = await customer();
  await inTransaction(database.db, (tx) =>
    shop.orders.mergeGuest(tx, { from: sessionId, to: sessionId, customerId: id, verifiedPhone: phone }, { now: noon }),
  );
  expect(await listKeys(id)).toMatchObject([{ productId: product, key: null }]);
});

test('frees unopened keys of a cancelled or returned order', async () => {
  const [id, product] = [await customer(), await game()];
  await shop.keys.load(product, ['BACK-1', 'BACK-2']);
  const { number } = await paid({ [product]: 2 }, id);
  const [first] = await listKeys(id);
  await shop.keys.open(id, first!.id, 'ru', noon);
  await inTransaction(database.db, (tx) => shop.keys.withdraw(tx, [number]));
  expect(await listKeys(id)).toMatchObject([{ id: first!.id, openedAt: noon.toISOString() }]);
  expect(await shop.keys.load(product, [])).toEqual({ added: 0, free: 1 });
});

test('generates keys in a shop without real payments when none is loaded', async () => {
  const sandbox = await createOrdering(database.db, { gateway: bank, sandbox: true });
  const product = await sandbox.addProduct({ isDigital: true, stock: { 1: null } });
  const id = await customer();
  const claim = { orderNumber: 'demo', customerId: id, productId: product, quantity: 1 };
  expect(await inTransaction(database.db, (tx) => shop.keys.assign(tx, [claim], noon))).toBe(1);
  expect(await inTransaction(database.db, (tx) => sandbox.keys.assign(tx, [claim], noon))).toBe(0);
  expect(await inTransaction(database.db, (tx) => sandbox.keys.assign(tx, [claim], noon))).toBe(0);
  const [key] = await listKeys(id);
  expect((await sandbox.keys.open(id, key!.id, 'ru', noon)).key).toMatch(/^(?:[A-Z2-9]{5}-){4}[A-Z2-9]{5}$/);
});
