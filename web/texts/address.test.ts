import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/addresses/address.ts';
import { addressText, plainAddress } from './address.ts';

test('joins a label and its number by a no-break space on screen, and by a plain space in plain text', () => {
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
