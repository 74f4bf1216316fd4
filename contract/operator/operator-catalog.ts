import { z } from 'zod';
import { VISIBILITY_PLACES, VISIBILITY_RULES } from '#domain/catalog/visibility.ts';
import { endpoint } from '../endpoint.ts';

/** Why a product is or is not shown in a city. */
export const ProductVisibility = z.object({
  /** Null when the shop has no such product. */
  product: z
    .object({ id: z.number().int(), name: z.string(), sku: z.string(), feed: z.string(), offer: z.string() })
    .nullable(),
  city: z.string(),
  /** Places where it is visible. */
  open: z.array(z.enum(VISIBILITY_PLACES)),
  rules: z.array(
    z.object({
      rule: z.enum(VISIBILITY_RULES),
      passes: z.boolean(),
      /** Places that the failed rule hides it from; empty for a remark. */
      closes: z.array(z.enum(VISIBILITY_PLACES)),
      /** The deciding database row, in English. */
      row: z.string(),
    }),
  ),
});
export type ProductVisibility = z.infer<typeof ProductVisibility>;

/** Operator calls about the catalogue (scope `catalog.read`). */
export const operatorCatalogContract = {
  'GET /api/operator/visibility': endpoint({
    summary:
      "Explains rule by rule why a product is or is not shown and sold in a city. `product` is an id, SKU or offer id of the feed; `city` is the city's URL keyword, e.g. `almaty`.",
    input: z.object({
      product: z.string().trim().min(1).max(100),
      city: z
        .string()
        .regex(/^[a-z-]{2,40}$/)
        .default('almaty'),
    }),
    output: ProductVisibility,
    errors: ['page_not_found'],
    scope: 'catalog.read',
  }),
};
