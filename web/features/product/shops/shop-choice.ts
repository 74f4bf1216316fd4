import type { ShopStock } from '#contract/catalog/catalog.ts';
import { almatyDate, parseMinutes } from '#domain/time/calendar.ts';
import { hoursOn, isOpenAt, parseShopHours } from '#domain/delivery/pickup.ts';

/** Sort orders of shops: earliest pickup, latest closing time today. */
export const shopSorts = ['ready', 'late'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** Filters and sort order of the shop list. */
export type ShopChoice = { today: boolean; open: boolean; sort: ShopSort };

/** Filters shops by pickup today and by opening now, and sorts them; the input is sorted by pickup day, then name. */
export function chooseShops(shops: readonly ShopStock[], { today, open, sort }: ShopChoice, now: Date): ShopStock[] {
  const matching = shops.filter((shop) => (!today || shop.readiness.state === 'today') && (!open || isOpen(shop, now)));
  return sort === 'ready' ? matching : matching.sort((a, b) => closesAt(b, now) - closesAt(a, now));
}

function isOpen({ hours }: ShopStock, now: Date): boolean {
  const parsed = parseShopHours(hours);
  return parsed !== null && isOpenAt(parsed, now);
}

function closesAt({ hours }: ShopStock, now: Date): number {
  const parsed = parseShopHours(hours);
  const day = parsed && hoursOn(parsed, almatyDate(now));
  return day ? parseMinutes(day.close) : -1;
}
