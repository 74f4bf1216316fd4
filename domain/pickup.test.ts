import { expect, test } from 'vitest';
import { atAlmaty } from './calendar.ts';
import {
  closingTime,
  formatShopHours,
  isOpenAt,
  keptUntil,
  nextChange,
  parseShopHours,
  pickupExpires,
  pickupReadiness,
} from './pickup.ts';
import type { ShopHours } from './pickup.ts';

const daily: ShopHours = { daily: { open: '10:00', close: '21:00' } };
const office: ShopHours = {
  weekdays: { open: '09:00', close: '18:00' },
  saturday: { open: '10:00', close: '15:00' },
  sunday: null,
};
const saturday = '2026-09-05';
const at = (time: string, date = saturday) => atAlmaty(date, time);

test.each([
  // hours, the shop has all, another shop has, distance, moment → state, days, date
  [daily, true, false, null, at('12:00'), 'today', 0, '2026-09-05'],
  [daily, true, true, 5, at('19:59'), 'today', 0, '2026-09-05'],
  [daily, true, false, null, at('20:00'), 'tomorrow', 1, '2026-09-06'],
  [daily, true, false, null, at('23:30'), 'tomorrow', 1, '2026-09-06'],
  [daily, true, false, null, at('06:00'), 'today', 0, '2026-09-05'],
  [daily, false, true, 5, at('12:00'), 'tomorrow', 1, '2026-09-06'],
  [daily, false, false, 5, at('12:00'), 'days', 5, '2026-09-10'],
  [daily, false, false, 1, at('12:00'), 'tomorrow', 1, '2026-09-06'],
  [office, true, false, null, at('13:59'), 'today', 0, '2026-09-05'],
  [office, true, false, null, at('14:00'), 'days', 2, '2026-09-07'],
  [office, false, true, null, at('12:00'), 'days', 2, '2026-09-07'],
  [office, true, false, null, at('12:00', '2026-09-06'), 'tomorrow', 1, '2026-09-07'],
] as const)(
  '%o, here %s, near %s, far %s, at %s: %s in %i',
  (hours, hasAll, otherShopOfCityHasAll, distanceDays, now, state, days, date) => {
    expect(pickupReadiness({ hours, hasAll, otherShopOfCityHasAll, distanceDays, now })).toEqual({ state, days, date });
  },
);

test('products nobody has and shops that never open are never ready', () => {
  const input = { hasAll: false, otherShopOfCityHasAll: false, distanceDays: null, now: at('12:00') };
  expect(pickupReadiness({ ...input, hours: daily })).toBeNull();
  expect(
    pickupReadiness({ ...input, hasAll: true, hours: { weekdays: null, saturday: null, sunday: null } }),
  ).toBeNull();
});

test.each([
  ['09:59', false],
  ['10:00', true],
  ['14:59', true],
  ['15:00', false],
])('on Saturday at %s the shop is open: %s', (time, answer) => {
  expect(isOpenAt(office, at(time))).toBe(answer);
  expect(isOpenAt(office, at(time, '2026-09-06'))).toBe(false);
});

test('closing at midnight is the last moment of the day', () => {
  const late: ShopHours = { daily: { open: '10:00', close: '24:00' } };
  expect(isOpenAt(late, at('23:59'))).toBe(true);
  expect(closingTime(late, saturday)).toEqual(at('00:00', '2026-09-06'));
  expect(closingTime(office, '2026-09-06')).toBeNull();
});

test.each([
  ['08:00', '10:00'],
  ['10:00', '14:00'],
  ['13:59', '14:00'],
  ['14:00', '15:00'],
  ['15:00', '24:00'],
])('on Saturday after %s the words change at %s', (now, change) => {
  expect(nextChange(office, at(now))).toEqual(at(change));
});

test('on a closed day the words change at midnight', () => {
  expect(nextChange(office, at('12:00', '2026-09-06'))).toEqual(at('24:00', '2026-09-06'));
});

test('between two changes the readiness stays the same', () => {
  for (const hours of [daily, office]) {
    for (let minute = 0; minute < 1440; minute += 7) {
      const now = new Date(at('00:00').getTime() + minute * 60_000);
      const last = new Date(nextChange(hours, now).getTime() - 1);
      const input = { hours, hasAll: true, otherShopOfCityHasAll: false, distanceDays: null };
      expect(pickupReadiness({ ...input, now: last })).toEqual(pickupReadiness({ ...input, now }));
      expect(isOpenAt(hours, last)).toBe(isOpenAt(hours, now));
    }
  }
});

test('an order is kept three days after it is ready', () => {
  expect(keptUntil(saturday)).toBe('2026-09-08');
  expect(pickupExpires(saturday)).toEqual(at('24:00', '2026-09-08'));
});

test.each([
  ['daily 10:00-22:00', { daily: { open: '10:00', close: '22:00' } }],
  ['09:00-18:00;10:00-15:00;closed', office],
  ['daily 00:00-24:00', { daily: { open: '00:00', close: '24:00' } }],
])('%s is read and written', (text, hours) => {
  expect(parseShopHours(text)).toEqual(hours);
  expect(formatShopHours(hours as ShopHours)).toBe(text);
});

test.each([
  '',
  'daily',
  'daily closed',
  '10:00-20:00',
  'daily 22:00-10:00',
  'daily 9:00-18:00',
  '10:00-20:00;10:00-20:00',
  'closed;closed;closed',
  'daily 10:00-25:00',
])('%s is refused', (text) => {
  expect(parseShopHours(text)).toBeNull();
});
