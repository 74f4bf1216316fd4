import { expect, test } from 'vitest';
import { summariseBonuses, type BonusEntry } from './bonus-ledger.ts';

const now = new Date('2026-11-24T07:00:00Z');
const inDays = (days: number) => new Date(Date.parse('2026-11-24T19:00:00Z') + days * 86_400_000);
const came = (amount: number, days: number, kind: BonusEntry['kind'] = 'accrued'): BonusEntry => ({
  kind,
  from: kind === 'accrued' ? 'frozen' : 'shop',
  to: 'available',
  amount,
  expiresAt: inDays(days),
});
const froze = (amount: number): BonusEntry => ({ kind: 'frozen', from: 'shop', to: 'frozen', amount, expiresAt: null });
const left = (amount: number, kind: BonusEntry['kind'] = 'written_off'): BonusEntry => ({
  kind,
  from: 'available',
  to: 'shop',
  amount,
  expiresAt: null,
});

test('an empty ledger is all zeros and nothing burns', () => {
  expect(summariseBonuses([], now)).toEqual({
    available: 0,
    frozen: 0,
    accrued: 0,
    spent: 0,
    burned: 0,
    nearestExpiry: null,
  });
});

test('what was earned waits frozen until it is accrued', () => {
  expect(summariseBonuses([froze(500), froze(300), came(500, 30)], now)).toMatchObject({
    available: 500,
    frozen: 300,
    accrued: 500,
  });
});

test('spending takes the oldest expiry first, so the nearest expiry names only what is left', () => {
  const entries = [froze(900), came(600, 20), came(300, 5), left(350)];
  expect(summariseBonuses(entries, now)).toMatchObject({
    available: 550,
    spent: 350,
    nearestExpiry: { amount: 550, date: '2026-12-14' },
  });
  expect(summariseBonuses(entries.slice(0, 3), now).nearestExpiry).toEqual({ amount: 300, date: '2026-11-29' });
});

test('what has run out is burned, before its entry is written as after', () => {
  const entries = [froze(200), came(200, -1)];
  expect(summariseBonuses(entries, now)).toMatchObject({ available: 0, burned: 200, nearestExpiry: null });
  expect(summariseBonuses([...entries, left(200, 'expired')], now)).toMatchObject({ available: 0, burned: 200 });
});

test('bonuses of a cancelled order come back and are not counted as spent', () => {
  expect(summariseBonuses([froze(400), came(400, 9), left(150), came(150, 9, 'returned')], now)).toMatchObject({
    available: 400,
    accrued: 400,
    spent: 0,
  });
});
