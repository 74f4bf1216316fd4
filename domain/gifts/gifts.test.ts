import { describe, expect, test } from 'vitest';
import { findGifts, priceOverlap, type GiftTraits } from './gifts.ts';

const gift = (key: string, traits: Partial<GiftTraits> = {}): GiftTraits & { key: string } => ({
  key,
  holidays: ['novyj-god'],
  whom: ['her'],
  ages: ['adult'],
  interests: ['home'],
  from: 10_000,
  to: 60_000,
  ...traits,
});
const gifts = [
  gift('kettle', { interests: ['cooking'] }),
  gift('lamp', { from: 3_000, to: 14_000 }),
  gift('gamepad', { whom: ['him', 'teens'], ages: ['teen', 'adult'], interests: ['games'] }),
  gift('phone', { holidays: ['nauryz'], from: 200_000, to: 900_000 }),
];
const keys = (...wish: Parameters<typeof findGifts> extends [unknown, ...infer Rest] ? Rest : never) =>
  findGifts(gifts, ...wish).map(({ key }) => key);

describe('gift search', () => {
  test.each([
    ['every idea without one', {}, ['kettle', 'lamp', 'gamepad', 'phone']],
    ['of a holiday', { holiday: 'nauryz' }, ['phone']],
    ['for somebody', { whom: 'teens' }, ['gamepad']],
    ['ideas for an age', { age: 'teen' }, ['gamepad']],
    ['within a budget', { budget: 'small' }, ['kettle', 'lamp', 'gamepad']],
    ['nothing that costs more', { budget: 'grand' }, ['phone']],
    ['ideas with the interest first', { whom: 'her', interest: 'home' }, ['lamp', 'phone', 'kettle']],
  ] as const)('finds %s', (_what, wish, expected) => expect(keys(wish)).toEqual(expected));

  test('omits other ideas when enough share the interest', () =>
    expect(keys({ interest: 'home' }, 2)).toEqual(['lamp', 'phone']));
});

test.each([
  [{ from: 10_000, to: 60_000 }, undefined, { from: 10_000, to: 60_000 }],
  [{ from: 10_000, to: 60_000 }, 'medium', { from: 15_000, to: 50_000 }],
  [{ from: 10_000, to: 60_000 }, 'large', { from: 50_000, to: 60_000 }],
  [{ from: 15_000, to: 60_000 }, 'small', null],
  [{ from: 200_000, to: 900_000 }, 'grand', { from: 200_000, to: 900_000 }],
] as const)('limits %o to the budget %s: %o', (traits, budget, expected) =>
  expect(priceOverlap(traits, budget)).toEqual(expected),
);
