import type { AddressInput, SavedAddress } from '#contract/places/addresses.ts';
import { toServerNames, fromServerNames, normalizeAddress, type ByAddressField } from '#domain/addresses/address.ts';
import { toCoordinates, isInCity } from '#domain/addresses/coordinates.ts';
import type { Language } from '#domain/text/language.ts';
import { inTransaction, type Database } from '#server/platform/database/db.ts';
import { lockCustomer } from '../../customers/customers/customers.rows.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import type { GeoService } from '../geo/geo.service.ts';
import {
  deleteAddress,
  findAddresses,
  insertAddress,
  isSameAddress,
  selectAddress,
  updateAddress,
  type StoredAddress,
  type AddressFields,
} from './addresses.queries.ts';

/** Saved addresses of customers. */
export type AddressesService = ReturnType<typeof createAddressesService>;

/** Creates the address service. A customer reaches only their own addresses (`saved_address_not_found` otherwise). */
export function createAddressesService({
  db,
  geo,
  settings,
}: {
  db: Database;
  geo: GeoService;
  settings: Pick<SettingsReader, 'current'>;
}) {
  const list = async (customerId: number, language: Language): Promise<SavedAddress[]> =>
    (await findAddresses(db.$client, customerId)).map((stored) => toSavedAddress(stored, geo, language));

  const findSaved = async (customerId: number, id: number, language: Language): Promise<SavedAddress> =>
    (await list(customerId, language)).find((address) => address.id === id) ?? fail('saved_address_not_found');

  return {
    /** Lists the customer's addresses, newest first. */
    list,

    /**
     * Saves an address and makes it the only selected one; one that is saved already is only selected. Throws
     * `too_many_addresses` above the configured limit.
     */
    async add(customerId: number, input: AddressInput, language: Language, now: Date): Promise<SavedAddress> {
      const fields = toAddressFields(input, geo);
      const id = await inTransaction(db, async (sql) => {
        await lockCustomer(sql, customerId);
        const saved = await findAddresses(sql, customerId);
        const same = saved.find((address) => isSameAddress(address, fields));
        if (!same && saved.length >= settings.current()['customer.addresses']) fail('too_many_addresses');
        const added = same?.id ?? (await insertAddress(sql, customerId, fields, now));
        await selectAddress(sql, customerId, added);
        return added;
      });
      return findSaved(customerId, id, language);
    },

    /** Changes an address and makes it the only selected one. */
    async edit(
      customerId: number,
      { id, ...input }: AddressInput & { id: number },
      language: Language,
      now: Date,
    ): Promise<SavedAddress> {
      const fields = toAddressFields(input, geo);
      await inTransaction(db, async (sql) => {
        await lockCustomer(sql, customerId);
        if (!(await updateAddress(sql, customerId, id, fields, now))) fail('saved_address_not_found', { id });
        await selectAddress(sql, customerId, id);
      });
      return findSaved(customerId, id, language);
    },

    /** Deletes an address; does not change which of the others is selected. */
    async remove(customerId: number, id: number): Promise<void> {
      if (!(await deleteAddress(db.$client, customerId, id))) fail('saved_address_not_found', { id });
    },

    /** Selects one address and deselects the others. */
    async select(customerId: number, id: number, language: Language): Promise<SavedAddress[]> {
      await inTransaction(db, async (sql) => {
        await lockCustomer(sql, customerId);
        if (!(await selectAddress(sql, customerId, id))) fail('saved_address_not_found', { id });
      });
      return list(customerId, language);
    },
  };
}

// A private house has no floors: drop flat details typed before the box was ticked.
function toAddressFields(input: AddressInput, geo: GeoService): AddressFields {
  const city = geo.cityByName(input.city_name);
  if (!city) fail('invalid_input', [{ path: 'city_name', code: 'unknown_city', message: 'unknown city' }]);
  const position = toCoordinates(input.latitude, input.longitude);
  if (position && !isInCity(position, city)) fail('address_outside_city');
  const { latitude, longitude } = input;
  const { coordinates: _position, ...fields } = normalizeAddress({ ...fromServerNames(input), coordinates: null });
  return { ...fields, cityId: city.id, latitude, longitude };
}

function toSavedAddress(stored: StoredAddress, geo: GeoService, language: Language): SavedAddress {
  const city = geo.cityById(stored.cityId);
  return {
    id: stored.id,
    city_name: (language === 'kk' ? city?.nameKk : city?.nameRu) ?? '',
    city_id: city?.mobileCode ?? '',
    ...toServerNames<ByAddressField<string, boolean>>(stored),
    latitude: stored.latitude,
    longitude: stored.longitude,
    is_selected: stored.isSelected,
  };
}
