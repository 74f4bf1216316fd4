import { expect, test } from 'vitest';
import { almatyMoment } from '../time/calendar.ts';
import {
  compareForGap,
  shouldOfferLifting,
  isNearFreeDelivery,
  courierFee,
  defaultDelivery,
  deliveryDates,
  isExpressAvailable,
  expressCutoff,
  isSlotFree,
  liftingFee,
  missingForFreeDelivery,
  slotKey,
  remainingSlots,
  earliestVisit,
  promiseChangesAt,
} from './delivery.ts';

test.each([
  [0, 1490, 20_000],
  [19_999, 1490, 1],
  [20_000, 0, 0],
  [20_001, 0, 0],
])('charges for products of %i: courier %i, missing to free %i', (productsTotal, fee, missing) => {
  expect(courierFee(productsTotal)).toBe(fee);
  expect(missingForFreeDelivery(productsTotal)).toBe(missing);
});

test('takes the fees from the settings', () => {
  const settings = {
    ...defaultDelivery,
    courierFee: 900,
    freeFrom: 5000,
    liftingPerFloor: 700,
    expressBefore: '12:00',
  };
  expect([courierFee(4999, settings), courierFee(5000, settings)]).toEqual([900, 0]);
  expect(liftingFee({ weightGrams: 10_000, floor: 2, hasElevator: true }, settings)).toBe(1400);
  expect(isExpressAvailable(almatyMoment('2026-09-05', '12:00'), true, settings)).toBe(false);
});

test.each([
  ['2026-09-05T09:59:59.999Z', true, true],
  ['2026-09-05T10:00:00.000Z', true, false],
  ['2026-09-05T18:59:59Z', true, false],
  ['2026-09-05T19:00:00Z', true, true],
  ['2026-09-05T05:00:00Z', false, false],
])('offers express at %s, in a city with express (%s): %s', (moment, has, answer) => {
  expect(isExpressAvailable(new Date(moment), has)).toBe(answer);
});

test('returns when express ends, for the cache', () => {
  expect(expressCutoff(new Date('2026-09-05T05:00:00Z')).toISOString()).toBe('2026-09-05T10:00:00.000Z');
});

test.each([
  // weight, floor, elevator, fee
  [9999, 5, false, 0],
  [9999, 6, false, 3000],
  [9999, 6, true, 0],
  [9999, 20, true, 0],
  [10_000, 1, true, 500],
  [10_000, 3, false, 1500],
  [10_000, 6, true, 3000],
  [10_000, 6, false, 3000],
  [45_000, 9, true, 4500],
  [0, 9, false, 4500],
  [10_000, 0, false, 0],
  [10_000, -1, false, 0],
])('charges %i g to floor %i, elevator %s: %i ₸', (weightGrams, floor, hasElevator, fee) => {
  expect(liftingFee({ weightGrams, floor, hasElevator })).toBe(fee);
  expect(liftingFee({ weightGrams, floor, hasElevator, isPrivateHouse: true })).toBe(0);
});

test.each([
  ['09:59', ['10-14', '14-18', '18-22']],
  ['10:00', ['14-18', '18-22']],
  ['13:59', ['14-18', '18-22']],
  ['14:00', ['18-22']],
  ['17:59', ['18-22']],
  ['18:00', []],
  ['23:59', []],
])('offers today at %s the slots %o', (time, ids) => {
  const now = almatyMoment('2026-09-05', time);
  expect(remainingSlots('2026-09-05', now).map((slot) => slot.id)).toEqual(ids);
  expect(remainingSlots('2026-09-06', now)).toHaveLength(3);
  expect(remainingSlots('2026-09-04', now)).toEqual([]);
});

test.each([
  ['09:59', '2026-09-05', '2026-09-05 10-14'],
  ['10:00', '2026-09-05', '2026-09-05 14-18'],
  ['17:59', '2026-09-01', '2026-09-05 18-22'],
  ['18:00', '2026-09-05', '2026-09-06 10-14'],
  ['18:00', '2026-09-09', '2026-09-09 10-14'],
])('promises at %s for products ready on %s the first visit %s', (time, ready, expected) => {
  const { date, slot } = earliestVisit(ready, almatyMoment('2026-09-05', time));
  expect(`${date} ${slot}`).toBe(expected);
});

test.each([
  ['09:59', true, '2026-09-05', '10:00'],
  ['10:00', true, '2026-09-05', '14:00'],
  ['14:00', true, '2026-09-05', '15:00'],
  ['14:00', false, '2026-09-05', '18:00'],
  ['18:00', true, '2026-09-06', '00:00'],
])('changes the promise made at %s, express %s, on %s at %s', (time, express, date, expectedTime) => {
  expect(promiseChangesAt(almatyMoment('2026-09-05', time), express)).toEqual(almatyMoment(date, expectedTime));
});

test('starts the calendar when the products are ready and skips an ended day', () => {
  const booked = new Map<string, number>();
  const late = { now: almatyMoment('2026-09-05', '18:00'), readyDate: '2026-09-05', booked };
  expect(deliveryDates(late).map((day) => day.date)).toEqual(
    Array.from({ length: 10 }, (_, index) => `2026-09-${String(index + 6).padStart(2, '0')}`),
  );
  expect(deliveryDates({ ...late, readyDate: '2026-09-20' })[0]?.date).toBe('2026-09-20');
  expect(deliveryDates({ ...late, readyDate: '2026-08-01' })[0]?.date).toBe('2026-09-06');
});

test('always offers ten days', () => {
  for (const time of ['09:00', '17:59', '23:59']) {
    const calendar = {
      now: almatyMoment('2026-09-05', time),
      readyDate: '2026-09-05',
      booked: new Map<string, number>(),
    };
    expect(deliveryDates(calendar)).toHaveLength(10);
  }
});

test('shows a full slot as unavailable', () => {
  const booked = new Map([
    [slotKey('2026-09-06', '14-18'), 30],
    [slotKey('2026-09-06', '18-22'), 29],
  ]);
  const calendar = { now: almatyMoment('2026-09-05', '12:00'), readyDate: '2026-09-06', booked };
  expect(deliveryDates(calendar)[0]).toEqual({
    date: '2026-09-06',
    slots: [
      { slot: '10-14', free: true },
      { slot: '14-18', free: false },
      { slot: '18-22', free: true },
    ],
  });
  expect(isSlotFree(calendar, '2026-09-06', '14-18')).toBe(false);
  expect(isSlotFree(calendar, '2026-09-06', '18-22')).toBe(true);
  expect(isSlotFree(calendar, '2026-09-05', '18-22')).toBe(false);
  expect(isSlotFree(calendar, '2030-01-01', '18-22')).toBe(false);
});

test.each([
  [240, { floor: '9', hasElevator: false }, false],
  [2_999, { floor: '9', hasElevator: false }, false],
  [3_000, { floor: '6', hasElevator: false }, true],
  [3_000, { floor: '6', hasElevator: true }, false],
  [3_000, { floor: '5', hasElevator: false }, false],
  [3_000, { floor: '', hasElevator: false }, false],
  [10_000, { floor: '1', hasElevator: true }, true],
  [10_000, { floor: '', hasElevator: false }, true],
])('asks about lifting %i grams to %o: %s', (weightGrams, to, isAsked) => {
  const terms = { weightGrams, fromGrams: 10_000, aboveFloor: 5 };
  expect(shouldOfferLifting(terms, { ...to, isPrivateHouse: false })).toBe(isAsked);
  expect(shouldOfferLifting(terms, { ...to, isPrivateHouse: true })).toBe(false);
});

test.each([
  [20_000, 0, false],
  [13_334, 6_666, true],
  [13_333, 6_667, false],
  [0, 20_000, false],
])('decides whether free delivery is near with %i in the cart and %i missing: %s', (total, missing, isNear) => {
  expect(isNearFreeDelivery(total, missing)).toBe(isNear);
});

test('sorts prices by how well they fill the gap to free delivery', () => {
  const prices = [900, 5_000, 2_000, 1_999, 2_500];
  expect(prices.toSorted((one, other) => compareForGap(2_000, one, other))).toEqual([2_000, 2_500, 5_000, 1_999, 900]);
});
