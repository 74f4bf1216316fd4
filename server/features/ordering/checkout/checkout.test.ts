import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  address,
  almaty,
  astana,
  contact,
  courierToday,
  createOrdering,
  noon,
  type Ordering,
} from '#test/factories/orders/ordering.ts';
import { almatyMoment } from '#domain/time/calendar.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
let shop: Ordering;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

/** A guest with products in the cart. */
async function guest(products: Record<number, number>, { city = almaty, now = noon } = {}) {
  const { sessionId } = await shop.sessions.create();
  const caller = { sessionId, ensureSession: async () => sessionId, city, now, language: 'ru' as const };
  for (const [id, quantity] of Object.entries(products)) await shop.cart.add(caller, Number(id), quantity);
  return caller;
}
const express = { kind: 'express', address, lifting: false } as const;

test('completes steps one by one and keeps them after a reload', async () => {
  const caller = await guest({ [await shop.addProduct()]: 1 });
  expect((await shop.checkout.read(caller)).step).toBe(1);
  expect((await shop.checkout.setContact(caller, contact)).step).toBe(2);
  expect((await shop.checkout.setDelivery(caller, courierToday)).step).toBe(3);
  expect(await shop.checkout.setPayment(caller, { method: 'card' })).toMatchObject({ step: 3, complete: true });
  expect(await shop.checkout.read(caller)).toMatchObject({
    complete: true,
    draft: { contact, delivery: courierToday, payment: { method: 'card' } },
  });
});

test('prices a delivery as it will be charged without saving it', async () => {
  const caller = await guest({ [await shop.addProduct({ price: 9_000, weightGrams: 12_000 })]: 1 });
  const at = { floor: 4, hasElevator: false, isPrivateHouse: false };
  const before = await shop.checkout.read(caller);
  const preview = await shop.checkout.price(caller, { kind: 'express', parts: 'together', lifting: at });
  expect(preview.toPay).toBe(9_000 + 2_990 + 4 * 500);
  expect(await shop.checkout.price(caller, { kind: 'pickup', parts: 'together', lifting: at })).toMatchObject({
    toPay: 9_000,
  });
  expect(await shop.checkout.read(caller)).toEqual(before);
  await shop.checkout.setContact(caller, contact);
  const saved = await shop.checkout.setDelivery(caller, {
    ...express,
    address: { ...address, floor: '4', hasElevator: false, isPrivateHouse: false },
    lifting: true,
  });
  expect(saved).toMatchObject(preview);
});

test('refuses a position in another city and keeps the delivery', async () => {
  const caller = await guest({ [await shop.addProduct()]: 1 });
  await shop.checkout.setContact(caller, contact);
  await shop.checkout.setDelivery(caller, courierToday);
  const karaganda = { ...address, coordinates: [49.8047, 73.1094] as const };
  for (const choice of [
    { ...courierToday, address: karaganda },
    { ...express, address: karaganda },
  ])
    await expect(shop.checkout.setDelivery(caller, choice)).rejects.toThrow('address_outside_city');
  expect((await shop.checkout.read(caller)).draft.delivery).toEqual(courierToday);
});

test('has no checkout for an empty cart', async () => {
  await expect(shop.checkout.read(await guest({}))).rejects.toThrow('cart_empty');
  await expect(shop.checkout.read({ ...(await guest({})), sessionId: null })).rejects.toThrow('cart_empty');
});

test('makes the delivery incomplete in another city and restores the address on return', async () => {
  const caller = await guest({ [await shop.addProduct()]: 1 });
  await shop.checkout.setContact(caller, contact);
  await shop.checkout.setDelivery(caller, courierToday);
  const inAstana = await shop.checkout.read({ ...caller, city: astana });
  expect(inAstana).toMatchObject({ step: 2, address: null });
  expect(inAstana.draft.delivery).toBeUndefined();
  expect(inAstana.explanation.map(({ kind }) => kind)).not.toContain('delivery');
  expect(await shop.checkout.read(caller)).toMatchObject({ step: 3, address });
});

test('invalidates a date before the cart is ready and keeps the address', async () => {
  const caller = await guest({ [await shop.addProduct()]: 1 });
  await shop.checkout.setContact(caller, contact);
  await shop.checkout.setDelivery(caller, courierToday);
  await shop.cart.add(caller, await shop.addProduct({ stock: {}, supplierDays: 4 }), 1);
  const { step, courier, address: savedAddress } = await shop.checkout.read(caller);
  expect(step).toBe(2);
  expect(savedAddress).toEqual(address);
  expect(courier!.days[0]!.date).toBe('2026-11-28');
  expect(courier!.parts.map(({ date, days }) => [date, days[0]!.date])).toEqual([
    ['2026-11-24', '2026-11-24'],
    ['2026-11-28', '2026-11-28'],
  ]);
});

test.each([
  ['in the city', {}, '2026-11-24'],
  ['in another city', { stock: { 3: 5 } }, '2026-11-26'],
  ['in the central warehouse', { stock: { 4: 5 } }, '2026-11-24'],
  ['to order', { stock: {}, supplierDays: 5 }, '2026-11-29'],
  ['on pre-order', { stock: {}, preorderDate: '2026-12-10' }, '2026-12-10'],
  ['partly in another city', { stock: { 1: 1, 3: 5 } }, '2026-11-26'],
])('offers the first delivery day for products %s', async (_name, product, date) => {
  const caller = await guest({ [await shop.addProduct(product)]: 2 });
  expect((await shop.checkout.read(caller)).courier!.days[0]!.date).toBe(date);
});

test('offers today only while a slot lies ahead', async () => {
  const product = await shop.addProduct();
  const evening = await guest({ [product]: 1 }, { now: new Date('2026-11-24T13:30:00Z') });
  expect((await shop.checkout.read(evening)).courier!.days[0]!.date).toBe('2026-11-25');
  await expect(shop.checkout.setDelivery(evening, courierToday)).rejects.toThrow('slot_unavailable');
  const noonDay = (await shop.checkout.read(await guest({ [product]: 1 }))).courier!.days[0]!;
  expect(noonDay.slots.map(({ slot }) => slot)).toEqual(['14-18', '18-22']);
});

test('offers express before 15:00:00 in a supported city with all products in stock there', async () => {
  const [nearProduct, farProduct] = [await shop.addProduct(), await shop.addProduct({ stock: { 3: 5 } })];
  const lastSecond = await guest({ [nearProduct]: 1 }, { now: new Date('2026-11-24T09:59:59Z') });
  expect(await shop.checkout.setDelivery(lastSecond, express)).toMatchObject({
    courier: { express: { available: true, fee: 2_990, until: '2026-11-24T10:00:00.000Z' } },
    toPay: 12_980,
  });
  await expect(
    shop.checkout.setDelivery({ ...lastSecond, now: new Date('2026-11-24T10:00:00Z') }, express),
  ).rejects.toThrow('express_unavailable');
  await expect(shop.checkout.setDelivery(await guest({ [nearProduct]: 1, [farProduct]: 1 }), express)).rejects.toThrow(
    'express_unavailable',
  );
  expect((await shop.checkout.read(await guest({ [nearProduct]: 1 }, { city: astana }))).courier!.express).toBeNull();
});

test('charges lifting by weight and floor, and requires a floor', async () => {
  const heavyCart = await guest({ [await shop.addProduct({ weightGrams: 60_000, price: 200_000 })]: 1 });
  const withLifting = { ...courierToday, lifting: true } as typeof courierToday;
  const { explanation, toPay, courier } = await shop.checkout.setDelivery(heavyCart, withLifting);
  expect(explanation).toContainEqual(expect.objectContaining({ kind: 'lifting', amount: 3_500 }));
  expect([toPay, courier!.lifting]).toEqual([
    203_500,
    { perFloor: 500, weightGrams: 60_000, fromGrams: 10_000, aboveFloor: 5 },
  ]);
  await expect(
    shop.checkout.setDelivery(heavyCart, { ...withLifting, address: { ...address, floor: '' } } as typeof courierToday),
  ).rejects.toThrow('invalid_input');
  const light = await guest({ [await shop.addProduct()]: 1 });
  expect(
    (
      await shop.checkout.setDelivery(light, {
        ...withLifting,
        address: { ...address, hasElevator: true },
      } as typeof courierToday)
    ).explanation.map(({ kind }) => kind),
  ).not.toContain('lifting');
});

test('sorts shops by readiness, then by name', async () => {
  const [onDostyk, inEveryShop] = [
    await shop.addProduct({ stock: { 2: 5 } }),
    await shop.addProduct({ stock: { 1: 5, 2: 5 } }),
  ];
  const shops = async (products: Record<number, number>, now = noon) =>
    (await shop.checkout.read(await guest(products, { now }))).pickup.map(({ name, readiness }) => [
      name,
      readiness.state,
    ]);
  expect(await shops({ [onDostyk]: 1 })).toEqual([
    ['На Достык', 'today'],
    ['На Абая', 'tomorrow'],
  ]);
  expect(await shops({ [inEveryShop]: 1 })).toEqual([
    ['На Абая', 'today'],
    ['На Достык', 'today'],
  ]);
  expect(await shops({ [inEveryShop]: 1 }, new Date('2026-11-24T14:00:00Z'))).toEqual([
    ['На Абая', 'today'],
    ['На Достык', 'tomorrow'],
  ]);
  expect(
    (await shop.checkout.read(await guest({ [await shop.addProduct({ stock: { 3: 5 } })]: 1 }))).pickup[0]!.readiness,
  ).toEqual({ state: 'days', days: 2, date: '2026-11-26' });
});

test('promises the hour of pickup, and counts the products that a shop has today', async () => {
  const key = await shop.addProduct({ isDigital: true });
  const products = {
    [await shop.addProduct({ stock: { 2: 5 } })]: 1,
    [await shop.addProduct({ stock: { 1: 5, 2: 5 } })]: 1,
  };
  const pickup = async (wanted: Record<number, number>, now: Date) =>
    (await shop.checkout.read(await guest(wanted, { now }))).pickup.map(({ name, readyAt, inStock }) => [
      name,
      readyAt,
      inStock,
    ]);
  expect(await pickup({ ...products, [key]: 1 }, noon)).toEqual([
    ['На Достык', new Date(noon.getTime() + HOUR_MS).toISOString(), 2],
    ['На Абая', null, 1],
  ]);
  // Before opening, preparing begins with the opening.
  expect((await pickup(products, almatyMoment('2026-11-24', '07:00')))[0]).toEqual([
    'На Достык',
    almatyMoment('2026-11-24', '11:00').toISOString(),
    2,
  ]);
});

test('refuses a shop of another city and an unknown one', async () => {
  const caller = await guest({ [await shop.addProduct()]: 1 });
  await expect(shop.checkout.setDelivery(caller, { kind: 'pickup', shopId: 3 })).rejects.toThrow('pickup_unavailable');
  await expect(shop.checkout.setDelivery(caller, { kind: 'pickup', shopId: 999 })).rejects.toThrow(
    'pickup_unavailable',
  );
});

test('fills in the days of later parts when splitting and prices each delivery', async () => {
  const [nearProduct, farProduct] = [
    await shop.addProduct({ price: 5_000 }),
    await shop.addProduct({ price: 30_000, stock: { 3: 5 } }),
  ];
  const caller = await guest({ [nearProduct]: 1, [farProduct]: 1 });
  const inOnePart = await shop.checkout.setDelivery(caller, {
    ...courierToday,
    date: '2026-11-26',
  } as typeof courierToday);
  const inTwoParts = await shop.checkout.setDelivery(caller, {
    ...courierToday,
    parts: 'split',
  } as typeof courierToday);
  expect([inOnePart.toPay, inTwoParts.toPay]).toEqual([35_000, 36_490]);
  expect(inTwoParts.draft.delivery).toMatchObject({
    parts: 'split',
    date: '2026-11-24',
    later: [{ date: '2026-11-26', slot: '14-18' }],
  });
  await expect(
    shop.checkout.setDelivery(caller, {
      ...courierToday,
      parts: 'split',
      later: [{ date: '2026-11-25', slot: '14-18' }],
    } as typeof courierToday),
  ).rejects.toThrow('slot_unavailable');
});

test('changes the stamp with anything the shopper sees', async () => {
  const product = await shop.addProduct();
  const caller = await guest({ [product]: 1 });
  const first = (await shop.checkout.read(caller)).stamp;
  expect((await shop.checkout.read(caller)).stamp).toBe(first);
  await shop.cart.setQuantity(caller, product, 2);
  const second = (await shop.checkout.read(caller)).stamp;
  const third = (await shop.checkout.setDelivery(caller, courierToday)).stamp;
  const fourth = (await shop.checkout.setDelivery(caller, { ...courierToday, slot: '18-22' } as typeof courierToday))
    .stamp;
  expect(new Set([first, second, third, fourth]).size).toBe(4);
});
