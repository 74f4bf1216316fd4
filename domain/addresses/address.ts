import { isCoordinates, type Coordinates } from './coordinates.ts';

/** Address field: text of at most `max` characters, or a checkbox. */
type AddressField = {
  kind: 'text' | 'flag';
  max?: number;
  /** Must not be empty. */
  isRequired?: true;
  /** Only for flats: cleared and hidden for a private house. */
  isFlatOnly?: true;
  /** Included in the one-line address; its wording is in `AddressTexts`. */
  isInSummary?: true;
  /** Name in profile calls (spec §3, server form). */
  serverName: string;
  /** Column in the table `addresses`. */
  column: string;
};

/**
 * All address fields, in the order an address is written. Types, the empty address, the contract, address book columns, both address
 * forms and order JSON derive from it; inputs and wording must cover each field to compile. To add one, see
 * docs/recipes/field.md.
 */
export const ADDRESS_FIELDS = {
  street: { kind: 'text', max: 120, isRequired: true, serverName: 'street_name', column: 'street' },
  house: { kind: 'text', max: 20, isRequired: true, serverName: 'house_number', column: 'house' },
  apartment: {
    kind: 'text',
    max: 10,
    isFlatOnly: true,
    isInSummary: true,
    serverName: 'apartment_number',
    column: 'apartment',
  },
  entrance: { kind: 'text', max: 10, isFlatOnly: true, isInSummary: true, serverName: 'entrance', column: 'entrance' },
  /** Digits with an optional minus (`isFloor`). */
  floor: { kind: 'text', max: 4, isFlatOnly: true, isInSummary: true, serverName: 'floor_number', column: 'floor' },
  comment: { kind: 'text', max: 500, serverName: 'comment_to_address', column: 'comment' },
  isPrivateHouse: { kind: 'flag', serverName: 'is_private_house', column: 'is_private_house' },
  hasElevator: { kind: 'flag', isFlatOnly: true, serverName: 'has_elevator', column: 'has_elevator' },
  hasIntercom: { kind: 'flag', isFlatOnly: true, serverName: 'has_intercom', column: 'has_intercom' },
} as const satisfies Record<string, AddressField>;

type Fields = typeof ADDRESS_FIELDS;
export type AddressFieldName = keyof Fields;
type FieldsWith<Trait> = { [Name in AddressFieldName]: Fields[Name] extends Trait ? Name : never }[AddressFieldName];
/** Name of a text field. */
export type AddressTextFieldName = FieldsWith<{ kind: 'text' }>;
/** Name of a required text field. */
export type RequiredAddressFieldName = FieldsWith<{ isRequired: true }>;
/** Name of a checkbox field. */
export type AddressFlagFieldName = FieldsWith<{ kind: 'flag' }>;
/** One value per field, typed by the kind of field. */
export type ByAddressField<TextValue, FlagValue> = Record<AddressTextFieldName, TextValue> &
  Record<AddressFlagFieldName, FlagValue>;
/** Field values under their server names. */
export type ByServerName<Values extends Record<AddressFieldName, unknown>> = {
  [Name in AddressFieldName as Fields[Name]['serverName']]: Values[Name];
};

/** Delivery address (spec §3); texts may be empty. */
export type Address = ByAddressField<string, boolean> & {
  /** Position of the house; null until picked on the map or geocoded. */
  coordinates: Coordinates | null;
};

/** Field names with their definitions. */
export const addressFieldEntries = Object.entries(ADDRESS_FIELDS) as [AddressFieldName, AddressField][];

/** Maps every field to a value, keyed by field name. */
export function mapAddressFields<TextValue, FlagValue>(
  text: (name: AddressTextFieldName, field: AddressField) => TextValue,
  flag: (name: AddressFlagFieldName, field: AddressField) => FlagValue,
): ByAddressField<TextValue, FlagValue> {
  return Object.fromEntries(
    addressFieldEntries.map(([name, field]) => [
      name,
      isText(name) ? text(name, field) : flag(name as AddressFlagFieldName, field),
    ]),
  ) as ByAddressField<TextValue, FlagValue>;
}

/** Renames field values to the server form. */
export function toServerNames<Values extends Record<AddressFieldName, unknown>>(values: Values): ByServerName<Values> {
  return Object.fromEntries(
    addressFieldEntries.map(([name, { serverName }]) => [serverName, values[name]]),
  ) as ByServerName<Values>;
}

/** Renames field values from the server form. */
export function fromServerNames(
  serverFields: ByServerName<ByAddressField<string, boolean>>,
): ByAddressField<string, boolean> {
  const values: Readonly<Record<string, string | boolean>> = serverFields;
  return Object.fromEntries(
    addressFieldEntries.map(([name, { serverName }]) => [name, values[serverName]]),
  ) as ByAddressField<string, boolean>;
}

/** An address with nothing filled in; supplies fields missing in stored addresses. */
export const EMPTY_ADDRESS: Readonly<Address> = {
  ...mapAddressFields(
    () => '',
    () => false,
  ),
  coordinates: null,
};

/** Maximum text lengths, characters; checked by the contract and the inputs. */
export const ADDRESS_LIMITS = Object.fromEntries(
  addressFieldEntries.flatMap(([name, { max }]) => (max === undefined ? [] : [[name, max]])),
) as Readonly<Record<AddressTextFieldName, number>>;

/** Lowest floor we deliver to: a basement. */
export const MIN_FLOOR = -5;
/** Highest floor; the tallest building in Kazakhstan has 75. */
export const MAX_FLOOR = 100;

/** Returns whether a text is empty or a floor between `MIN_FLOOR` and `MAX_FLOOR`. */
export function isFloor(text: string): boolean {
  return text === '' || (/^-?\d{1,3}$/.test(text) && Number(text) >= MIN_FLOOR && Number(text) <= MAX_FLOOR);
}

/** Parses a stored address of any earlier version; missing fields and fields of the wrong type become empty. */
export function parseStoredAddress(stored: unknown): Address {
  const storedFields: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const fields = Object.entries(EMPTY_ADDRESS).map(([name, empty]) => {
    const isValid = empty === null ? isCoordinates(storedFields[name]) : typeof storedFields[name] === typeof empty;
    return [name, isValid ? storedFields[name] : empty];
  });
  return Object.fromEntries(fields) as Address;
}

/** Trims the texts; clears the flat fields of a private house. */
export function normalizeAddress(address: Address): Address {
  const isKept = (field: AddressField) => !(field.isFlatOnly && address.isPrivateHouse);
  return {
    ...mapAddressFields(
      (name, field) => (isKept(field) ? address[name].trim() : ''),
      (name, field) => isKept(field) && address[name],
    ),
    coordinates: address.coordinates,
  };
}

/** Wording of the address parts, in the reader's language. */
export type AddressTexts = Record<FieldsWith<{ isInSummary: true }>, (value: string) => string>;

/** Formats an address on one line, from street to floor; for a private house it stops at the house number. */
export function formatAddress(address: Address, texts: AddressTexts): string {
  const summaryParts = addressFieldEntries.flatMap(([name, field]) => {
    if (!field.isInSummary || (field.isFlatOnly && address.isPrivateHouse)) return [];
    const part = name as keyof AddressTexts;
    return address[part] && texts[part](address[part]);
  });
  return [address.street, address.house, ...summaryParts].filter(Boolean).join(', ');
}

function isText(name: AddressFieldName): name is AddressTextFieldName {
  return ADDRESS_FIELDS[name].kind === 'text';
}
