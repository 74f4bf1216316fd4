import { expect, test } from 'vitest';
import {
  ADDRESS_FIELDS,
  addressFieldEntries,
  parseStoredAddress,
  mapAddressFields,
  toServerNames,
  EMPTY_ADDRESS,
  formatAddress,
  fromServerNames,
  isFloor,
  MAX_FLOOR,
  MIN_FLOOR,
  normalizeAddress,
  type Address,
} from './address.ts';

const fullAddress: Address = {
  ...mapAddressFields(
    (name) => name,
    () => true,
  ),
  street: 'Абая',
  house: '10',
  apartment: '5',
  floor: '7',
  entrance: '1',
  comment: 'позвоните',
  isPrivateHouse: false,
  hasIntercom: true,
  hasElevator: true,
  coordinates: [43.24, 76.95],
};

test.each(Object.keys(EMPTY_ADDRESS) as (keyof Address)[])(
  'fills the field %s missing in a stored address with its empty value',
  (field) => {
    const { [field]: _missing, ...stored } = fullAddress;
    expect(parseStoredAddress(stored)).toEqual({ ...fullAddress, [field]: EMPTY_ADDRESS[field] });
  },
);

test.each([[null], [undefined], ['Абая 10'], [7], [[]], [{ street: 7, hasElevator: 'yes', coordinates: [43.24] }]])(
  'reads %j, which is not an address, as an empty address',
  (stored) => expect(parseStoredAddress(stored)).toEqual(EMPTY_ADDRESS),
);

test('drops a field that no longer exists', () => {
  expect(parseStoredAddress({ ...fullAddress, gone: '12К34' })).toEqual(fullAddress);
});

test.each([
  ['', true],
  ['1', true],
  [String(MIN_FLOOR), true],
  [String(MIN_FLOOR - 1), false],
  [String(MAX_FLOOR), true],
  [String(MAX_FLOOR + 1), false],
  ['999', false],
  ['-999', false],
  ['1.5', false],
  ['семь', false],
])('validates the floor %j: %s', (text, isValid) => expect(isFloor(text)).toBe(isValid));

const words = {
  apartment: (apartment: string) => `кв. ${apartment}`,
  entrance: (entrance: string) => `подъезд ${entrance}`,
  floor: (floor: string) => `этаж ${floor}`,
};

test.each([
  [fullAddress, 'Абая, 10, кв. 5, подъезд 1, этаж 7'],
  [{ ...fullAddress, apartment: '', entrance: '' }, 'Абая, 10, этаж 7'],
  [{ ...fullAddress, isPrivateHouse: true }, 'Абая, 10'],
])('writes an address on one line', (address, line) => expect(formatAddress(address, words)).toBe(line));

test.each(addressFieldEntries)('gives the field %s distinct names in calls and in the address book', (name, field) => {
  const others = addressFieldEntries.filter(([other]) => other !== name);
  for (const [, other] of others)
    expect([other.serverName, other.column]).not.toEqual([field.serverName, field.column]);
  expect(field.kind === 'text').toBe(field.max !== undefined);
});

test('converts every field to the server form and back', () => {
  const { coordinates: _position, ...fields } = fullAddress;
  expect(fromServerNames(toServerNames(fields))).toEqual(fields);
  expect(toServerNames(fields)).toMatchObject({ [ADDRESS_FIELDS.floor.serverName]: '7' });
});

test('trims texts and clears flat fields of a private house', () => {
  expect(normalizeAddress({ ...fullAddress, street: ' Абая ', floor: ' 7' })).toEqual(fullAddress);
  const insideFields = addressFieldEntries
    .filter(([, field]) => field.isFlatOnly)
    .map(([name]) => [name, EMPTY_ADDRESS[name]]);
  const privateHouse = { ...fullAddress, isPrivateHouse: true };
  expect(normalizeAddress(privateHouse)).toEqual({ ...privateHouse, ...Object.fromEntries(insideFields) });
});
