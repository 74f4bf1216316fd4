import { z } from 'zod';
import { Cart } from '../orders/cart.ts';
import { ProductCard } from '../catalog/catalog.ts';
import { endpoint, Id, Money } from '../endpoint.ts';

/** Maximum favourites of a customer. */
export const MAX_FAVOURITES = 500;
/** Maximum products moved to the cart by one call. */
const MAX_MOVED = 100;

/** A favourite in the list, priced for the caller's city. */
export const Favourite = z.object({
  product: ProductCard,
  /** Price drop in tenge since it was added; 0 without a drop or in another city. */
  fell: Money,
  /** True when the product is available neither in the city nor by delivery from another one. */
  soldOut: z.boolean(),
});
export type Favourite = z.infer<typeof Favourite>;

/** Favourites by category, newest first; categories in the order of their newest product. */
export const FavouriteList = z.object({
  groups: z.array(z.object({ slug: z.string(), name: z.string(), favourites: z.array(Favourite) })),
  count: z.number().int(),
});
export type FavouriteList = z.infer<typeof FavouriteList>;

/** Ids of all favourites, newest first, for the heart buttons. */
const Ids = z.object({ ids: z.array(z.number().int()) });

export const favouritesContract = {
  'GET /api/favourites': endpoint({
    summary: "The customer's favourites by category, priced for the caller's city.",
    output: FavouriteList,
    access: 'customer',
  }),
  'GET /api/favourites/ids': endpoint({
    summary: "Ids of the customer's favourites, for the heart buttons.",
    output: Ids,
    access: 'customer',
  }),
  'PUT /api/favourites/:productId': endpoint({
    summary: 'Adds a product to the favourites; idempotent.',
    input: z.object({ productId: Id }),
    output: Ids,
    errors: ['product_not_found', 'favourites_full'],
    access: 'customer',
    perMinute: 300,
  }),
  'DELETE /api/favourites/:productId': endpoint({
    summary: 'Removes a product from the favourites; idempotent.',
    input: z.object({ productId: Id }),
    output: Ids,
    access: 'customer',
    perMinute: 300,
  }),
  'POST /api/favourites/move-to-cart': endpoint({
    summary:
      'Moves one of each favourite to the cart; unavailable products stay in the list and are returned in `left`.',
    input: z.object({ productIds: z.array(Id).min(1).max(MAX_MOVED) }),
    output: z.object({ cart: Cart, moved: z.array(z.number().int()), left: z.array(z.number().int()) }),
    access: 'customer',
    perMinute: 30,
  }),
};
