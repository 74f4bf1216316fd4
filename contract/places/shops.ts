import { z } from 'zod';
import { ProductCard, ReadyShop, ShopStock } from '../catalog/catalog.ts';
import { endpoint, Id } from '../endpoint.ts';
import { Shop } from './geo.ts';

/** A shop in the list of its city; `stock` is of the product that was asked for, null where the shop cannot have it. */
export const CityShop = Shop.extend({
  stock: ShopStock.pick({ stock: true, left: true, readiness: true }).nullable(),
});
export type CityShop = z.infer<typeof CityShop>;

/** The shops of a city, and where else there are any. */
export const ShopsPage = z.object({
  shops: z.array(CityShop),
  /** The product that was asked for; null without one. */
  product: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Every city that has shops, and how many. */
  cities: z.array(z.object({ keyword: z.string(), mobileCode: z.string(), name: z.string(), count: z.number().int() })),
});
export type ShopsPage = z.infer<typeof ShopsPage>;

/** Everything about one shop. */
export const ShopPage = z.object({
  shop: Shop,
  city: z.object({ keyword: z.string(), name: z.string(), mobileCode: z.string() }),
  /** The caller's city is the shop's: then prices and days are those of the caller. */
  isHere: z.boolean(),
  /** Telephone of the shop, else that of support; empty when neither is known. */
  phone: z.string(),
  /** How to get there, in words; may be empty. */
  way: z.string(),
  /** When what the shop has can be collected; null in another city and for hours that cannot be read. */
  readiness: ReadyShop.shape.readiness.nullable(),
  /** Popular products of different kinds that the shop has; none in another city. */
  products: z.array(ProductCard),
  /** The nearest other shops of its city. */
  nearby: z.array(Shop),
});
export type ShopPage = z.infer<typeof ShopPage>;

export const shopsContract = {
  'GET /api/shops/of-city': endpoint({
    summary: "Shops of the caller's city, with what they have of one product, and the cities that have shops.",
    input: z.object({ product: Id.optional() }),
    output: ShopsPage,
    errors: ['product_not_found'],
  }),
  'GET /api/shops/:slug': endpoint({
    summary: 'One shop: hours, services, the way there, and what it has ready.',
    input: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/) }),
    output: ShopPage,
    errors: ['not_found'],
  }),
};
