import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AddressInput, SavedAddress } from '#contract/places/addresses.ts';
import { mapAddressFields, toServerNames, EMPTY_ADDRESS } from '#domain/addresses/address.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { noon } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createGeoService } from '../geo/geo.service.ts';
import { createAddressesService, type AddressesService } from './addresses.service.ts';

const MAX_ADDRESSES = 4;
let database: TestDatabase;
let addresses: AddressesService;
let customerId = 0;
let phone = 7_010_000_000;

beforeAll(async () => {
  database = await createTestDatabase();
  const geo = createGeoService({ db: database.db });
  const settings = { current: () => ({ ...defaultSettings, 'customer.addresses': MAX_ADDRESSES }) };
  addresses = createAddressesService({ db: database.db, geo, settings });
});
afterAll(() => database.drop());
beforeEach(async () => {
  phone += 1;
  customerId = (await insertCustomer(database.db, String(phone))).customerId;
});

const input = (overrides: Partial<AddressInput> = {}) =>
  AddressInput.parse({ city_name: 'Алматы', street_name: 'проспект Абая', house_number: '10', ...overrides });
const add = (overrides: Partial<AddressInput> = {}) => addresses.add(customerId, input(overrides), 'ru', noon);
const selected = async () =>
  (await addresses.list(customerId, 'ru')).filter((address) => address.is_selected).map(({ id }) => id);

/** A distinct value for every field, by its name in the contract. */
const filledIn = toServerNames({
  ...mapAddressFields(
    (name, { max = 0 }) => name.slice(0, max),
    () => true,
  ),
  floor: '3',
  isPrivateHouse: false,
});

test('keeps every field of a saved or edited address and no others than the contract', async () => {
  const location = { latitude: 43.24, longitude: 76.95 };
  const expectedAddress = { city_name: 'Алматы', city_id: '8', id: expect.any(Number) as number, is_selected: true };
  const saved = await add({ ...filledIn, ...location });
  expect(SavedAddress.strict().parse(saved)).toEqual({ ...filledIn, ...location, ...expectedAddress });
  const withoutDetails = await addresses.edit(customerId, { ...input(), id: saved.id }, 'ru', noon);
  const { street_name, house_number } = input();
  const empty = { ...toServerNames(EMPTY_ADDRESS), street_name, house_number, latitude: null, longitude: null };
  expect(withoutDetails).toEqual({ ...empty, ...expectedAddress });
  const edited = await addresses.edit(customerId, { ...input({ ...filledIn, ...location }), id: saved.id }, 'ru', noon);
  expect(edited).toEqual(saved);
});

test('selects only the address added or changed last', async () => {
  const [first, second] = [await add(), await add({ house_number: '12' })];
  expect(await selected()).toEqual([second.id]);
  await addresses.edit(customerId, { ...input({ house_number: '11' }), id: first.id }, 'ru', noon);
  expect(await selected()).toEqual([first.id]);
  await addresses.select(customerId, second.id, 'ru');
  expect(await selected()).toEqual([second.id]);
});

test('saves an address once and selects it again when it is repeated', async () => {
  const first = await add();
  const second = await add({ house_number: '12' });
  expect(await add()).toEqual(first);
  expect((await addresses.list(customerId, 'ru')).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await selected()).toEqual([first.id]);
});

test('leaves one selected address after concurrent saves', async () => {
  await Promise.all([add(), add({ house_number: '11' }), add({ house_number: '12' })]);
  expect(await selected()).toHaveLength(1);
});

test('keeps the limit under concurrent saves', async () => {
  const houses = Array.from({ length: MAX_ADDRESSES + 2 }, (_, index) => String(20 + index));
  const saved = await Promise.allSettled(houses.map((house_number) => add({ house_number })));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_ADDRESSES);
  await expect(add()).rejects.toMatchObject({ error: 'too_many_addresses' });
});

test('deletes an address and reports a repeated deletion', async () => {
  const { id } = await add();
  await addresses.remove(customerId, id);
  expect(await addresses.list(customerId, 'ru')).toEqual([]);
  await expect(addresses.remove(customerId, id)).rejects.toMatchObject({ error: 'saved_address_not_found' });
});

test('accepts the city name in either language and shows it in the reader’s language', async () => {
  const { id } = await add({ city_name: 'өскемен' });
  const [address] = await addresses.list(customerId, 'ru');
  expect(address).toMatchObject({ id, city_name: 'Усть-Каменогорск', city_id: '15' });
  await expect(add({ city_name: 'Нигде' })).rejects.toMatchObject({ error: 'invalid_input' });
});

test('stores no flat details for a private house', async () => {
  const saved = await add({
    is_private_house: true,
    apartment_number: '7',
    floor_number: '3',
    entrance: '1',
    has_intercom: true,
    has_elevator: true,
  });
  expect(saved).toMatchObject({
    apartment_number: '',
    floor_number: '',
    entrance: '',
    has_intercom: false,
    has_elevator: false,
  });
});

test.each([
  ['a latitude without a longitude', { latitude: 43.2 }],
  ['coordinates as texts', { latitude: '43.2' as unknown as number, longitude: '76.9' as unknown as number }],
  ['no street', { street_name: ' ' }],
  ['no house', { house_number: '-' }],
  ['a floor in words', { floor_number: 'третий' }],
])('refuses an address with %s', (_, override) => {
  expect(() => input(override)).toThrow();
});

test('refuses a new or changed address with a position in another city', async () => {
  const { id } = await add();
  const karaganda = { latitude: 49.8047, longitude: 73.1094 };
  const refused = { error: 'address_outside_city' };
  await expect(addresses.add(customerId, input(karaganda), 'ru', noon)).rejects.toMatchObject(refused);
  await expect(addresses.edit(customerId, { ...input(karaganda), id }, 'ru', noon)).rejects.toMatchObject(refused);
});

test('hides addresses of other customers', async () => {
  const { id } = await add();
  const stranger = (await insertCustomer(database.db, String((phone += 1)))).customerId;
  for (const attempt of [
    () => addresses.edit(stranger, { ...input(), id }, 'ru', noon),
    () => addresses.remove(stranger, id),
    () => addresses.select(stranger, id, 'ru'),
  ])
    await expect(attempt()).rejects.toMatchObject({ error: 'saved_address_not_found' });
  expect(await addresses.list(stranger, 'ru')).toEqual([]);
  expect(await selected()).toEqual([id]);
});
