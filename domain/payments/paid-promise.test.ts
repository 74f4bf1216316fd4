import { expect, test } from 'vitest';
import { daysAfterPayment, promiseOncePaid, type PaidPromise } from './paid-promise.ts';

const promise = (given: Partial<PaidPromise> = {}): PaidPromise => ({
  method: 'invoice',
  placed: '2026-11-24',
  promised: '2026-11-26',
  ...given,
});

test.each<[string, Partial<PaidPromise>, number | null]>([
  ['the next day but one', {}, 2],
  ['the same day, as one day', { promised: '2026-11-24' }, 1],
  ['over a weekend, which does not count', { placed: '2026-11-27', promised: '2026-11-30' }, 1],
  ['on a Sunday, as one day', { placed: '2026-11-28', promised: '2026-11-29' }, 1],
  ['over the holidays of December', { placed: '2026-12-15', promised: '2026-12-18' }, 2],
  ['by card, whose day stands', { method: 'card' }, null],
  ['on receipt, whose day stands', { method: 'on-receipt' }, null],
])('a delivery promised for %s', (_, given, days) => {
  expect(daysAfterPayment(promise(given))).toBe(days);
});

test.each<[string, Partial<PaidPromise>, string, string]>([
  ['an invoice paid on its own day keeps the day', {}, '2026-11-24', '2026-11-26'],
  ['an invoice paid a day later comes a day later', {}, '2026-11-25', '2026-11-27'],
  ['an invoice paid on Friday comes on Tuesday', {}, '2026-11-27', '2026-12-01'],
  ['a day far ahead never comes nearer', { promised: '2026-12-31' }, '2026-11-25', '2027-01-05'],
  ['a card paid in time keeps the day', { method: 'card' }, '2026-11-26', '2026-11-26'],
  ['a credit signed after the promised day is counted anew', { method: 'credit' }, '2026-11-27', '2026-12-01'],
])('%s', (_, given, paid, day) => {
  expect(promiseOncePaid(promise(given), paid)).toBe(day);
});
