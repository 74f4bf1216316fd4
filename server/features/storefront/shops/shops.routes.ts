import type { shopsContract } from '#contract/places/shops.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { ShopsService } from './shops.service.ts';

/** Calls for shop pages. */
export function shopsRoutes(shops: ShopsService): Handlers<keyof typeof shopsContract> {
  return {
    'GET /api/shops/of-city': ({ product }, context) => shops.listInCity(product, context),
    'GET /api/shops/:slug': ({ slug }, context) => shops.page(slug, context),
    'GET /api/shops/:slug/products': (search, context) => shops.search(search, context),
  };
}
