import { expect, test } from 'vitest';
import { createGuessLimit } from './guess-limit.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const guess = (number: number, phone: number) => ({
  pair: `${number} ${phone}`,
  about: [`order ${number}`, `phone ${phone}`],
});

test('a stranger who guesses is refused, the right phone elsewhere is only slower', () => {
  const limit = createGuessLimit();
  for (let phone = 0; phone < 10; phone++) limit.wrong('stranger', guess(1, phone), now);
  expect(limit.before('stranger', guess(1, 99), now).spent).toBe(true);
  expect(limit.before('owner', guess(1, 99), now)).toEqual({ spent: false, delayMs: 250 });
  expect(limit.before('owner', guess(2, 99), now)).toEqual({ spent: false, delayMs: 0 });
});

test('a thousand strangers slow an order down by three seconds at most', () => {
  const limit = createGuessLimit();
  for (let phone = 0; phone < 1_000; phone++) limit.wrong(`stranger ${phone}`, guess(1, phone), now);
  expect(limit.before('owner', guess(1, 5_000), now)).toEqual({ spent: false, delayMs: 3_000 });
});

test('the same pair tried again and again is one guess', () => {
  const limit = createGuessLimit();
  for (let again = 0; again < 50; again++) limit.wrong('owner', guess(1, 7), now);
  expect(limit.before('owner', guess(1, 8), now)).toEqual({ spent: false, delayMs: 0 });
});

test('an address that tries one phone after another order is refused too', () => {
  const limit = createGuessLimit();
  for (let number = 0; number < 30; number++) limit.wrong('stranger', guess(number, number), now);
  expect(limit.before('stranger', guess(100, 100), now).spent).toBe(true);
  expect(limit.before('owner', guess(100, 100), now).spent).toBe(false);
});

test('the next minute begins anew', () => {
  const limit = createGuessLimit();
  for (let phone = 0; phone < 30; phone++) limit.wrong('stranger', guess(1, phone), now);
  expect(limit.before('stranger', guess(1, 99), now + 60_000)).toEqual({ spent: false, delayMs: 0 });
});

test('memory is bounded', () => {
  const limit = createGuessLimit(100);
  for (let phone = 0; phone < 500; phone++) limit.wrong(`stranger ${phone}`, guess(1, phone), now);
  expect(limit.before('owner', guess(1, 5_000), now).delayMs).toBeLessThan(3_001);
});
