import type { Shop } from '#contract/places/geo.ts';
import { parseStoredAddress } from '#domain/addresses/address.ts';
import { toCoordinates, metresBetween } from '#domain/addresses/coordinates.ts';
import type { ReturnableRow } from './returns.queries.ts';

const MAX_PLACES = 3;

/**
 * Chooses the drop-off shops among those that accept returns, or among all if none is marked so. The order's pickup
 * shop comes first, then those nearest to it or to the delivery address.
 */
export function dropOffShops(
  all: readonly Shop[],
  { shopId, address }: Pick<ReturnableRow, 'shopId' | 'address'>,
): Shop[] {
  const accepting = all.filter(({ services }) => services.includes('returns'));
  const shops = accepting.length > 0 ? accepting : all;
  const pickupShop = shops.find(({ id }) => id === shopId);
  const home = pickupShop
    ? toCoordinates(pickupShop.latitude, pickupShop.longitude)
    : address === null
      ? null
      : parseStoredAddress(address).coordinates;
  const distanceTo = ({ latitude, longitude }: Shop) => {
    const shopPosition = toCoordinates(latitude, longitude);
    return home && shopPosition ? metresBetween(home, shopPosition) : Infinity;
  };
  return shops
    .toSorted(
      (one, other) =>
        Number(other === pickupShop) - Number(one === pickupShop) ||
        distanceTo(one) - distanceTo(other) ||
        one.id - other.id,
    )
    .slice(0, MAX_PLACES);
}
