import { expect, test } from 'vitest';
import { holidaysOfYear } from './holiday-calendar.ts';
import { isHoliday } from './holidays.ts';

test('lists the holidays of a year in order, with their days off', () => {
  const year = holidaysOfYear('2026-11-22');
  expect(year.map(({ name, from }) => `${from} ${name}`)).toEqual([
    '2026-12-16 independence',
    '2027-01-01 new-year',
    '2027-01-07 christmas',
    '2027-03-08 womens-day',
    '2027-03-21 nauryz',
    '2027-05-01 unity',
    '2027-05-07 defender',
    '2027-05-09 victory',
    '2027-05-16 kurban-ait',
    '2027-07-06 capital',
    '2027-08-30 constitution',
    '2027-10-25 republic',
  ]);
  // 1 January 2027 is a Friday: off are Friday, the weekend, and Monday for Saturday 2 January.
  expect(year.find(({ name }) => name === 'new-year')).toMatchObject({ to: '2027-01-02', daysOff: 4 });
  expect(year.find(({ name }) => name === 'capital')).toMatchObject({ daysOff: 1 });
});

test('includes a holiday in progress', () => {
  expect(holidaysOfYear('2027-03-23')[0]).toMatchObject({ name: 'nauryz', from: '2027-03-21' });
});

test('marks holidays', () => {
  for (const { from, to } of holidaysOfYear('2026-11-22')) expect([from, to].map(isHoliday)).toEqual([true, true]);
});
