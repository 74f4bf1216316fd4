import type { ShopStock } from '#contract/catalog/catalog.ts';
import { almatyDate, minutesOf } from '#domain/time/calendar.ts';
import { hoursOn, isOpenAt, parseShopHours } from '#domain/delivery/pickup.ts';

/** Orders of the list of shops: the day the product is ready, the hour the shop closes today. */
export const shopSorts = ['ready', 'late'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** What the list of shops is narrowed and ordered by. */
export type ShopChoice = { today: boolean; open: boolean; sort: ShopSort };

/**
 * Narrows shops to those where the product is ready today and those open at the moment, and orders them; they come by
 * readiness, then by name.
 */
export function chooseShops(shops: readonly ShopStock[], { today, open, sort }: ShopChoice, now: Date): ShopStock[] {
  const kept = shops.filter((shop) => (!today || shop.readiness.state === 'today') && (!open || isOpen(shop, now)));
  return sort === 'ready' ? kept : kept.sort((a, b) => closesAt(b, now) - closesAt(a, now));
}

function isOpen({ hours }: ShopStock, now: Date): boolean {
  const known = parseShopHours(hours);
  return known !== null && isOpenAt(known, now);
}

function closesAt({ hours }: ShopStock, now: Date): number {
  const known = parseShopHours(hours);
  const day = known && hoursOn(known, almatyDate(now));
  return day ? minutesOf(day.close) : -1;
}
