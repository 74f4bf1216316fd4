import type { CityShop } from '#contract/places/shops.ts';
import { toCoordinates, metresBetween, type Coordinates } from '#domain/addresses/coordinates.ts';
import { isOpenAt, parseShopHours } from '#domain/delivery/pickup.ts';
import type { ShopService } from '#domain/delivery/shop-services.ts';

/** Filters of the shops of a city; null and false disable a filter. */
export type ShopFilters = { open: boolean; today: boolean; service: ShopService | null; product: number | null };

/** A shop in the list; `metres` from the shopper, null if either position is unknown. */
export type ListedShop = CityShop & { metres: number | null };

/**
 * Filters a city's shops by product, its readiness today, opening and service. Sorts by distance when the shopper's position is known, else
 * by product availability, else keeps the order.
 */
export function listShops(
  shops: readonly CityShop[],
  { open, today, service, product }: ShopFilters,
  { now, position }: { now: Date; position: Coordinates | null },
): ListedShop[] {
  return shops
    .filter(({ hours, services, stock }) => {
      const parsed = parseShopHours(hours);
      return (
        (!open || (parsed !== null && isOpenAt(parsed, now))) &&
        (service === null || services.includes(service)) &&
        (product === null || (stock !== null && (!today || stock.readiness.state === 'today')))
      );
    })
    .map((shop) => {
      const shopPosition = toCoordinates(shop.latitude, shop.longitude);
      return { ...shop, metres: position && shopPosition ? metresBetween(position, shopPosition) : null };
    })
    .sort((a, b) => compare(a.metres, b.metres) || compare(readyDays(a), readyDays(b)) || a.id - b.id);
}

const readyDays = ({ stock }: CityShop) => stock?.readiness.days ?? null;

/** Unknown values are last. */
function compare(a: number | null, b: number | null): number {
  if (a === b) return 0;
  return (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE);
}
