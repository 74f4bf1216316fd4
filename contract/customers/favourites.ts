import { z } from 'zod';
import { Cart } from '../orders/cart.ts';
import { ProductCard } from '../catalog/catalog.ts';
import { endpoint, Id, Money } from '../endpoint.ts';

/** Products that one customer can keep. */
export const MAX_FAVOURITES = 500;
/** Products that one call moves to the cart. */
const MAX_MOVED = 100;

/** A favourite as the list shows it, priced for the caller's city. */
export const Favourite = z.object({
  product: ProductCard,
  /** Tenge the price fell by since the heart was pressed; 0 when it did not, or in another city. */
  fell: Money,
  /** It can be had neither here nor by delivery from elsewhere. */
  soldOut: z.boolean(),
});
export type Favourite = z.infer<typeof Favourite>;

/** Favourites by category, the newest first; categories in the order of their newest product. */
export const FavouriteList = z.object({
  groups: z.array(z.object({ slug: z.string(), name: z.string(), favourites: z.array(Favourite) })),
  count: z.number().int(),
});
export type FavouriteList = z.infer<typeof FavouriteList>;

/** Ids of all favourites, the newest first: what hearts need. */
const Ids = z.object({ ids: z.array(z.number().int()) });

export const favouritesContract = {
  'GET /api/favourites': endpoint({
    summary: "The customer's favourites by category, priced for the city.",
    output: FavouriteList,
    access: 'customer',
  }),
  'GET /api/favourites/ids': endpoint({
    summary: "Ids of the customer's favourites, for the hearts of cards.",
    output: Ids,
    access: 'customer',
  }),
  'PUT /api/favourites/:productId': endpoint({
    summary: 'Adds a product to the favourites; one that is there already stays as it is.',
    input: z.object({ productId: Id }),
    output: Ids,
    errors: ['product_not_found', 'favourites_full'],
    access: 'customer',
    perMinute: 300,
  }),
  'DELETE /api/favourites/:productId': endpoint({
    summary: 'Takes a product out of the favourites, also when it is in none.',
    input: z.object({ productId: Id }),
    output: Ids,
    access: 'customer',
    perMinute: 300,
  }),
  'POST /api/favourites/move-to-cart': endpoint({
    summary:
      'Puts favourites into the cart, one of each, and takes them out of the list; what cannot be bought stays and is named in `left`.',
    input: z.object({ productIds: z.array(Id).min(1).max(MAX_MOVED) }),
    output: z.object({ cart: Cart, moved: z.array(z.number().int()), left: z.array(z.number().int()) }),
    access: 'customer',
    perMinute: 30,
  }),
};
