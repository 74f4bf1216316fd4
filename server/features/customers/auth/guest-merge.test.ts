import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogins, PASSWORD, registration, type Logins } from '#test/factories/customers.ts';
import { almaty, astana, contact, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { LoginCall } from './auth.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

const phone = '7011234567';
const limits = { 'cart.quantity': 10, 'cart.lines': 3 };

let database: TestDatabase;
let shop: Ordering;
let logins: Logins;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database;
  await db.$client`truncate customers, sessions, orders, cart_lines, auth_attempts, phone_codes cascade`;
  shop = await createOrdering(db, { settings: limits });
  logins = createLogins(db, { guestMergers: [shop.cart.mergeGuest, shop.checkout.mergeGuest, shop.orders.mergeGuest] });
});

const caller = (call: LoginCall) => ({
  ...call,
  ensureSession: async () => call.sessionId!,
  sessionId: call.sessionId!,
});
const logIn = async (call: LoginCall) => logins.auth.logInWithPassword(phone, PASSWORD, call);

describe('merging the cart at login', () => {
  test('adds quantities up to the limits of stock and cart, and reports reductions', async () => {
    const [scarce, many, ownOrder] = [
      await shop.addProduct({ stock: { 1: 5 } }),
      await shop.addProduct(),
      await shop.addProduct(),
    ];
    const device = await logins.register(phone);
    for (const [id, quantity] of [
      [scarce, 3],
      [many, 7],
      [ownOrder, 1],
    ] as const)
      await shop.cart.add(caller(device), id, quantity);
    const guest = await logins.guest();
    for (const [id, quantity] of [
      [scarce, 4],
      [many, 2],
    ] as const)
      await shop.cart.add(caller(guest), id, quantity);
    const { joined, token } = await logIn(guest);
    expect(joined).toEqual({ cartLines: 2, reduced: [scarce], warranties: [], orders: 0, claims: 0 });
    const { lines } = await shop.cart.read(caller(await logins.deviceCall(token)));
    expect(lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [scarce, 5],
      [many, 9],
      [ownOrder, 1],
    ]);
  });

  test('never reduces existing quantities, even when the stock has fallen since', async () => {
    const product = await shop.addProduct({ stock: { 1: 9 } });
    const guest = await logins.guest();
    await logins.register(phone);
    await shop.cart.add(caller(guest), product, 8);
    await database.db.$client`update stocks set reserved = 7 where product_id = ${product}`;
    const { token } = await logIn(guest);
    expect(await shop.cart.read(caller(await logins.deviceCall(token)))).toMatchObject({
      lines: [{ quantity: 8, available: 2, state: 'short' }],
    });
  });

  test('marks a price that changed for either cart, and products not sold in the city', async () => {
    const [older, newer, elsewhere] = [
      await shop.addProduct({ price: 10_000 }),
      await shop.addProduct({ price: 10_000 }),
      await shop.addProduct({ price: null }),
    ];
    await database.db.$client`insert into offers (product_id, city_id, price) values (${elsewhere}, 1, 7000)`;
    const device = await logins.register(phone);
    await shop.cart.add(caller(device), older, 1);
    const guest = await logins.guest({ city: astana });
    await shop.cart.add(caller(guest), newer, 1);
    await shop.cart.add({ ...caller(guest), city: almaty }, elsewhere, 1);
    await database.db.$client`update offers set price = 12000 where product_id in (${older}, ${newer})`;
    await shop.cart.add(caller(guest), older, 1);
    const { token } = await logIn(guest);
    const cart = await shop.cart.read({ ...caller(await logins.deviceCall(token)), city: astana });
    expect(Object.fromEntries(cart.lines.map(({ product, state }) => [product.id, state]))).toEqual({
      [older]: 'repriced',
      [newer]: 'repriced',
      [elsewhere]: 'unavailable',
    });
  });

  test('stops at the line limit of a cart and lists the omitted lines', async () => {
    const products = await Promise.all(Array.from({ length: 4 }, () => shop.addProduct()));
    const device = await logins.register(phone);
    for (const id of products.slice(0, 2)) await shop.cart.add(caller(device), id, 1);
    const guest = await logins.guest();
    for (const id of products.slice(2)) await shop.cart.add(caller(guest), id, 1);
    const { joined, token } = await logIn(guest);
    expect(joined).toMatchObject({ cartLines: 1, reduced: [products[3]] });
    expect((await shop.cart.read(caller(await logins.deviceCall(token)))).lines).toHaveLength(3);
  });

  test('shares one cart across devices and leaves the browser an empty one after logout', async () => {
    const product = await shop.addProduct();
    const [phoneApp, browser] = [await logins.register(phone), await logins.guest()];
    await shop.cart.add(caller(browser), product, 2);
    await logIn(browser);
    expect((await shop.cart.read(caller(phoneApp))).count).toBe(2);
    expect((await shop.cart.read(caller(browser))).count).toBe(0);
    expect(await logins.sessions.lockGuest(database.db.$client, browser.sessionId!)).toBe(false);
  });

  test('runs once for concurrent calls', async () => {
    const product = await shop.addProduct();
    await logins.register(phone);
    const guest = await logins.guest();
    await shop.cart.add(caller(guest), product, 2);
    const answers = await Promise.all([logIn(guest), logIn(guest), logIn(guest)]);
    expect((await shop.cart.read(caller(await logins.deviceCall(answers[0].token)))).count).toBe(2);
  });
});

describe('merging orders and checkout at login', () => {
  test("adds the guest's orders, and those of a phone only when it was just verified", async () => {
    const product = await shop.addProduct();
    const [sessionBuyer, phoneBuyer] = [
      await shop.shopper({ [product]: 1 }),
      await shop.shopper({ [product]: 1 }, { phone }),
    ];
    const [sessionOrder, phoneOrder] = [await sessionBuyer.place(), await phoneBuyer.place()];
    await logins.register(phone, { now: new Date(noon.getTime() - HOUR_MS) });
    await database.db.$client`update orders set customer_id = null`;
    const byPassword = await logIn(await logins.guest({ sessionId: sessionBuyer.sessionId }));
    expect(byPassword.joined.orders).toBe(1);
    const owners = async () =>
      (await database.db.$client`select number, customer_id is not null as joined from orders order by id`).map(
        ({ number, joined }) => [number, joined],
      );
    expect(await owners()).toEqual([
      [sessionOrder.number, true],
      [phoneOrder.number, false],
    ]);
    const byCode = await logins.logIn(phone, await logins.guest());
    expect(byCode).toMatchObject({ joined: { orders: 1 } });
    expect(await owners()).toEqual([
      [sessionOrder.number, true],
      [phoneOrder.number, true],
    ]);
  });

  test('asks the customer about orders placed under another name, and moves only the accepted ones', async () => {
    const product = await shop.addProduct({ stock: { 1: null } });
    const orderByPhone = async (firstName: string, lastName: string) => {
      const buyer = await shop.shopper({ [product]: 2 }, { phone });
      await shop.checkout.setContact(buyer.caller, { ...contact, phone, firstName, lastName });
      const { stamp } = await shop.checkout.read(buyer.caller);
      return { ...buyer, ...(await shop.checkout.place(buyer.sessionId, stamp, 'key', buyer.caller)) };
    };
    const [ownOrder, giftOrder, otherOrder] = [
      await orderByPhone(' асел', 'КИМ'),
      await orderByPhone('Айгүл', 'Сейтқали'),
      await orderByPhone('Иван', 'Петров'),
    ];
    const { customerId } = await logins.register(phone);
    const ownedNumbers = async () =>
      (await database.db.$client`select number from orders where customer_id = ${customerId} order by id`).map(
        ({ number }) => number as string,
      );
    expect(await ownedNumbers()).toEqual([ownOrder.number]);
    expect(await shop.orders.claims.list(customerId!)).toMatchObject([
      { number: otherOrder.number, name: 'Иван П.', quantity: 2 },
      { number: giftOrder.number, name: 'Айгүл С.' },
    ]);

    // Numbers that were not offered change nothing.
    const other = await (await shop.shopper({ [product]: 1 }, { phone: '7017654321' })).place();
    await shop.orders.claims.confirm(customerId!, [other.number], noon);
    expect(await ownedNumbers()).toEqual([ownOrder.number]);

    expect(await shop.orders.claims.confirm(customerId!, [giftOrder.number], noon)).toHaveLength(1);
    expect(await shop.orders.claims.decline(customerId!, [otherOrder.number], noon)).toEqual([]);
    expect(await ownedNumbers()).toEqual([ownOrder.number, giftOrder.number]);
    await shop.orders.claims.confirm(customerId!, [otherOrder.number], noon);
    const secondLogin = await logins.logIn(phone, await logins.guest({ now: new Date(noon.getTime() + 120_000) }));
    expect(secondLogin).toMatchObject({ joined: { orders: 0, claims: 0 } });
    expect(await shop.orders.claims.list(customerId!)).toEqual([]);
  });

  test('asks about an order that was placed under another name in the same browser', async () => {
    const product = await shop.addProduct();
    const guest = await shop.shopper({ [product]: 1 }, { phone: '7017654321' });
    await shop.checkout.setContact(guest.caller, {
      ...contact,
      phone: '7017654321',
      firstName: 'Иван',
      lastName: 'Петров',
    });
    const { stamp } = await shop.checkout.read(guest.caller);
    const { number } = await shop.checkout.place(guest.sessionId, stamp, 'key', guest.caller);
    const { customerId } = await logins.register(phone);
    const { joined } = await logIn(await logins.guest({ sessionId: guest.sessionId }));
    expect(joined).toMatchObject({ orders: 0, claims: 1 });
    expect(await shop.orders.claims.list(customerId!)).toMatchObject([{ number }]);
  });

  test("opens an order of the account on all the customer's devices, including the one that placed it", async () => {
    const product = await shop.addProduct();
    const buyer = await shop.shopper({ [product]: 1 }, { phone });
    const { number } = await buyer.place();
    const device = await logins.register(phone);
    const read = (call: object) => shop.orders.read({ number }, { ...buyer.caller, sessionId: null, ...call });
    const { customerId, sessionId } = device;
    expect((await read({ customerId, sessionId })).orders).toHaveLength(1);
    expect((await read({ sessionId: buyer.sessionId })).orders).toHaveLength(1);
    const otherDevice = await logins.register('7017654321');
    await expect(read({ customerId: otherDevice.customerId, sessionId: otherDevice.sessionId })).rejects.toThrow(
      'order_not_found',
    );
  });

  test('assigns an order placed by the customer to the account immediately', async () => {
    const product = await shop.addProduct();
    const buyer = await shop.shopper({ [product]: 1 });
    const device = await logins.register(phone);
    await database.db.$client`update sessions set customer_id = null where id = ${device.sessionId}`;
    await database.db.$client`update sessions set customer_id = ${device.customerId} where id = ${buyer.sessionId}`;
    const { number } = await buyer.place();
    const [row] = await database.db.$client`select customer_id from orders where number = ${number}`;
    expect(row!.customer_id).toBe(device.customerId);
  });

  test('repeats a checkout whose response was lost by its key after login, without a second order', async () => {
    const product = await shop.addProduct();
    const buyer = await shop.shopper({ [product]: 1 });
    const { number } = await buyer.place('one key');
    await logins.register(phone);
    const { token } = await logIn(await logins.guest({ sessionId: buyer.sessionId }));
    const device = await logins.deviceCall(token);
    const repeated = await shop.checkout.place(device.sessionId!, buyer.stamp, 'one key', caller(device));
    expect(repeated.number).toBe(number);
  });

  test("resumes the guest's checkout", async () => {
    const product = await shop.addProduct();
    const buyer = await shop.shopper({ [product]: 1 }, { phone });
    await logins.register(phone);
    const { token } = await logIn(await logins.guest({ sessionId: buyer.sessionId }));
    const checkout = await shop.checkout.read(caller(await logins.deviceCall(token)));
    expect(checkout).toMatchObject({ complete: true, draft: { contact: { ...contact, phone } } });
  });

  test('changes neither guest nor customer when any merge fails', async () => {
    const product = await shop.addProduct();
    await logins.register(phone);
    const guest = await logins.guest();
    await shop.cart.add(caller(guest), product, 2);
    const failing = createLogins(database.db, {
      guestMergers: [shop.cart.mergeGuest, () => Promise.reject(new Error('the connection is lost'))],
    });
    await expect(failing.auth.logInWithPassword(phone, PASSWORD, guest)).rejects.toThrow('the connection is lost');
    expect((await shop.cart.read(caller(guest))).count).toBe(2);
    const fresh = await logins.guest();
    await logins.logIn('7017654321', fresh);
    await expect(failing.auth.register({ ...registration, phone: '7017654321' }, fresh)).rejects.toThrow('lost');
    expect(await logins.customers.byPhone(database.db.$client, '7017654321')).toBeUndefined();
    expect((await logins.auth.register({ ...registration, phone: '7017654321' }, fresh)).state).toBe('logged-in');
  });
});
