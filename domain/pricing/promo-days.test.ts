import { expect, test } from 'vitest';
import { promoDays, promoState, promoStateAt } from './promo-days.ts';

const days = { from: '2026-11-20', to: '2026-12-10' };

test.each([
  ['2026-11-19', 'coming'],
  ['2026-11-20', 'current'],
  ['2026-12-10', 'current'],
  ['2026-12-11', 'ended'],
])('reports the state on %s as %s', (today, state) => expect(promoState(days, today)).toBe(state));

test('prefers the validity of the promo code; one that expires at midnight ends the day before', () => {
  expect(promoDays(days, undefined)).toEqual(days);
  expect(promoDays(days, { startsAt: null, endsAt: null })).toEqual(days);
  const startsAt = new Date('2026-11-24T19:00:00Z');
  expect(promoDays(days, { startsAt, endsAt: new Date('2026-11-30T19:00:00Z') })).toEqual({
    from: '2026-11-25',
    to: '2026-11-30',
  });
  expect(promoDays(days, { startsAt, endsAt: new Date('2026-11-30T18:59:00Z') }).to).toBe('2026-11-30');
});

test('ends a promotion when its promo code expires', () => {
  const endsAt = new Date('2026-11-27T09:00:00Z');
  const today = promoDays(days, { startsAt: null, endsAt });
  expect(promoStateAt(today, new Date('2026-11-27T08:59:59Z'), { endsAt })).toBe('current');
  expect(promoStateAt(today, endsAt, { endsAt })).toBe('ended');
  expect(promoStateAt(days, endsAt, undefined)).toBe('current');
});
