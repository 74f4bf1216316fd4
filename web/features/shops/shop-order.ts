import type { CityShop } from '#contract/places/shops.ts';
import { coordinatesOf, metresBetween, type Coordinates } from '#domain/addresses/coordinates.ts';
import { isOpenAt, parseShopHours } from '#domain/delivery/pickup.ts';
import type { ShopService } from '#domain/delivery/shop-services.ts';

/** Which shops of a city to show; null and false leave a condition out. */
export type ShopsWanted = { open: boolean; service: ShopService | null; product: number | null };

/** A shop as the list shows it: `metres` from the shopper, null where either position is not known. */
export type ListedShop = CityShop & { metres: number | null };

/**
 * Chooses and orders the shops of a city: of those that have the product, are open and offer the service, the nearest
 * first where the shopper's position is known, else the one that has the product first, else as they come.
 */
export function listShops(
  shops: readonly CityShop[],
  { open, service, product }: ShopsWanted,
  { now, position }: { now: Date; position: Coordinates | null },
): ListedShop[] {
  return shops
    .filter(({ hours, services, stock }) => {
      const parsed = parseShopHours(hours);
      return (
        (!open || (parsed !== null && isOpenAt(parsed, now))) &&
        (service === null || services.includes(service)) &&
        (product === null || stock !== null)
      );
    })
    .map((shop) => {
      const at = coordinatesOf(shop.latitude, shop.longitude);
      return { ...shop, metres: position && at ? metresBetween(position, at) : null };
    })
    .sort(
      (one, other) => compare(one.metres, other.metres) || compare(daysOf(one), daysOf(other)) || one.id - other.id,
    );
}

const daysOf = ({ stock }: CityShop) => stock?.readiness.days ?? null;

/** What is not known comes last. */
function compare(one: number | null, other: number | null): number {
  if (one === other) return 0;
  return (one ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE);
}
