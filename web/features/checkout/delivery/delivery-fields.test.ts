import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/addresses/address.ts';
import type { Checkout, CourierDay, DeliveryAddress } from '#contract/orders/checkout.ts';
import { address as flat } from '#test/factories/address.ts';
import {
  courierSpan,
  deliveryChoice,
  deliveryFields,
  deliveryPreview,
  deliveryProblems,
  parseStoredDelivery,
  firstFreeVisit,
  availableFields,
  type DeliveryFields,
} from './delivery-fields.ts';

const address: DeliveryAddress = { ...flat, street: ' Абая ', hasElevator: true, coordinates: [43.24, 76.95] };
const days: CourierDay[] = [
  {
    date: '2026-01-10',
    slots: [
      { slot: '14-18', free: false },
      { slot: '18-22', free: true },
    ],
  },
  {
    date: '2026-01-11',
    slots: [
      { slot: '10-14', free: true },
      { slot: '14-18', free: true },
    ],
  },
];
const laterDays: CourierDay[] = [{ date: '2026-01-13', slots: [{ slot: '10-14', free: true }] }];

const courier: NonNullable<Checkout['courier']> = {
  days,
  fee: 1490,
  freeFrom: 20_000,
  express: { available: true, fee: 2990, until: '2026-01-10T10:00:00Z', hours: 3 },
  lifting: { perFloor: 500, weightGrams: 12_000, fromGrams: 10_000, aboveFloor: 5 },
  parts: [
    { date: '2026-01-10', productIds: [1], days },
    { date: '2026-01-13', productIds: [2], days: laterDays },
  ],
};
const shop = {
  shopId: 3,
  name: 'Sauda',
  address: '',
  hours: '',
  latitude: null,
  longitude: null,
  readiness: { state: 'today' as const, days: 0, date: '2026-01-10' },
  readyAt: '2026-01-10T08:00:00.000Z',
  inStock: 1,
};
const checkout: Checkout = {
  cart: {
    lines: [],
    later: [],
    count: 0,
    explanation: [],
    total: 0,
    services: 0,
    bonus: 0,
    weightGrams: 0,
    toFreeDelivery: 0,
    ready: true,
  },
  hasVisit: false,
  draft: {},
  address: null,
  contactNeeds: [],
  step: 2,
  complete: false,
  courier,
  pickup: [shop],
  pickupKeepDays: 3,
  reservationMinutes: 30,
  payments: ['card'],
  creditProblem: null,
  savings: { promo: null, coupons: [], bonuses: null, giftCards: [] },
  cards: { saved: [], canSave: false },
  gifts: { offers: [], chosen: null, lost: null, next: null },
  explanation: [],
  toPay: 0,
  earnedBonuses: 0,
  stamp: 's',
};
const fields = (change: Partial<DeliveryFields>): DeliveryFields =>
  availableFields({ ...deliveryFields(checkout), kind: 'courier', address, ...change }, checkout);

test('offers the first free time', () => {
  expect(firstFreeVisit(days)).toEqual({ date: '2026-01-10', slot: '18-22' });
  expect(firstFreeVisit([])).toBeNull();
});

test('moves a full or past time to the first free one and keeps a free one', () => {
  expect(fields({ visit: { date: '2026-01-10', slot: '14-18' } }).visit).toEqual({ date: '2026-01-10', slot: '18-22' });
  expect(fields({ visit: { date: '2026-01-11', slot: '14-18' } }).visit).toEqual({ date: '2026-01-11', slot: '14-18' });
});

test('replaces a delivery method that is no longer available', () => {
  const withoutExpress = { ...checkout, courier: { ...courier, express: { ...courier.express!, available: false } } };
  expect(availableFields(fields({ kind: 'express' }), withoutExpress).kind).toBe('');
  expect(availableFields(fields({ kind: 'pickup', shopId: 3 }), { ...checkout, pickup: [] })).toMatchObject({
    kind: '',
    shopId: null,
  });
});

test('lists problems in the order of the screen', () => {
  expect(deliveryProblems(fields({ kind: '' }))).toEqual(['kind']);
  expect(deliveryProblems(fields({ kind: 'pickup' }))).toEqual(['shop']);
  expect(deliveryProblems(fields({ address: { ...address, street: ' ', house: '', floor: 'два' } }))).toEqual([
    'street',
    'house',
    'floor',
  ]);
  expect(deliveryProblems(fields({ lifting: true, address: { ...address, floor: '' } }))).toEqual(['floor-lifting']);
  expect(deliveryProblems({ ...fields({}), visit: null })).toEqual(['visit']);
  expect(deliveryProblems(fields({}))).toEqual([]);
});

test('sends a private house without floor and lifting', () => {
  const choice = deliveryChoice(fields({ lifting: true, address: { ...address, isPrivateHouse: true } }));
  expect(choice).toMatchObject({
    kind: 'courier',
    lifting: false,
    address: { street: 'Абая', house: '10', apartment: '', floor: '', hasElevator: false },
  });
});

test('creates one visit per part of a split delivery', () => {
  expect(deliveryChoice(fields({ parts: 'split' }))).toMatchObject({
    kind: 'courier',
    parts: 'split',
    date: '2026-01-10',
    slot: '18-22',
    later: [{ date: '2026-01-13', slot: '10-14' }],
  });
  expect(deliveryChoice(fields({}))).not.toHaveProperty('later');
});

test('restores the form from the previous choice', () => {
  const choice = deliveryChoice(fields({ parts: 'split', lifting: true }));
  expect(availableFields(deliveryFields({ ...checkout, draft: { delivery: choice } }), checkout)).toMatchObject({
    kind: 'courier',
    parts: 'split',
    lifting: true,
    address: { street: 'Абая' },
  });
  expect(deliveryFields({ ...checkout, address }).address).toEqual(address);
});

test("uses the first and last product's days for the courier", () => {
  expect(courierSpan({ ...courier, days: laterDays })).toEqual({ first: '2026-01-10', last: '2026-01-13' });
  expect(courierSpan({ days, parts: courier.parts.slice(0, 1) })).toEqual({ first: '2026-01-10', last: '2026-01-10' });
  expect(courierSpan({ ...courier, days: [] })).toBeNull();
});

test('previews the price-relevant fields of an unfinished form', () => {
  const fields = deliveryFields({ draft: {}, address: null, courier } as unknown as Checkout);
  expect(deliveryPreview(fields)).toBeNull();
  const express = { ...fields, kind: 'express' as const, lifting: true };
  expect(deliveryPreview(express)).toEqual({ kind: 'express', parts: 'together', lifting: null });
  const lifted = { floor: 7, hasElevator: true, isPrivateHouse: false };
  expect(deliveryPreview({ ...express, address })).toEqual({ kind: 'express', parts: 'together', lifting: lifted });
  expect(deliveryPreview({ ...express, address: { ...address, isPrivateHouse: true } })).toMatchObject({
    lifting: null,
  });
  expect(deliveryPreview({ ...express, kind: 'pickup', parts: 'split', address })).toEqual({
    kind: 'pickup',
    parts: 'together',
    lifting: null,
  });
});

test('converts fields stored by another release to the current shape', () => {
  const initial = deliveryFields(checkout);
  for (const stored of [null, 7, 'text', [], {}]) expect(parseStoredDelivery(stored, initial)).toEqual(initial);
  const { street, house } = EMPTY_ADDRESS;
  const older = { kind: 'drone', address: { street, house, gate: 'B' }, visit: { date: 7 }, visits: [{}], shopId: 'x' };
  expect(parseStoredDelivery(older, initial)).toEqual({
    ...initial,
    address: EMPTY_ADDRESS,
    visit: null,
    visits: [null],
    shopId: null,
  });
  const complete = { ...initial, kind: 'courier' as const, address, shopId: 4 };
  expect(parseStoredDelivery(JSON.parse(JSON.stringify(complete)), initial)).toEqual(complete);
});
