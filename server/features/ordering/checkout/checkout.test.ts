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
  const place = { sessionId, ensureSession: async () => sessionId, city, now, language: 'ru' as const };
  for (const [id, quantity] of Object.entries(products)) await shop.cart.add(place, Number(id), quantity);
  return place;
}
const express = { kind: 'express', address, lifting: false } as const;

test('completes steps one by one and keeps them after a reload', async () => {
  const place = await guest({ [await shop.addProduct()]: 1 });
  expect((await shop.checkout.read(place)).step).toBe(1);
  expect((await shop.checkout.setContact(place, contact)).step).toBe(2);
  expect((await shop.checkout.setDelivery(place, courierToday)).step).toBe(3);
  expect(await shop.checkout.setPayment(place, { method: 'card' })).toMatchObject({ step: 3, complete: true });
  expect(await shop.checkout.read(place)).toMatchObject({
    complete: true,
    draft: { contact, delivery: courierToday, payment: { method: 'card' } },
  });
});

test('prices a delivery as it will be charged without saving it', async () => {
  const place = await guest({ [await shop.addProduct({ price: 9_000, weightGrams: 12_000 })]: 1 });
  const at = { floor: 4, hasElevator: false, isPrivateHouse: false };
  const before = await shop.checkout.read(place);
  const looked = await shop.checkout.price(place, { kind: 'express', parts: 'together', lifting: at });
  expect(looked.toPay).toBe(9_000 + 2_990 + 4 * 500);
  expect(await shop.checkout.price(place, { kind: 'pickup', parts: 'together', lifting: at })).toMatchObject({
    toPay: 9_000,
  });
  expect(await shop.checkout.read(place)).toEqual(before);
  await shop.checkout.setContact(place, contact);
  const saved = await shop.checkout.setDelivery(place, {
    ...express,
    address: { ...address, floor: '4', hasElevator: false, isPrivateHouse: false },
    lifting: true,
  });
  expect(saved).toMatchObject(looked);
});

test('refuses a position in another city and keeps the delivery', async () => {
  const place = await guest({ [await shop.addProduct()]: 1 });
  await shop.checkout.setContact(place, contact);
  await shop.checkout.setDelivery(place, courierToday);
  const karaganda = { ...address, coordinates: [49.8047, 73.1094] as const };
  for (const choice of [
    { ...courierToday, address: karaganda },
    { ...express, address: karaganda },
  ])
    await expect(shop.checkout.setDelivery(place, choice)).rejects.toThrow('address_outside_city');
  expect((await shop.checkout.read(place)).draft.delivery).toEqual(courierToday);
});

test('has no checkout for an empty cart', async () => {
  await expect(shop.checkout.read(await guest({}))).rejects.toThrow('cart_empty');
  await expect(shop.checkout.read({ ...(await guest({})), sessionId: null })).rejects.toThrow('cart_empty');
});

test('makes the delivery incomplete in another city and restores the address on return', async () => {
  const place = await guest({ [await shop.addProduct()]: 1 });
  await shop.checkout.setContact(place, contact);
  await shop.checkout.setDelivery(place, courierToday);
  const away = await shop.checkout.read({ ...place, city: astana });
  expect(away).toMatchObject({ step: 2, address: null });
  expect(away.draft.delivery).toBeUndefined();
  expect(away.explanation.map(({ kind }) => kind)).not.toContain('delivery');
  expect(await shop.checkout.read(place)).toMatchObject({ step: 3, address });
});

test('invalidates a date before the cart is ready and keeps the address', async () => {
  const place = await guest({ [await shop.addProduct()]: 1 });
  await shop.checkout.setContact(place, contact);
  await shop.checkout.setDelivery(place, courierToday);
  await shop.cart.add(place, await shop.addProduct({ stock: {}, supplierDays: 4 }), 1);
  const { step, courier, address: typed } = await shop.checkout.read(place);
  expect(step).toBe(2);
  expect(typed).toEqual(address);
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
  const place = await guest({ [await shop.addProduct(product)]: 2 });
  expect((await shop.checkout.read(place)).courier!.days[0]!.date).toBe(date);
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
  const [near, far] = [await shop.addProduct(), await shop.addProduct({ stock: { 3: 5 } })];
  const lastSecond = await guest({ [near]: 1 }, { now: new Date('2026-11-24T09:59:59Z') });
  expect(await shop.checkout.setDelivery(lastSecond, express)).toMatchObject({
    courier: { express: { available: true, fee: 2_990, until: '2026-11-24T10:00:00.000Z' } },
    toPay: 12_980,
  });
  await expect(
    shop.checkout.setDelivery({ ...lastSecond, now: new Date('2026-11-24T10:00:00Z') }, express),
  ).rejects.toThrow('express_unavailable');
  await expect(shop.checkout.setDelivery(await guest({ [near]: 1, [far]: 1 }), express)).rejects.toThrow(
    'express_unavailable',
  );
  expect((await shop.checkout.read(await guest({ [near]: 1 }, { city: astana }))).courier!.express).toBeNull();
});

test('charges lifting by weight and floor, and requires a floor', async () => {
  const heavy = await guest({ [await shop.addProduct({ weightGrams: 60_000, price: 200_000 })]: 1 });
  const lifted = { ...courierToday, lifting: true } as typeof courierToday;
  const { explanation, toPay, courier } = await shop.checkout.setDelivery(heavy, lifted);
  expect(explanation).toContainEqual(expect.objectContaining({ kind: 'lifting', amount: 3_500 }));
  expect([toPay, courier!.lifting]).toEqual([
    203_500,
    { perFloor: 500, weightGrams: 60_000, fromGrams: 10_000, aboveFloor: 5 },
  ]);
  await expect(
    shop.checkout.setDelivery(heavy, { ...lifted, address: { ...address, floor: '' } } as typeof courierToday),
  ).rejects.toThrow('invalid_input');
  const light = await guest({ [await shop.addProduct()]: 1 });
  expect(
    (
      await shop.checkout.setDelivery(light, {
        ...lifted,
        address: { ...address, hasElevator: true },
      } as typeof courierToday)
    ).explanation.map(({ kind }) => kind),
  ).not.toContain('lifting');
});

test('sorts shops by readiness, then by name', async () => {
  const [onDostyk, everywhere] = [
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
  expect(await shops({ [everywhere]: 1 })).toEqual([
    ['На Абая', 'today'],
    ['На Достык', 'today'],
  ]);
  expect(await shops({ [everywhere]: 1 }, new Date('2026-11-24T14:00:00Z'))).toEqual([
    ['На Абая', 'today'],
    ['На Достык', 'tomorrow'],
  ]);
  expect(
    (await shop.checkout.read(await guest({ [await shop.addProduct({ stock: { 3: 5 } })]: 1 }))).pickup[0]!.readiness,
  ).toEqual({ state: 'days', days: 2, date: '2026-11-26' });
});

test('refuses a shop of another city and an unknown one', async () => {
  const place = await guest({ [await shop.addProduct()]: 1 });
  await expect(shop.checkout.setDelivery(place, { kind: 'pickup', shopId: 3 })).rejects.toThrow('pickup_unavailable');
  await expect(shop.checkout.setDelivery(place, { kind: 'pickup', shopId: 999 })).rejects.toThrow('pickup_unavailable');
});

test('fills in the days of later parts when splitting and prices each delivery', async () => {
  const [near, far] = [
    await shop.addProduct({ price: 5_000 }),
    await shop.addProduct({ price: 30_000, stock: { 3: 5 } }),
  ];
  const place = await guest({ [near]: 1, [far]: 1 });
  const together = await shop.checkout.setDelivery(place, {
    ...courierToday,
    date: '2026-11-26',
  } as typeof courierToday);
  const split = await shop.checkout.setDelivery(place, { ...courierToday, parts: 'split' } as typeof courierToday);
  expect([together.toPay, split.toPay]).toEqual([35_000, 36_490]);
  expect(split.draft.delivery).toMatchObject({
    parts: 'split',
    date: '2026-11-24',
    later: [{ date: '2026-11-26', slot: '14-18' }],
  });
  await expect(
    shop.checkout.setDelivery(place, {
      ...courierToday,
      parts: 'split',
      later: [{ date: '2026-11-25', slot: '14-18' }],
    } as typeof courierToday),
  ).rejects.toThrow('slot_unavailable');
});

test('changes the stamp with anything the shopper sees', async () => {
  const product = await shop.addProduct();
  const place = await guest({ [product]: 1 });
  const first = (await shop.checkout.read(place)).stamp;
  expect((await shop.checkout.read(place)).stamp).toBe(first);
  await shop.cart.set(place, product, 2);
  const second = (await shop.checkout.read(place)).stamp;
  const third = (await shop.checkout.setDelivery(place, courierToday)).stamp;
  const fourth = (await shop.checkout.setDelivery(place, { ...courierToday, slot: '18-22' } as typeof courierToday))
    .stamp;
  expect(new Set([first, second, third, fourth]).size).toBe(4);
});
