import { describe, expect, it } from 'vitest';
import {
  addressRemoved,
  addressSaved,
  cancelEditing,
  clientAddress,
  EMPTY_BOOK,
  serverAddress,
  startCreating,
  startEditing,
  type AddressBook,
  type BookAddress,
  type ServerAddress,
} from './address-book.ts';
import { byServerName, EMPTY_ADDRESS } from './address.ts';

const address = (id: number, isSelected = false): BookAddress => ({
  ...EMPTY_ADDRESS,
  id,
  city: 'Алматы',
  street: 'Абая',
  house: String(id),
  coordinates: null,
  isSelected,
});
const book: AddressBook = { addresses: [address(2, true), address(1)], editing: null };
const selected = ({ addresses }: AddressBook) => addresses.filter(({ isSelected }) => isSelected).map(({ id }) => id);

describe('editing', () => {
  it('of an address that is not in the list is refused and leaves everything empty', () => {
    expect(startEditing(EMPTY_BOOK, 77)).toBeNull();
    expect(startEditing(book, 77)).toBeNull();
    expect(EMPTY_BOOK).toEqual({ addresses: [], editing: null });
  });

  it('begins with a copy, and with blank fields of the default city', () => {
    const { id: _id, isSelected: _selected, ...draft } = address(1);
    expect(startEditing(book, 1)?.editing).toEqual({ mode: 'edit', id: 1, draft });
    expect(startCreating(book).editing).toEqual({
      mode: 'create',
      id: null,
      draft: { ...EMPTY_ADDRESS, city: 'Алматы' },
    });
    expect(startCreating(book, 'Астана').editing?.draft.city).toBe('Астана');
  });

  it('is over after a cancel', () => {
    expect(cancelEditing(startCreating(book))).toEqual(book);
  });
});

describe('after saving', () => {
  it('a new address is the only selected one, and editing is over', () => {
    const after = addressSaved(startCreating(book), address(3));
    expect(selected(after)).toEqual([3]);
    expect(after.addresses.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(after.editing).toBeNull();
  });

  it('a changed address is the only selected one, in its old position', () => {
    const after = addressSaved(book, { ...address(1), house: '10а' });
    expect(selected(after)).toEqual([1]);
    expect(after.addresses.map(({ id, house }) => [id, house])).toEqual([
      [2, '2'],
      [1, '10а'],
    ]);
  });
});

describe('after deleting', () => {
  it('the address is in no list, and an edit of it is over', () => {
    const editing = startEditing(book, 1) ?? book;
    expect(addressRemoved(editing, 1)).toEqual({ addresses: [address(2, true)], editing: null });
    expect(addressRemoved(editing, 2).editing?.id).toBe(1);
  });
});

describe('the two forms', () => {
  const server: ServerAddress = {
    ...byServerName(EMPTY_ADDRESS),
    id: 5,
    city_name: 'Астана',
    city_id: '9',
    street_name: 'Достық',
    house_number: '5/1',
    apartment_number: '12',
    floor_number: '-1',
    entrance: '2',
    comment_to_address: 'код 12',
    is_private_house: false,
    has_intercom: true,
    has_elevator: true,
    latitude: 51.1,
    longitude: 71.4,
    is_selected: true,
  };

  it('lose nothing on the way there and back', () => {
    const { id: _id, city_id: _city, is_selected: _selected, ...fields } = server;
    expect(serverAddress(clientAddress(server))).toEqual(fields);
  });

  it('half a pair of coordinates is none', () => {
    expect(clientAddress({ ...server, longitude: null }).coordinates).toBeNull();
  });

  it('typed texts are trimmed', () => {
    expect(serverAddress({ ...address(1), street: ' Абая ' }).street_name).toBe('Абая');
  });
});
