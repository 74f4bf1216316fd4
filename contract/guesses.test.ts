import { expect, test } from 'vitest';
import { z } from 'zod';
import { cardGuess } from './gifts/gift-cards.ts';
import { contract } from './index.ts';

/** Inputs that a stranger could know or guess: with a phone, an order, a request, a card or a serial number. */
const SECRET_WITH_PHONE = ['number', 'serial', 'pin'];

test('wrong guesses are counted wherever a guest names a phone and a number that belongs to it', () => {
  const names = ({ input }: (typeof contract)[keyof typeof contract]) =>
    input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  const guessable = Object.entries(contract).filter(
    ([, call]) =>
      call.access === 'guest' &&
      names(call).includes('phone') &&
      names(call).some((name) => SECRET_WITH_PHONE.includes(name)),
  );
  expect(guessable.length).toBeGreaterThan(5);
  expect(guessable.filter(([, call]) => !call.guessed).map(([key]) => key)).toEqual([]);
});

test('wrong guesses are counted wherever a caller types a PIN', () => {
  const withPin = Object.entries(contract).filter(
    ([, { input, access }]) => access !== 'operator' && input instanceof z.ZodObject && 'pin' in input.shape,
  );
  expect(withPin.length).toBeGreaterThan(1);
  expect(withPin.filter(([, call]) => !call.guessed).map(([key]) => key)).toEqual([]);
});

test('another PIN is another guess, whatever blanks stand before it', () => {
  const pairOf = (pin: string) => cardGuess({ number: '5000 0000 0000 0009', pin })?.pair;
  expect(pairOf(`${' '.repeat(12)}1234`)).toBe(pairOf('1234'));
  expect(pairOf(`${' '.repeat(12)}1235`)).not.toBe(pairOf('1234'));
});
