import type { PickupShop } from '#contract/orders/checkout.ts';
import { toCoordinates, metresBetween, type Coordinates } from '#domain/addresses/coordinates.ts';

/** Filters of the pickup shops: words of the name or address, ready today; and the shopper's position. */
export type PickupChoice = { text: string; isToday: boolean; position: Coordinates | null };

/** A pickup shop; `metres` from the shopper, null if either position is unknown. */
export type ListedPickup = PickupShop & { metres: number | null };

/** Filters the shops; the nearest first when the shopper's position is known, else in the order of the server. */
export function listPickupShops(
  shops: readonly PickupShop[],
  { text, isToday, position }: PickupChoice,
): ListedPickup[] {
  const words = text.trim().toLowerCase();
  return shops
    .filter(
      ({ name, address, readyAt }) =>
        `${name} ${address}`.toLowerCase().includes(words) && (!isToday || readyAt !== null),
    )
    .map((shop) => {
      const to = toCoordinates(shop.latitude, shop.longitude);
      return { ...shop, metres: position && to ? metresBetween(position, to) : null };
    })
    .sort((a, b) => (a.metres ?? Number.MAX_VALUE) - (b.metres ?? Number.MAX_VALUE));
}
