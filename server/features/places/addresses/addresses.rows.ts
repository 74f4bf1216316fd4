import type { Address } from '#domain/addresses/address.ts';
import { toCoordinates } from '#domain/addresses/coordinates.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { findAddresses } from './addresses.queries.ts';

/** Returns the customer's default address if it is in the city; undefined otherwise. */
export async function findDefaultAddress(sql: Sql, customerId: number, cityId: number): Promise<Address | undefined> {
  const found = (await findAddresses(sql, customerId)).find(
    (address) => address.isSelected && address.cityId === cityId,
  );
  if (!found) return undefined;
  const { id: _id, cityId: _city, isSelected: _selected, latitude, longitude, ...fields } = found;
  return { ...fields, coordinates: toCoordinates(latitude, longitude) };
}
