import type { Shop } from '#contract/places/geo.ts';
import { parseStoredAddress } from '#domain/addresses/address.ts';
import { toCoordinates, metresBetween } from '#domain/addresses/coordinates.ts';
import type { ReturnableRow } from './returns.queries.ts';

const MAX_SHOPS = 3;

/**
 * Chooses the drop-off shops among those that accept returns, or among all if none is marked so. The order's pickup
 * shop comes first, then those nearest to it or to the delivery address.
 */
export function dropOffShops(
  cityShops: readonly Shop[],
  { shopId, address }: Pick<ReturnableRow, 'shopId' | 'address'>,
): Shop[] {
  const acceptingShops = cityShops.filter(({ services }) => services.includes('returns'));
  const shops = acceptingShops.length > 0 ? acceptingShops : cityShops;
  const pickupShop = shops.find(({ id }) => id === shopId);
  const origin = pickupShop
    ? toCoordinates(pickupShop.latitude, pickupShop.longitude)
    : address === null
      ? null
      : parseStoredAddress(address).coordinates;
  const distanceTo = ({ latitude, longitude }: Shop) => {
    const shopPosition = toCoordinates(latitude, longitude);
    return origin && shopPosition ? metresBetween(origin, shopPosition) : Infinity;
  };
  return shops
    .toSorted(
      (shop, other) =>
        Number(other === pickupShop) - Number(shop === pickupShop) ||
        distanceTo(shop) - distanceTo(other) ||
        shop.id - other.id,
    )
    .slice(0, MAX_SHOPS);
}
