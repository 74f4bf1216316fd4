import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/addresses/address.ts';
import { addressWords, plainAddress } from './address.ts';

test('a number and its word stay in one line on a screen, and nothing is hidden in what leaves it', () => {
  const address = {
    ...EMPTY_ADDRESS,
    street: 'Абая',
    house: '10',
    apartment: '5',
    floor: '12',
  };
  expect(plainAddress(address)).toBe('Абая, 10, кв. 5, этаж 12');
  expect(addressWords(address)).toBe('Абая, 10, кв.\u00a05, этаж\u00a012');
});
