import {
  toServerNames,
  EMPTY_ADDRESS,
  fromServerNames,
  normalizeAddress,
  type Address,
  type ByAddressField,
  type ByServerName,
} from './address.ts';
import { toCoordinates } from './coordinates.ts';

/** Saved address in the server form of profile calls (spec §3); `is_selected` marks the default one. */
export type ServerAddress = ByServerName<ByAddressField<string, boolean>> & {
  id: number;
  city_name: string;
  city_id: string;
  latitude: number | null;
  longitude: number | null;
  is_selected: boolean;
};

/** An address being edited, with its city name (spec §3, client form). */
export type AddressDraft = Address & { city: string };

/** A saved address in the client's form. */
export type BookAddress = AddressDraft & { id: number; isSelected: boolean };

/** A customer's saved addresses and the one being created or edited (spec §4). */
export type AddressBook = {
  addresses: readonly BookAddress[];
  editing: { mode: 'create' | 'edit'; id: number | null; draft: AddressDraft } | null;
};

/** Address book before it loads. */
export const EMPTY_BOOK: AddressBook = { addresses: [], editing: null };

/** City of a new address (spec §3). */
const DEFAULT_CITY = 'Алматы';

/** Converts an address from the server form to the client form. */
export function toClientAddress(stored: ServerAddress): BookAddress {
  return {
    ...fromServerNames(stored),
    id: stored.id,
    city: stored.city_name,
    coordinates: toCoordinates(stored.latitude, stored.longitude),
    isSelected: stored.is_selected,
  };
}

/** Converts a draft to the server form and trims its texts. */
export function toServerAddress(draft: AddressDraft): Omit<ServerAddress, 'id' | 'city_id' | 'is_selected'> {
  return {
    ...toServerNames<ByAddressField<string, boolean>>(normalizeAddress(draft)),
    city_name: draft.city,
    latitude: draft.coordinates?.[0] ?? null,
    longitude: draft.coordinates?.[1] ?? null,
  };
}

/** Starts a new address with blank fields. */
export function startCreating(book: AddressBook, city = DEFAULT_CITY): AddressBook {
  const draft = { ...EMPTY_ADDRESS, city };
  return { ...book, editing: { mode: 'create', id: null, draft } };
}

/** Starts editing a copy of a saved address; returns null when the book has no such id. */
export function startEditing(book: AddressBook, id: number): AddressBook | null {
  const saved = book.addresses.find((address) => address.id === id);
  if (!saved) return null;
  const { id: _id, isSelected: _selected, ...draft } = saved;
  return { ...book, editing: { mode: 'edit', id, draft } };
}

/** Ends editing and discards the draft. */
export function cancelEditing(book: AddressBook): AddressBook {
  return { ...book, editing: null };
}

/** Adds or replaces the saved address, makes it the only selected one and ends editing. */
export function applySavedAddress(book: AddressBook, saved: BookAddress): AddressBook {
  const others = book.addresses.map((address) => ({ ...address, isSelected: false }));
  const selected = { ...saved, isSelected: true };
  const isKnown = others.some(({ id }) => id === saved.id);
  return {
    addresses: isKnown
      ? others.map((address) => (address.id === saved.id ? selected : address))
      : [selected, ...others],
    editing: null,
  };
}

/** Removes an address after the server confirmed with code 0; ends its editing. */
export function applyRemovedAddress(book: AddressBook, id: number): AddressBook {
  return {
    addresses: book.addresses.filter((address) => address.id !== id),
    editing: book.editing?.id === id ? null : book.editing,
  };
}
