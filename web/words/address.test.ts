import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/addresses/address.ts';
import { addressText, plainAddress } from './address.ts';

test('keeps a number and its word on one line on screen, and adds no invisible characters elsewhere', () => {
  const address = {
    ...EMPTY_ADDRESS,
    street: 'Абая',
    house: '10',
    apartment: '5',
    floor: '12',
  };
  expect(plainAddress(address)).toBe('Абая, 10, кв. 5, этаж 12');
  expect(addressText(address)).toBe('Абая, 10, кв.\u00a05, этаж\u00a012');
});
