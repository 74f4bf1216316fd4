import type { Language } from '#domain/text/language.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { scopePrefix } from '#domain/urls/scope.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type {
  SaleCatalogue,
  SaleProduct,
} from '../../features/storefront/catalog/sale-products/sale-products.service.ts';

/** Audience and time of a feed. */
export type FeedContext = {
  language: Language;
  /** City whose prices, stock and pages it contains. */
  city: { id: number; keyword: string };
  /** Keywords of the covered cities by id: one for a city's feed, all for the all-cities feed. */
  cities: ReadonlyMap<number, string>;
  /** URL of the shop without a trailing slash. */
  origin: string;
  shopName: string;
  now: Date;
  categories: SaleCatalogue['categories'];
  kaspi: KaspiMerchant;
};
/** Kaspi's ids of the shop: the merchant id and the pickup points, each with our and Kaspi's city number. */
export type KaspiMerchant = { merchantId: string; stores: readonly KaspiStore[] };
export type KaspiStore = { cityId: number; storeId: string; kaspiCityId: string };

/** One kind of feed; `item` returns null for a product that does not belong in it. */
export type FeedFormat = {
  /** Returns why a feed of this kind cannot be created at all; null when it can. */
  problem?(context: FeedContext): string | null;
  head(context: FeedContext): string;
  item(product: SaleProduct, context: FeedContext): string | null;
  tail(context: FeedContext): string;
};

/** Caches the city-independent part of an item, which is most of its text, per product and language. */
export function cachePerProduct(
  write: (product: SaleProduct, context: FeedContext) => string,
): (product: SaleProduct, context: FeedContext) => string {
  const descriptions = new WeakMap<SaleProduct, Partial<Record<Language, string>>>();
  return (product, context) => {
    const cached = descriptions.get(product) ?? {};
    descriptions.set(product, cached);
    return (cached[context.language] ??= write(product, context));
  };
}

/** Absolute URL of a product page in the feed's language and city. */
export function productUrl(id: number, { origin, language, city }: FeedContext): string {
  return origin + createPaths(scopePrefix(language, city.keyword)).product(id);
}

/** Absolute URL of a picture as a bitmap 1280 px wide: feed readers do not accept vectors. */
export function bitmapUrl({ hash, vector }: { hash: string; vector: boolean }, { origin }: FeedContext): string {
  return `${origin}/i/${hash}/1280.${vector ? 'png' : 'jpg'}`;
}

const ALMATY_OFFSET_MS = 5 * HOUR_MS;

/** Formats a time with Kazakhstan's offset: 2026-11-21T11:00:00+05:00. */
export function formatAlmatyTime(now: Date): string {
  return `${new Date(now.getTime() + ALMATY_OFFSET_MS).toISOString().slice(0, 19)}+05:00`;
}
