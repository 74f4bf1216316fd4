import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import { endpoint, Id, Money } from '../endpoint.ts';

/** A similar product: shared values in display form ("6,7″", "8 ГБ"), and whether its price is similar. */
export const SimilarProduct = z.object({ product: ProductCard, shared: z.array(z.string()), nearPrice: z.boolean() });
export type SimilarProduct = z.infer<typeof SimilarProduct>;

/** A product often bought together, and the number of orders with both. */
export const BoughtTogetherProduct = z.object({ product: ProductCard, orders: z.number().int() });
export type BoughtTogetherProduct = z.infer<typeof BoughtTogetherProduct>;

/** An accessory that names the model it fits. */
export const CompatibleProduct = z.object({ product: ProductCard, model: z.string() });
export type CompatibleProduct = z.infer<typeof CompatibleProduct>;

/** Related products, each with its reason. */
export const RelatedProducts = z.object({
  similar: z.array(SimilarProduct),
  together: z.array(BoughtTogetherProduct),
  accessories: z.array(CompatibleProduct),
});
export type RelatedProducts = z.infer<typeof RelatedProducts>;

/** A period (ISO) with one price in the city; `until` is null for the current price. */
export const PricePeriod = z.object({ price: Money, since: z.string(), until: z.string().nullable() });
export type PricePeriod = z.infer<typeof PricePeriod>;

export const relatedContract = {
  'GET /api/catalog/products/:id/related': endpoint({
    summary: 'Similar products, products bought together, accessories that fit.',
    input: z.object({ id: Id }),
    output: RelatedProducts,
    errors: ['product_not_found'],
  }),
  'GET /api/catalog/products/:id/prices': endpoint({
    summary: 'Price history of the city in the last half year, oldest first; empty when the price never changed.',
    input: z.object({ id: Id }),
    output: z.array(PricePeriod),
    errors: ['product_not_found'],
  }),
};
