import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  almatyDate,
  almatyHour,
  almatyMinutes,
  almatyTime,
  almatyYear,
  almatyMoment,
  daysBetween,
  formatDate,
  formatTimeRange,
  isDate,
  parseMinutes,
  nextMidnight,
  relativeDay,
  weekday,
} from './calendar.ts';

const utc = (text: string) => new Date(text);

test.each([
  ['2026-09-04T18:59:59.999Z', '2026-09-04', 23, 1439, '23:59'],
  ['2026-09-04T19:00:00Z', '2026-09-05', 0, 0, '00:00'],
  ['2026-12-31T19:00:00Z', '2027-01-01', 0, 0, '00:00'],
  ['2026-09-05T09:59:59Z', '2026-09-05', 14, 899, '14:59'],
])('converts %s to %s in Almaty', (moment, date, hour, minutes, time) => {
  expect(almatyDate(utc(moment))).toBe(date);
  expect(almatyHour(utc(moment))).toBe(hour);
  expect(almatyMinutes(utc(moment))).toBe(minutes);
  expect(almatyTime(utc(moment))).toBe(time);
  expect(almatyYear(utc(moment))).toBe(Number(date.slice(0, 4)));
});

test.each([
  ['2026-09-05', '15:00', '2026-09-05T10:00:00.000Z'],
  ['2026-09-05', '00:00', '2026-09-04T19:00:00.000Z'],
  ['2026-09-05', '24:00', '2026-09-05T19:00:00.000Z'],
])('converts %s %s in Almaty to %s', (date, time, moment) => {
  expect(almatyMoment(date, time).toISOString()).toBe(moment);
});

test('returns a later midnight even exactly at midnight', () => {
  expect(nextMidnight(utc('2026-09-04T19:00:00Z')).toISOString()).toBe('2026-09-05T19:00:00.000Z');
  expect(nextMidnight(utc('2026-09-04T18:59:59Z')).toISOString()).toBe('2026-09-04T19:00:00.000Z');
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-09-05', 0, '2026-09-05'],
])('computes %s plus %i days as %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
  expect(daysBetween(date, expected)).toBe(days);
});

test('round-trips any day and time', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), fc.nat(1439), (days, minutes) => {
      const date = addDays('2026-01-01', days);
      const moment = almatyMoment(
        date,
        `${String(Math.trunc(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
      );
      expect(almatyDate(moment)).toBe(date);
      expect(almatyMinutes(moment)).toBe(minutes);
    }),
  );
});

test('starts weeks on Monday', () => {
  expect(['2026-09-05', '2026-09-06', '2026-09-07'].map(weekday)).toEqual([6, 7, 1]);
});

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  // Century years are not leap years, except every fourth.
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2026-11-00', false],
  ['2026/11/24', false],
  ['2026-11-24 ', false],
  ['2026-13-01', false],
  ['2026-9-5', false],
  ['', false],
])('validates the date %s: %s', (text, answer) => {
  expect(isDate(text)).toBe(answer);
});

test('throws for invalid dates and times', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  for (const time of ['24:01', '9:00', '10:60', '', '99:00', '110:00', '10:000'])
    expect(() => parseMinutes(time)).toThrow(RangeError);
});

test.each([
  ['ru', 'long', '5 сентября 2026 г.'],
  ['kk', 'long', '2026 ж. 5 қыркүйек'],
  ['ru', 'short', '05.09.2026'],
  ['kk', 'short', '05.09.2026'],
  ['ru', 'dayMonth', '5 сентября'],
  ['kk', 'dayMonth', '5 қыркүйек'],
  ['ru', 'weekday', 'сб, 5 сентября'],
  ['kk', 'weekday', '5 қыркүйек, сб'],
] as const)('formats %s %s as %s', (language, style, text) => {
  expect(formatDate('2026-09-05', language, style)).toBe(text);
});

test.each([
  ['2026-09-04', 'вчера', 'кеше'],
  ['2026-09-05', 'сегодня', 'бүгін'],
  ['2026-09-06', 'завтра', 'ертең'],
  ['2026-09-07', 'послезавтра', 'бүрсігүні'],
  ['2026-09-08', '8 сентября', '8 қыркүйек'],
  ['2026-09-03', '3 сентября', '3 қыркүйек'],
  ['2027-01-09', '9 января 2027 г.', '2027 ж. 9 қаңтар'],
])('on 5 September, describes %s as %s, %s', (date, ru, kk) => {
  const now = utc('2026-09-05T05:00:00Z');
  expect(relativeDay(date, now, 'ru')).toBe(ru);
  expect(relativeDay(date, now, 'kk')).toBe(kk);
});

test('changes relative day names at midnight in Almaty', () => {
  expect(relativeDay('2026-09-06', utc('2026-09-05T18:59:59Z'), 'ru')).toBe('завтра');
  expect(relativeDay('2026-09-06', utc('2026-09-05T19:00:00Z'), 'ru')).toBe('сегодня');
});

test('formats time ranges', () => {
  expect(formatTimeRange('10:00', '14:00')).toBe('10:00–\u206014:00');
});
