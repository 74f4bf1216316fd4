import { expect, test } from 'vitest';
import { addBankDays, isDayOff, isHoliday, nextHoliday } from './holidays.ts';

test.each([
  ['2026-11-23', false], // a Monday
  ['2026-11-22', true], // a Sunday
  ['2026-12-16', true], // Independence Day
  ['2026-01-07', true],
  ['2026-05-27', true],
  // 8 March 2026 is a Sunday, so Monday is off; 21 and 22 March are a weekend, so 24 and 25 are off.
  ['2026-03-09', true],
  ['2026-03-10', false],
  ['2026-03-24', true],
  ['2026-03-25', true],
  ['2026-03-26', false],
  // 7 January 2029 is a Sunday; Christmas does not move.
  ['2029-01-08', false],
])('treats %s as a day off: %s', (date, off) => {
  expect(isDayOff(date)).toBe(off);
});

test.each([
  ['2026-11-23', 3, '2026-11-26'],
  ['2026-11-26', 3, '2026-12-01'],
  ['2026-12-14', 3, '2026-12-18'],
  ['2026-12-30', 1, '2026-12-31'],
  ['2026-12-31', 1, '2027-01-05'], // 2 January 2027 is a Saturday, so Monday the 4th is off
  ['2026-11-22', 0, '2026-11-22'],
])('adds to %s %i bank days: %s', (date, days, due) => {
  expect(addBankDays(date, days)).toBe(due);
});

test.each([
  ['2026-12-16', true],
  ['2026-03-08', true],
  // Kurban Ait, as announced, on any day of the week.
  ['2026-05-27', true],
  ['2027-05-16', true],
  ['2028-05-05', true],
  ['2029-04-24', true],
  ['2030-04-13', true],
  ['2026-03-09', false], // only a day off
  ['2026-11-22', false], // only a Sunday
])('treats %s as a holiday: %s', (date, holiday) => {
  expect(isHoliday(date)).toBe(holiday);
});

test.each([
  ['2026-11-22', '2026-12-16'],
  ['2026-12-16', '2026-12-16'],
  ['2026-12-17', '2027-01-01'],
])('finds after %s the next holiday %s', (after, next) => {
  expect(nextHoliday(after)).toBe(next);
});
