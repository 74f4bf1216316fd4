import type { Shop } from '#contract/places/geo.ts';
import { addressFrom } from '#domain/addresses/address.ts';
import { coordinatesOf, metresBetween } from '#domain/addresses/coordinates.ts';
import type { ReturnableRow } from './returns.queries.ts';

const MAX_PLACES = 3;

/**
 * Chooses the shops a return is brought to, of those that take returns, or of all where none says so: the one the order was
 * collected at, then those nearest to it or to where the order was brought.
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
