import { expect, test } from 'vitest';
import { addressWords, plainAddress } from './address.ts';

test('a number and its word stay in one line on a screen, and nothing is hidden in what leaves it', () => {
  const address = {
    cityId: 1,
    street: 'Абая',
    house: '10',
    apartment: '5',
    entrance: '',
    floor: '12',
    comment: '',
    isPrivateHouse: false,
    hasIntercom: false,
    hasElevator: false,
    coordinates: null,
  };
  expect(plainAddress(address)).toBe('Абая, 10, кв. 5, этаж 12');
  expect(addressWords(address)).toBe('Абая, 10, кв.\u00a05, этаж\u00a012');
});
