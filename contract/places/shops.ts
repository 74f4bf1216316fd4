import { z } from 'zod';
import { ProductCard, ReadyShop, ShopStock } from '../catalog/catalog.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { endpoint, Id, positiveInt } from '../endpoint.ts';
import { Shop } from './geo.ts';

const ShopSlug = z.string().regex(/^[a-z0-9-]{1,100}$/);

/** A store in its city's list; `stock` is of the requested product, null if it cannot be there. */
export const CityShop = Shop.extend({
  stock: ShopStock.pick({ stock: true, left: true, readiness: true }).nullable(),
});
export type CityShop = z.infer<typeof CityShop>;

/** The stores of a city, and other cities with stores. */
export const ShopsPage = z.object({
  shops: z.array(CityShop),
  /** The requested product; null without one. */
  product: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Cities with stores, and how many. */
  cities: z.array(z.object({ keyword: z.string(), mobileCode: z.string(), name: z.string(), count: z.number().int() })),
});
export type ShopsPage = z.infer<typeof ShopsPage>;

/** Store page. */
export const ShopPage = z.object({
  shop: Shop,
  city: z.object({ keyword: z.string(), name: z.string(), mobileCode: z.string() }),
  /** The store is in the caller's city, so prices and dates apply to the caller. */
  isHere: z.boolean(),
  /** Phone of the store, else of support; empty when neither is known. */
  phone: z.string(),
  /** Directions; may be empty. */
  way: z.string(),
  /** When products in stock can be collected; null in another city or with unparsable hours. */
  readiness: ReadyShop.shape.readiness.nullable(),
  /** Popular in-stock products of different kinds; none in another city. */
  products: z.array(ProductCard),
  /** The nearest other shops of its city. */
  nearby: z.array(Shop),
});
export type ShopPage = z.infer<typeof ShopPage>;

/** Products in stock in a store that match a search; empty in another city, where the caller has no prices. */
export const ShopProducts = z.object({
  products: z.array(ProductCard),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type ShopProducts = z.infer<typeof ShopProducts>;

export const shopsContract = {
  'GET /api/shops/of-city': endpoint({
    summary: "Stores of the caller's city, optionally with stock of one product, and the cities with stores.",
    input: z.object({ product: Id.optional() }),
    output: ShopsPage,
    errors: ['product_not_found'],
  }),
  'GET /api/shops/:slug': endpoint({
    summary: 'One store: hours, services, directions and products ready for pickup.',
    input: z.object({ slug: ShopSlug }),
    output: ShopPage,
    errors: ['not_found'],
  }),
  'GET /api/shops/:slug/products': endpoint({
    summary: 'Searches the products in stock in one store.',
    input: z.object({ slug: ShopSlug, q: z.string().max(MAX_QUERY_LENGTH), page: positiveInt(10_000).optional() }),
    output: ShopProducts,
    errors: ['not_found', 'search_unavailable'],
  }),
};
