import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { address, astana, contact, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { inTransaction } from '#server/platform/database/db.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let shop: Ordering;
let customers = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

const tomorrow = new Date('2026-11-25T07:00:00Z');

/** A customer with a completed checkout, whose next cart has one product. */
async function returningCustomer(choice: Parameters<Ordering['shopper']>[1] = {}) {
  const phone = `70255500${String(++customers).padStart(2, '0')}`;
  const customer = await insertCustomer(database.db, phone);
  await database.db.$client`update customers set email = 'own@example.kz' where id = ${customer.customerId}`;
  const product = await shop.addProduct();
  const first = await shop.shopper({ [product]: 1 }, { customer, ...choice });
  await first.place('first');
  const caller = { ...first.caller, now: tomorrow };
  await shop.cart.add(caller, product, 1);
  return { customer, product, caller };
}

test("offers a customer's contact, last address and payment method for the next order", async () => {
  const { caller, customer } = await returningCustomer();
  const next = await shop.checkout.read(caller);
  expect(next).toMatchObject({
    complete: true,
    draft: {
      contact: { phone: customer.phone, firstName: 'Әсел', lastName: 'Ким', email: 'own@example.kz' },
      delivery: { kind: 'courier', address, date: '2026-11-25', slot: '14-18', parts: 'together', lifting: false },
      payment: { method: 'on-receipt' },
    },
  });
});

test('places the offered order with its stamp, once for two presses', async () => {
  const { caller } = await returningCustomer();
  const { stamp } = await shop.checkout.read(caller);
  const [one, other] = await Promise.all([
    shop.checkout.place(caller.sessionId, stamp, 'again', caller),
    shop.checkout.place(caller.sessionId, stamp, 'again', caller),
  ]);
  expect(other.number).toBe(one.number);
  const rows = await database.db.$client`
    select address, email from orders where session_id = ${caller.sessionId} and number = ${one.number}`;
  expect(rows).toMatchObject([{ email: 'own@example.kz', address }]);
});

test('refuses the offered order when a price has changed meanwhile', async () => {
  const { caller, product } = await returningCustomer();
  const { stamp } = await shop.checkout.read(caller);
  await database.db.$client`update offers set price = 12990 where product_id = ${product}`;
  await expect(shop.checkout.place(caller.sessionId, stamp, 'dearer', caller)).rejects.toThrow('cart_changed');
  expect(await shop.checkout.read(caller)).toMatchObject({
    complete: false,
    cart: { lines: [{ state: 'repriced', priceSeen: 9_990 }] },
  });
});

test('offers the shop of the last pickup', async () => {
  const { caller } = await returningCustomer({ delivery: { kind: 'pickup', shopId: 2 } });
  const next = await shop.checkout.read(caller);
  expect(next.draft.delivery).toEqual({ kind: 'pickup', shopId: 2 });
  const { number } = await shop.checkout.place(caller.sessionId, next.stamp, 'pickup', caller);
  const rows = await database.db.$client`select shop_id from orders where number = ${number}`;
  expect(rows).toEqual([{ shop_id: 2 }]);
});

test('offers the default address of the city to a customer without orders there', async () => {
  const { caller, customer } = await returningCustomer();
  const away = { ...caller, city: astana };
  expect((await shop.checkout.read(away)).draft.delivery).toBeUndefined();
  await database.db.$client`
    insert into addresses (customer_id, city_id, street, house, is_selected, created_at, updated_at)
    values (${customer.customerId}, 2, 'Кенесары', '4', true, ${noon}, ${noon})`;
  expect((await shop.checkout.read(away)).draft.delivery).toMatchObject({
    kind: 'courier',
    address: { street: 'Кенесары', house: '4' },
    date: '2026-11-27',
  });
});

test('keeps what the shopper chose instead', async () => {
  const { caller } = await returningCustomer();
  await shop.checkout.setDelivery(caller, { kind: 'pickup', shopId: 1 });
  await shop.checkout.setPayment(caller, { method: 'card' });
  await shop.checkout.setContact(caller, contact);
  expect((await shop.checkout.read(caller)).draft).toEqual({
    contact,
    delivery: { kind: 'pickup', shopId: 1 },
    payment: { method: 'card' },
  });
});

test('offers nothing of another customer, and nothing to a guest', async () => {
  const { product, caller } = await returningCustomer();
  const otherCaller = await insertCustomer(database.db, '7025550099');
  const other = { ...caller, ...otherCaller, ensureSession: async () => otherCaller.sessionId };
  await shop.cart.add(other, product, 1);
  expect((await shop.checkout.read(other)).draft).toEqual({});
  const { sessionId } = await shop.sessions.create();
  const guest = { ...caller, customerId: null, sessionId, ensureSession: async () => sessionId };
  await shop.cart.add(guest, product, 1);
  expect((await shop.checkout.read(guest)).draft).toEqual({});
});

test('drops the contact of another phone at login, and keeps the rest of the checkout', async () => {
  const customer = await insertCustomer(database.db, '7025550077');
  const { phone, customerId, sessionId: to } = customer;
  const product = await shop.addProduct();
  const loginAfter = async (guestPhone: string) => {
    const { caller: guest } = await shop.shopper({ [product]: 1 }, { phone: guestPhone });
    const caller = { ...guest, customerId, sessionId: to, ensureSession: async () => to };
    await inTransaction(database.db, async (tx) => {
      const merge = { from: guest.sessionId, to, customerId };
      await shop.cart.mergeGuest(tx, merge, caller);
      await shop.checkout.mergeGuest(tx, merge);
    });
    return shop.checkout.read(caller);
  };
  const other = await loginAfter('7015550001');
  expect(other).toMatchObject({ step: 1, complete: false, draft: { delivery: { kind: 'courier' } } });
  expect(other.draft.contact).toBeUndefined();
  expect((await loginAfter(phone)).draft.contact).toEqual({ ...contact, phone });
  await database.db.$client`update customers set email = 'own@example.kz' where id = ${customerId}`;
  expect((await loginAfter('7015550001')).draft.contact).toMatchObject({ phone, email: 'own@example.kz' });
});

test.each(['credit', 'invoice'])('does not preselect payment by %s', async (method) => {
  const { caller } = await returningCustomer();
  await database.db.$client`update orders set payment_method = ${method} where session_id = ${caller.sessionId}`;
  expect((await shop.checkout.read(caller)).draft).toMatchObject({ delivery: { kind: 'courier' } });
  expect((await shop.checkout.read(caller)).draft.payment).toBeUndefined();
});

test('requires an email only for a licence key and a surname only for credit', async () => {
  const { sessionId } = await shop.sessions.create();
  const guest = { sessionId, ensureSession: async () => sessionId, city: astana, now: noon, language: 'ru' as const };
  const product = await shop.addProduct({ price: 90_000 });
  await shop.cart.add(guest, product, 1);
  const short = { phone: contact.phone, firstName: 'Дана', lastName: '', email: '' };
  expect(await shop.checkout.setContact(guest, short)).toMatchObject({ step: 2, contactNeeds: [] });
  await shop.checkout.setDelivery(guest, { kind: 'pickup', shopId: 3 });
  expect(await shop.checkout.setPayment(guest, { method: 'credit' })).toMatchObject({
    step: 1,
    complete: false,
    contactNeeds: ['lastName'],
    draft: { contact: short },
  });
  const { stamp } = await shop.checkout.read(guest);
  const caller = { ...guest, customerId: null, ip: '10.9.9.9', origin: 'http://shop.test' };
  await expect(shop.checkout.place(sessionId, stamp, 'no-surname', caller)).rejects.toMatchObject({
    error: 'step_incomplete',
    details: { step: 1 },
  });
  await shop.cart.add(guest, await shop.addProduct({ isDigital: true, stock: { 4: null } }), 1);
  expect(await shop.checkout.setPayment(guest, { method: 'card' })).toMatchObject({ contactNeeds: ['email'], step: 1 });
});
