import { describe, expect, it } from 'vitest';
import {
  applyRemovedAddress,
  applySavedAddress,
  cancelEditing,
  toClientAddress,
  EMPTY_BOOK,
  toServerAddress,
  startCreating,
  startEditing,
  type AddressBook,
  type BookAddress,
  type ServerAddress,
} from './address-book.ts';
import { toServerNames, EMPTY_ADDRESS } from './address.ts';

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
  it('refuses an address outside the list and leaves everything empty', () => {
    expect(startEditing(EMPTY_BOOK, 77)).toBeNull();
    expect(startEditing(book, 77)).toBeNull();
    expect(EMPTY_BOOK).toEqual({ addresses: [], editing: null });
  });

  it('starts with a copy, or with blank fields of the default city', () => {
    const { id: _id, isSelected: _selected, ...draft } = address(1);
    expect(startEditing(book, 1)?.editing).toEqual({ mode: 'edit', id: 1, draft });
    expect(startCreating(book).editing).toEqual({
      mode: 'create',
      id: null,
      draft: { ...EMPTY_ADDRESS, city: 'Алматы' },
    });
    expect(startCreating(book, 'Астана').editing?.draft.city).toBe('Астана');
  });

  it('ends on cancel', () => {
    expect(cancelEditing(startCreating(book))).toEqual(book);
  });
});

describe('after saving', () => {
  it('selects only the new address and ends editing', () => {
    const updated = applySavedAddress(startCreating(book), address(3));
    expect(selected(updated)).toEqual([3]);
    expect(updated.addresses.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(updated.editing).toBeNull();
  });

  it('selects only the changed address and keeps its position', () => {
    const updated = applySavedAddress(book, { ...address(1), house: '10а' });
    expect(selected(updated)).toEqual([1]);
    expect(updated.addresses.map(({ id, house }) => [id, house])).toEqual([
      [2, '2'],
      [1, '10а'],
    ]);
  });
});

describe('after deleting', () => {
  it('removes the address and ends its editing', () => {
    const editing = startEditing(book, 1) ?? book;
    expect(applyRemovedAddress(editing, 1)).toEqual({ addresses: [address(2, true)], editing: null });
    expect(applyRemovedAddress(editing, 2).editing?.id).toBe(1);
  });
});

describe('server and client forms', () => {
  const server: ServerAddress = {
    ...toServerNames(EMPTY_ADDRESS),
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

  it('convert to each other without loss', () => {
    const { id: _id, city_id: _city, is_selected: _selected, ...fields } = server;
    expect(toServerAddress(toClientAddress(server))).toEqual(fields);
  });

  it('drops a single coordinate without its pair', () => {
    expect(toClientAddress({ ...server, longitude: null }).coordinates).toBeNull();
  });

  it('trims typed texts', () => {
    expect(toServerAddress({ ...address(1), street: ' Абая ' }).street_name).toBe('Абая');
  });
});
