import type { favouritesContract } from '#contract/customers/favourites.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { FavouritesService } from './favourites.service.ts';

/** Handlers of favourites. */
export function favouritesRoutes(favourites: FavouritesService): Handlers<keyof typeof favouritesContract> {
  return {
    'GET /api/favourites': (_input, context) => favourites.list(requireCustomer(context), context),
    'GET /api/favourites/ids': async (_input, context) => ({ ids: await favourites.ids(requireCustomer(context)) }),
    'PUT /api/favourites/:productId': async ({ productId }, context) => ({
      ids: await favourites.add(requireCustomer(context), productId, context),
    }),
    'DELETE /api/favourites/:productId': async ({ productId }, context) => ({
      ids: await favourites.remove(requireCustomer(context), productId),
    }),
    'POST /api/favourites/move-to-cart': ({ productIds }, context) =>
      favourites.moveToCart(requireCustomer(context), productIds, context),
  };
}
