import type { Language } from '#domain/text/language.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { scopePrefix } from '#domain/urls/scope.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type {
  SaleCatalogue,
  SaleProduct,
} from '../../features/storefront/catalog/sale-products/sale-products.service.ts';

/** For whom and when a feed is created. */
export type FeedContext = {
  language: Language;
  /** City whose prices, stock and pages it shows. */
  city: { id: number; keyword: string };
  /** Cities it speaks for, by id: one city's feed for that city, the first for all of them. */
  cities: ReadonlyMap<number, string>;
  /** Address of the shop without a slash at the end. */
  origin: string;
  shopName: string;
  now: Date;
  categories: SaleCatalogue['categories'];
  kaspi: KaspiPlace;
};
/**
 * What Kaspi knows the shop by: the merchant's id and its pickup points, each with the city in our and in Kaspi's
 * numbers.
 */
export type KaspiPlace = { merchantId: string; stores: readonly KaspiStore[] };
export type KaspiStore = { cityId: number; storeId: string; kaspiCityId: string };

/** One kind of feed: `item` gives null for a product that does not belong in it. */
export type FeedFormat = {
  /** Says why a feed of this kind cannot be created at all; null when it can. */
  problem?(context: FeedContext): string | null;
  head(context: FeedContext): string;
  item(product: SaleProduct, context: FeedContext): string | null;
  tail(context: FeedContext): string;
};

/** Writes once what every city's feed says of a product alike: most of an item are words, not prices. */
export function onceForAllCities(
  write: (product: SaleProduct, context: FeedContext) => string,
): (product: SaleProduct, context: FeedContext) => string {
  const written = new WeakMap<SaleProduct, Partial<Record<Language, string>>>();
  return (product, context) => {
    const known = written.get(product) ?? {};
    written.set(product, known);
    return (known[context.language] ??= write(product, context));
  };
}

/** Absolute address of a product's page in the feed's language and city. */
export function productUrl(id: number, { origin, language, city }: FeedContext): string {
  return origin + createPaths(scopePrefix(language, city.keyword)).product(id);
}

/** Absolute address of a picture as a bitmap 1280 px wide: readers of feeds take no vectors. */
export function bitmapUrl({ hash, vector }: { hash: string; vector: boolean }, { origin }: FeedContext): string {
  return `${origin}/i/${hash}/1280.${vector ? 'png' : 'jpg'}`;
}

const ALMATY_SHIFT_MS = 5 * HOUR_MS;

/** A moment in Kazakhstan's time with its offset: 2026-11-21T11:00:00+05:00. */
export function almatyMoment(now: Date): string {
  return `${new Date(now.getTime() + ALMATY_SHIFT_MS).toISOString().slice(0, 19)}+05:00`;
}
