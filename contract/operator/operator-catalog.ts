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
  /** Places that no rule closes. */
  open: z.array(z.enum(VISIBILITY_PLACES)),
  rules: z.array(
    z.object({
      rule: z.enum(VISIBILITY_RULES),
      passes: z.boolean(),
      /** Places that a failed rule closes; empty for a remark. */
      closes: z.array(z.enum(VISIBILITY_PLACES)),
      /** The row that decided, in English. */
      row: z.string(),
    }),
  ),
});
export type ProductVisibility = z.infer<typeof ProductVisibility>;

/** Calls of operators about the catalogue; a key with the scope `catalog.read` may. */
export const operatorCatalogContract = {
  'GET /api/operator/visibility': endpoint({
    summary:
      'Explains rule by rule why a product is or is not shown and sold in a city. `product` is its id, SKU or offer id in the feed; `city` is the keyword of its address, `almaty` for example.',
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
