import {
  byServerName,
  EMPTY_ADDRESS,
  fromServerNames,
  tidyAddress,
  type Address,
  type ByAddressField,
  type ByServerName,
} from './address.ts';
import { coordinatesOf } from './coordinates.ts';

/** A saved address as the calls of the profile carry it (spec §3, server form), with the mark of the selected one. */
export type ServerAddress = ByServerName<ByAddressField<string, boolean>> & {
  id: number;
  city_name: string;
  city_id: string;
  latitude: number | null;
  longitude: number | null;
  is_selected: boolean;
};

/** An address while it is edited, with the name of its city (spec §3, client form). */
export type AddressDraft = Address & { city: string };

/** A saved address in the client's form. */
export type BookAddress = AddressDraft & { id: number; isSelected: boolean };

/** The saved addresses of a customer, and the one that is created or edited (spec §4). */
export type AddressBook = {
  addresses: readonly BookAddress[];
  editing: { mode: 'create' | 'edit'; id: number | null; draft: AddressDraft } | null;
};

/** An address book before it is loaded. */
export const EMPTY_BOOK: AddressBook = { addresses: [], editing: null };

/** Where a new address begins: the default city of spec §3. */
const DEFAULT_CITY = 'Алматы';

/** Turns an address of the server's form into the client's. */
export function clientAddress(given: ServerAddress): BookAddress {
  return {
    ...fromServerNames(given),
    id: given.id,
    city: given.city_name,
    coordinates: coordinatesOf(given.latitude, given.longitude),
    isSelected: given.is_selected,
  };
}

/** Turns a draft into what the calls take; texts are trimmed. */
export function serverAddress(draft: AddressDraft): Omit<ServerAddress, 'id' | 'city_id' | 'is_selected'> {
  return {
    ...byServerName<ByAddressField<string, boolean>>(tidyAddress(draft)),
    city_name: draft.city,
    latitude: draft.coordinates?.[0] ?? null,
    longitude: draft.coordinates?.[1] ?? null,
  };
}

/** Begins a new address with blank fields. */
export function startCreating(book: AddressBook, city = DEFAULT_CITY): AddressBook {
  const draft = { ...EMPTY_ADDRESS, city };
  return { ...book, editing: { mode: 'create', id: null, draft } };
}

/** Begins to edit a copy of a saved address; null when the book has none with this id, and nothing changes. */
export function startEditing(book: AddressBook, id: number): AddressBook | null {
  const saved = book.addresses.find((address) => address.id === id);
  if (!saved) return null;
  const { id: _id, isSelected: _selected, ...draft } = saved;
  return { ...book, editing: { mode: 'edit', id, draft } };
}

/** Ends editing and forgets what was typed. */
export function cancelEditing(book: AddressBook): AddressBook {
  return { ...book, editing: null };
}

/** Puts in what the server saved: added or changed, the only selected one, and editing is over. */
export function addressSaved(book: AddressBook, saved: BookAddress): AddressBook {
  const others = book.addresses.map((address) => ({ ...address, isSelected: false }));
  const own = { ...saved, isSelected: true };
  const known = others.some(({ id }) => id === saved.id);
  return {
    addresses: known ? others.map((address) => (address.id === saved.id ? own : address)) : [own, ...others],
    editing: null,
  };
}

/** Takes an address away once the server has answered code 0; an edit of it is over. */
export function addressRemoved(book: AddressBook, id: number): AddressBook {
  return {
    addresses: book.addresses.filter((address) => address.id !== id),
    editing: book.editing?.id === id ? null : book.editing,
  };
}
