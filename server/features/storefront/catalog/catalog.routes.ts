import type { catalogContract } from '#contract/catalog/catalog.ts';
import type { compareContract } from '#contract/catalog/compare.ts';
import type { homeContract } from '#contract/content/home.ts';
import type { relatedContract } from '#contract/catalog/related.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import type { CatalogService } from './catalog.service.ts';

/** Catalogue calls. */
export function catalogRoutes(
  catalog: CatalogService,
): Handlers<
  keyof typeof catalogContract | keyof typeof homeContract | keyof typeof compareContract | keyof typeof relatedContract
> {
  return {
    'GET /api/catalog/home': (_input, context) => catalog.home(context),
    'GET /api/catalog/tree': (_input, context) => catalog.tree(context),
    'GET /api/catalog/category/:id': ({ id }, context) => catalog.category(id, context),
    'GET /api/catalog/listing': (input, context) => catalog.listing(input, context),
    'GET /api/catalog/count': (input, context) => catalog.count(input, context),
    'GET /api/catalog/suggest': ({ q }, context) => catalog.suggest(q, context),
    'GET /api/catalog/cards': ({ ids }, context) => catalog.cards(ids.split(',').map(Number), context),
    'GET /api/catalog/products/:id': ({ id }, context) => catalog.product(id, context),
    'GET /api/catalog/products/:id/shops': ({ id }, context) => catalog.shops(id, context),
    'GET /api/catalog/products/:id/related': ({ id }, context) => catalog.related(id, context),
    'GET /api/catalog/products/:id/prices': ({ id }, context) => catalog.prices(id, context),
    'GET /api/catalog/compare': ({ ids }, context) => catalog.compare(ids.split(',').map(Number), context),
    'GET /api/catalog/products/:id/reviews': ({ id, ...query }, context) => catalog.reviews(id, query, context),
  };
}
