import { isCoordinates, type Coordinates } from './coordinates.ts';

/** Address of a courier's delivery (spec §3); texts may be empty, the floor is digits with an optional minus. */
export type Address = {
  street: string;
  house: string;
  apartment: string;
  floor: string;
  entrance: string;
  comment: string;
  isPrivateHouse: boolean;
  hasIntercom: boolean;
  hasElevator: boolean;
  /** Where the house is; null when nobody has pointed at it and no geocoder knows it. */
  coordinates: Coordinates | null;
};

/**
 * The address of somebody who has filled in nothing. A field that an address stored earlier does not have is read as
 * this value, so a new field needs a line here and every old order stays readable.
 */
export const EMPTY_ADDRESS: Readonly<Address> = {
  street: '',
  house: '',
  apartment: '',
  floor: '',
  entrance: '',
  comment: '',
  isPrivateHouse: false,
  hasIntercom: false,
  hasElevator: false,
  coordinates: null,
};

/** Longest texts of an address, characters; checked by the contract and by the inputs. */
export const ADDRESS_LIMITS = { street: 120, house: 20, apartment: 10, floor: 4, entrance: 10, comment: 500 } as const;

/** The lowest floor a courier lifts from or to: a basement. */
export const MIN_FLOOR = -5;
/** The highest floor; the tallest building of the country has 75. */
export const MAX_FLOOR = 100;

/** Tells whether a text is empty or a floor between `MIN_FLOOR` and `MAX_FLOOR`. */
export function isFloor(text: string): boolean {
  return text === '' || (/^-?\d{1,3}$/.test(text) && Number(text) >= MIN_FLOOR && Number(text) <= MAX_FLOOR);
}

/** Returns an address as it was stored, whatever fields it had then; what is missing or of another kind is empty. */
export function addressFrom(stored: unknown): Address {
  const given: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const fields = Object.entries(EMPTY_ADDRESS).map(([name, empty]) => {
    const isRight = empty === null ? isCoordinates(given[name]) : typeof given[name] === typeof empty;
    return [name, isRight ? given[name] : empty];
  });
  return Object.fromEntries(fields) as Address;
}

/** Words around the parts of an address, in the language of who reads it. */
export type AddressWords = {
  apartment: (apartment: string) => string;
  entrance: (entrance: string) => string;
  floor: (floor: string) => string;
};

/** Writes an address in one line, from the street to the floor; a private house has nothing behind its number. */
export function formatAddress(address: Address, words: AddressWords): string {
  const { street, house, apartment, entrance, floor, isPrivateHouse } = address;
  const inside = isPrivateHouse
    ? []
    : [apartment && words.apartment(apartment), entrance && words.entrance(entrance), floor && words.floor(floor)];
  return [street, house, ...inside].filter(Boolean).join(', ');
}
