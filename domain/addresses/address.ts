import { isCoordinates, type Coordinates } from './coordinates.ts';

/** A field of an address: a typed text of at most `max` characters, or a box to tick. */
type AddressField = {
  kind: 'text' | 'flag';
  max?: number;
  /** Must be filled in. */
  required?: true;
  /** Belongs to a flat: dropped for a private house, and not asked for there. */
  inside?: true;
  /** Part of the address written in one line; `AddressWords` has its words. */
  inLine?: true;
  /** Name in the calls of the profile (spec §3, server form). */
  serverName: string;
  /** Column of the address book, `addresses`. */
  column: string;
};

/**
 * The fields of an address, in the order they are written: the only list of them. The types, the empty address, the
 * contract, the columns of the address book, both forms of an address and the order JSON are built from it; inputs and
 * words for it do not compile without the field. Adding one: docs/recipes/field.md.
 */
export const ADDRESS_FIELDS = {
  street: { kind: 'text', max: 120, required: true, serverName: 'street_name', column: 'street' },
  house: { kind: 'text', max: 20, required: true, serverName: 'house_number', column: 'house' },
  apartment: {
    kind: 'text',
    max: 10,
    inside: true,
    inLine: true,
    serverName: 'apartment_number',
    column: 'apartment',
  },
  entrance: { kind: 'text', max: 10, inside: true, inLine: true, serverName: 'entrance', column: 'entrance' },
  /** Digits with an optional minus (`isFloor`). */
  floor: { kind: 'text', max: 4, inside: true, inLine: true, serverName: 'floor_number', column: 'floor' },
  comment: { kind: 'text', max: 500, serverName: 'comment_to_address', column: 'comment' },
  isPrivateHouse: { kind: 'flag', serverName: 'is_private_house', column: 'is_private_house' },
  hasElevator: { kind: 'flag', inside: true, serverName: 'has_elevator', column: 'has_elevator' },
  hasIntercom: { kind: 'flag', inside: true, serverName: 'has_intercom', column: 'has_intercom' },
} as const satisfies Record<string, AddressField>;

type Fields = typeof ADDRESS_FIELDS;
export type AddressFieldName = keyof Fields;
type FieldsWith<Trait> = { [Name in AddressFieldName]: Fields[Name] extends Trait ? Name : never }[AddressFieldName];
/** A field that is typed. */
export type AddressTextName = FieldsWith<{ kind: 'text' }>;
/** A text that must be filled in. */
export type RequiredAddressName = FieldsWith<{ required: true }>;
/** A field that is ticked. */
export type AddressFlagName = FieldsWith<{ kind: 'flag' }>;
/** A value of each kind of field, so that what is built from the fields is typed by them. */
export type ByAddressField<OfText, OfFlag> = Record<AddressTextName, OfText> & Record<AddressFlagName, OfFlag>;
/** Values of the fields by the names of the server form. */
export type ByServerName<Values extends Record<AddressFieldName, unknown>> = {
  [Name in AddressFieldName as Fields[Name]['serverName']]: Values[Name];
};

/** Address of a courier's delivery (spec §3); texts may be empty. */
export type Address = ByAddressField<string, boolean> & {
  /** Where the house is; null when nobody has pointed at it and no geocoder knows it. */
  coordinates: Coordinates | null;
};

/** The fields with their names. */
export const addressFields = Object.entries(ADDRESS_FIELDS) as [AddressFieldName, AddressField][];

/** Builds a value for each field, by the field's own name. */
export function byAddressField<OfText, OfFlag>(
  text: (name: AddressTextName, field: AddressField) => OfText,
  flag: (name: AddressFlagName, field: AddressField) => OfFlag,
): ByAddressField<OfText, OfFlag> {
  return Object.fromEntries(
    addressFields.map(([name, field]) => [
      name,
      isText(name) ? text(name, field) : flag(name as AddressFlagName, field),
    ]),
  ) as ByAddressField<OfText, OfFlag>;
}

/** Names the value of each field by the names of the server form. */
export function byServerName<Values extends Record<AddressFieldName, unknown>>(values: Values): ByServerName<Values> {
  return Object.fromEntries(
    addressFields.map(([name, { serverName }]) => [serverName, values[name]]),
  ) as ByServerName<Values>;
}

/** Names the value of each field by its own name again. */
export function fromServerNames(given: ByServerName<ByAddressField<string, boolean>>): ByAddressField<string, boolean> {
  const values: Readonly<Record<string, string | boolean>> = given;
  return Object.fromEntries(
    addressFields.map(([name, { serverName }]) => [name, values[serverName]]),
  ) as ByAddressField<string, boolean>;
}

/** The address of a shopper who has filled in nothing; a field missing in a stored address is read as this value. */
export const EMPTY_ADDRESS: Readonly<Address> = {
  ...byAddressField(
    () => '',
    () => false,
  ),
  coordinates: null,
};

/** Longest texts of an address, characters; checked by the contract and by the inputs. */
export const ADDRESS_LIMITS = Object.fromEntries(
  addressFields.flatMap(([name, { max }]) => (max === undefined ? [] : [[name, max]])),
) as Readonly<Record<AddressTextName, number>>;

/** The lowest floor a courier lifts from or to: a basement. */
export const MIN_FLOOR = -5;
/** The highest floor; the tallest building of the country has 75. */
export const MAX_FLOOR = 100;

/** Returns whether a text is empty or a floor between `MIN_FLOOR` and `MAX_FLOOR`. */
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

/** Trims the texts; a private house has no floors, so its inside fields are emptied. */
export function tidyAddress(address: Address): Address {
  const isKept = (field: AddressField) => !(field.inside && address.isPrivateHouse);
  return {
    ...byAddressField(
      (name, field) => (isKept(field) ? address[name].trim() : ''),
      (name, field) => isKept(field) && address[name],
    ),
    coordinates: address.coordinates,
  };
}

/** Words around the parts of an address, in the language of who reads it. */
export type AddressWords = Record<FieldsWith<{ inLine: true }>, (value: string) => string>;

/** Writes an address in one line, from the street to the floor; a private house has nothing behind its number. */
export function formatAddress(address: Address, words: AddressWords): string {
  const inside = addressFields.flatMap(([name, field]) => {
    if (!field.inLine || (field.inside && address.isPrivateHouse)) return [];
    const inLine = name as keyof AddressWords;
    return address[inLine] && words[inLine](address[inLine]);
  });
  return [address.street, address.house, ...inside].filter(Boolean).join(', ');
}

function isText(name: AddressFieldName): name is AddressTextName {
  return ADDRESS_FIELDS[name].kind === 'text';
}
