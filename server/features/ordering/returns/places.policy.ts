import type { Shop } from '#contract/places/geo.ts';
import { addressFrom } from '#domain/addresses/address.ts';
import { coordinatesOf, metresBetween } from '#domain/addresses/coordinates.ts';
import type { ReturnableRow } from './returns.queries.ts';

const MAX_PLACES = 3;

/**
 * Chooses the drop-off shops among those that accept returns, or among all if none is marked so. The order's pickup
 * shop comes first, then those nearest to it or to the delivery address.
 */
export function handiest(all: readonly Shop[], { shopId, address }: Pick<ReturnableRow, 'shopId' | 'address'>): Shop[] {
  const takers = all.filter(({ services }) => services.includes('returns'));
  const shops = takers.length > 0 ? takers : all;
  const collected = shops.find(({ id }) => id === shopId);
  const home = collected
    ? coordinatesOf(collected.latitude, collected.longitude)
    : address === null
      ? null
      : addressFrom(address).coordinates;
  const metresTo = ({ latitude, longitude }: Shop) => {
    const there = coordinatesOf(latitude, longitude);
    return home && there ? metresBetween(home, there) : Infinity;
  };
  return shops
    .toSorted(
      (one, other) =>
        Number(other === collected) - Number(one === collected) || metresTo(one) - metresTo(other) || one.id - other.id,
    )
    .slice(0, MAX_PLACES);
}
