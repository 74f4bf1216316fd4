import { expect, test } from 'vitest';
import { almatyMoment } from '../time/calendar.ts';
import {
  closingTime,
  formatShopHours,
  isOpenAt,
  lastPickupDay,
  nextStatusChange,
  nextOpening,
  parseShopHours,
  pickupDeadline,
  pickupReadiness,
  pickupReadyAt,
} from './pickup.ts';
import type { ShopHours } from './pickup.ts';
import { MINUTE_MS } from '../time/durations.ts';

const daily: ShopHours = { daily: { open: '10:00', close: '21:00' } };
const office: ShopHours = {
  weekdays: { open: '09:00', close: '18:00' },
  saturday: { open: '10:00', close: '15:00' },
  sunday: null,
};
const saturday = '2026-09-05';
const moment = (time: string, date = saturday) => almatyMoment(date, time);

test.each([
  // hours, the shop has all, another shop has, distance, moment → state, days, date
  [daily, true, false, null, moment('12:00'), 'today', 0, '2026-09-05'],
  [daily, true, true, 5, moment('19:59'), 'today', 0, '2026-09-05'],
  [daily, true, false, null, moment('20:00'), 'tomorrow', 1, '2026-09-06'],
  [daily, true, false, null, moment('23:30'), 'tomorrow', 1, '2026-09-06'],
  [daily, true, false, null, moment('06:00'), 'today', 0, '2026-09-05'],
  [daily, false, true, 5, moment('12:00'), 'tomorrow', 1, '2026-09-06'],
  [daily, false, false, 5, moment('12:00'), 'days', 5, '2026-09-10'],
  [daily, false, false, 1, moment('12:00'), 'tomorrow', 1, '2026-09-06'],
  [office, true, false, null, moment('13:59'), 'today', 0, '2026-09-05'],
  [office, true, false, null, moment('14:00'), 'days', 2, '2026-09-07'],
  [office, false, true, null, moment('12:00'), 'days', 2, '2026-09-07'],
  [office, true, false, null, moment('12:00', '2026-09-06'), 'tomorrow', 1, '2026-09-07'],
] as const)(
  'promises for %o, in stock %s, nearby %s, distance %s, at %s: %s in %i',
  (hours, hasAll, hasAllInOtherShop, distanceDays, now, state, days, date) => {
    expect(pickupReadiness({ hours, hasAll, hasAllInOtherShop, distanceDays, now })).toEqual({ state, days, date });
  },
);

test.each([
  // Before opening, while open, and at the last moment.
  ['06:00', '11:00'],
  ['12:30', '13:30'],
  ['19:59', '20:59'],
])('prepares an order of %s by %s', (at, readyAt) => {
  expect(pickupReadyAt({ hours: daily, now: moment(at) })).toEqual(moment(readyAt));
});

test('takes the preparation time from the settings', () => {
  const settings = { minutesBeforeClosing: 120, moveDays: 1, keepDays: 3 };
  expect(pickupReadyAt({ hours: daily, now: moment('12:00'), settings })).toEqual(moment('14:00'));
  expect(pickupReadyAt({ hours: office, now: moment('12:00', '2026-09-06') })).toBeNull();
});

test('returns null when no shop has the products or the shop never opens', () => {
  const input = { hasAll: false, hasAllInOtherShop: false, distanceDays: null, now: moment('12:00') };
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
])('reports on Saturday at %s as open: %s', (time, answer) => {
  expect(isOpenAt(office, moment(time))).toBe(answer);
  expect(isOpenAt(office, moment(time, '2026-09-06'))).toBe(false);
});

test('treats a midnight closing as the end of the day', () => {
  const late: ShopHours = { daily: { open: '10:00', close: '24:00' } };
  expect(isOpenAt(late, moment('23:59'))).toBe(true);
  expect(closingTime(late, saturday)).toEqual(moment('00:00', '2026-09-06'));
  expect(closingTime(office, '2026-09-06')).toBeNull();
});

test.each([
  ['08:00', '10:00'],
  ['10:00', '14:00'],
  ['13:59', '14:00'],
  ['14:00', '15:00'],
  ['15:00', '24:00'],
])('changes the wording on Saturday after %s at %s', (now, change) => {
  expect(nextStatusChange(office, moment(now))).toEqual(moment(change));
});

test('changes the wording on a closed day at midnight', () => {
  expect(nextStatusChange(office, moment('12:00', '2026-09-06'))).toEqual(moment('24:00', '2026-09-06'));
});

test('keeps the readiness constant between two changes', () => {
  for (const hours of [daily, office]) {
    for (let minute = 0; minute < 1440; minute += 7) {
      const now = new Date(moment('00:00').getTime() + minute * MINUTE_MS);
      const last = new Date(nextStatusChange(hours, now).getTime() - 1);
      const input = { hours, hasAll: true, hasAllInOtherShop: false, distanceDays: null };
      expect(pickupReadiness({ ...input, now: last })).toEqual(pickupReadiness({ ...input, now }));
      expect(isOpenAt(hours, last)).toBe(isOpenAt(hours, now));
    }
  }
});

test('keeps an order for three days after it is ready', () => {
  expect(lastPickupDay(saturday)).toBe('2026-09-08');
  expect(pickupDeadline(saturday)).toEqual(moment('24:00', '2026-09-08'));
});

test.each([
  ['daily 10:00-22:00', { daily: { open: '10:00', close: '22:00' } }],
  ['09:00-18:00;10:00-15:00;closed', office],
  ['daily 00:00-24:00', { daily: { open: '00:00', close: '24:00' } }],
  ['daily 20:30-23:59', { daily: { open: '20:30', close: '23:59' } }],
  ['closed;10:00-15:00;closed', { weekdays: null, saturday: { open: '10:00', close: '15:00' }, sunday: null }],
])('parses and formats %s', (text, hours) => {
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
  'daily 10:00-10:00',
  'daily 10:60-20:00',
  'daily 10:00-20:60',
  'daily 10:00-24:30',
  'daily 1 10:00-20:00',
  'daily x10:00-20:00',
  'daily 10:00-20:00x',
  'daily 10:00-20:00 closed',
  'holidays 10:00-20:00',
  'x;10:00-15:00;10:00-15:00',
  '10:00-15:00;x;10:00-15:00',
  '10:00-15:00;10:00-15:00;x',
  '10:00-15:00;10:00-15:00;closed;closed',
])('rejects %s', (text) => {
  expect(parseShopHours(text)).toBeNull();
});

const festive: ShopHours = { ...daily, holidays: { open: '11:00', close: '18:00' } };
const withoutHolidays: ShopHours = { ...office, holidays: null };

test("uses a shop's holiday hours", () => {
  expect(isOpenAt(festive, moment('10:30', '2026-12-16'))).toBe(false);
  expect(isOpenAt(festive, moment('11:00', '2026-12-16'))).toBe(true);
  expect(closingTime(festive, '2026-12-16')).toEqual(moment('18:00', '2026-12-16'));
  expect(isOpenAt(daily, moment('10:30', '2026-12-16'))).toBe(true);
  expect(closingTime(withoutHolidays, '2026-12-16')).toBeNull();
  // Order promises use the same hours: a holiday evening ends earlier, and a closed day postpones the promise.
  const input = { hasAll: true, hasAllInOtherShop: false, distanceDays: null };
  expect(pickupReadiness({ ...input, hours: festive, now: moment('17:30', '2026-12-16') })?.state).toBe('tomorrow');
  expect(pickupReadiness({ ...input, hours: withoutHolidays, now: moment('12:00', '2026-12-16') })).toMatchObject({
    days: 1,
    date: '2026-12-17',
  });
});

test.each([
  [daily, moment('09:00'), { date: saturday, time: '10:00' }],
  [daily, moment('10:00'), { date: '2026-09-06', time: '10:00' }],
  [office, moment('16:00'), { date: '2026-09-07', time: '09:00' }],
  [festive, moment('22:00', '2026-12-15'), { date: '2026-12-16', time: '11:00' }],
  [withoutHolidays, moment('19:00', '2026-12-15'), { date: '2026-12-17', time: '09:00' }],
  [{ weekdays: null, saturday: null, sunday: null }, moment('12:00'), null],
] as const)('opens %o next after %s: %o', (hours, now, opening) => {
  expect(nextOpening(hours, now)).toEqual(opening);
});

test('ignores extra spaces', () => {
  expect(parseShopHours('  daily   10:00-21:00|holidays   11:00-18:00  ')).toEqual(festive);
  expect(parseShopHours('09:00-18:00 ; 10:00-15:00 ; closed')).toEqual(office);
});

test('searches two weeks ahead for a shop open on holidays only', () => {
  const rare: ShopHours = { weekdays: null, saturday: null, sunday: null, holidays: { open: '11:00', close: '18:00' } };
  expect(nextOpening(rare, moment('12:00', '2026-12-02'))).toBeNull();
  expect(nextOpening(rare, moment('12:00', '2026-12-03'))).toEqual({ date: '2026-12-16', time: '11:00' });
  const input = { hours: rare, hasAll: true, hasAllInOtherShop: false, distanceDays: null };
  expect(pickupReadiness({ ...input, now: moment('12:00', '2026-12-01') })).toBeNull();
  expect(pickupReadiness({ ...input, now: moment('12:00', '2026-12-02') })).toMatchObject({ days: 14, state: 'days' });
});

test.each(['daily 10:00-21:00 | holidays 11:00-18:00', '09:00-18:00;10:00-15:00;closed | holidays closed'])(
  'parses and formats holiday hours: %s',
  (text) => {
    expect(formatShopHours(parseShopHours(text)!)).toBe(text);
  },
);

test.each([
  'daily 10:00-21:00 | holidays',
  'daily 10:00-21:00 | 11:00-18:00',
  'daily 10:00-21:00 | holidays 18:00-11:00',
  'daily 10:00-21:00 | holidays 11:00-18:00 closed',
])('rejects invalid hours: %s', (text) => {
  expect(parseShopHours(text)).toBeNull();
});
