import { expect, test } from 'vitest';
import { z } from 'zod';
import { cardGuess } from './gifts/gift-cards.ts';
import { contract } from './index.ts';

/** Input fields that, together with a phone, identify an order, request, card or serial number. */
const SECRET_WITH_PHONE = ['number', 'serial', 'pin'];

test('counts wrong guesses in each guest call that takes a phone and a number belonging to it', () => {
  const inputNames = ({ input }: (typeof contract)[keyof typeof contract]) =>
    input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  const guessable = Object.entries(contract).filter(
    ([, call]) =>
      call.access === 'guest' &&
      inputNames(call).includes('phone') &&
      inputNames(call).some((name) => SECRET_WITH_PHONE.includes(name)),
  );
  expect(guessable.length).toBeGreaterThan(5);
  expect(guessable.filter(([, call]) => !call.extractGuess).map(([key]) => key)).toEqual([]);
});

test('counts wrong guesses in each call that takes a PIN', () => {
  const withPin = Object.entries(contract).filter(
    ([, { input, access }]) => access !== 'operator' && input instanceof z.ZodObject && 'pin' in input.shape,
  );
  expect(withPin.length).toBeGreaterThan(1);
  expect(withPin.filter(([, call]) => !call.extractGuess).map(([key]) => key)).toEqual([]);
});

test('treats different PINs as different guesses and ignores leading spaces', () => {
  const guessedPair = (pin: string) => cardGuess({ number: '5000 0000 0000 0009', pin })?.pair;
  expect(guessedPair(`${' '.repeat(12)}1234`)).toBe(guessedPair('1234'));
  expect(guessedPair(`${' '.repeat(12)}1235`)).not.toBe(guessedPair('1234'));
});
