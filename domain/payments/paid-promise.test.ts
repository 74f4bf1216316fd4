import { expect, test } from 'vitest';
import { daysAfterPayment, promisedAfterPayment, type PaidPromise } from './paid-promise.ts';

const promise = (overrides: Partial<PaidPromise> = {}): PaidPromise => ({
  method: 'invoice',
  placedOn: '2026-11-24',
  promisedOn: '2026-11-26',
  ...overrides,
});

test.each<[string, Partial<PaidPromise>, number | null]>([
  ['the next day but one', {}, 2],
  ['the same day, as one day', { promisedOn: '2026-11-24' }, 1],
  ['a date over a weekend, which does not count', { placedOn: '2026-11-27', promisedOn: '2026-11-30' }, 1],
  ['a Sunday, as one day', { placedOn: '2026-11-28', promisedOn: '2026-11-29' }, 1],
  ['a date over the December holidays', { placedOn: '2026-12-15', promisedOn: '2026-12-18' }, 2],
  ['by card, whose day stands', { method: 'card' }, null],
  ['on receipt, whose day stands', { method: 'on-receipt' }, null],
])('keeps the lead time of a delivery promised for %s', (_, overrides, days) => {
  expect(daysAfterPayment(promise(overrides))).toBe(days);
});

test.each<[string, Partial<PaidPromise>, string, string]>([
  ['keeps the date of an invoice paid on the day of issue', {}, '2026-11-24', '2026-11-26'],
  ['postpones by a day when an invoice is paid a day later', {}, '2026-11-25', '2026-11-27'],
  ['an invoice paid on Friday comes on Tuesday', {}, '2026-11-27', '2026-12-01'],
  ['a day far ahead never comes nearer', { promisedOn: '2026-12-31' }, '2026-11-25', '2027-01-05'],
  ['keeps the date when a card pays in time', { method: 'card' }, '2026-11-26', '2026-11-26'],
  ['recalculates the date when a credit is signed after it', { method: 'credit' }, '2026-11-27', '2026-12-01'],
])('%s', (_, overrides, paid, day) => {
  expect(promisedAfterPayment(promise(overrides), paid)).toBe(day);
});
