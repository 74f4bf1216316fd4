import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import { endpoint, Id, Money } from '../endpoint.ts';

/** A similar product: its common values, as shoppers read them ("6,7″", "8 ГБ"), and whether it costs about as much. */
export const SimilarProduct = z.object({ product: ProductCard, shared: z.array(z.string()), nearPrice: z.boolean() });
export type SimilarProduct = z.infer<typeof SimilarProduct>;

/** A product bought with it, and the number of orders with both. */
export const TogetherProduct = z.object({ product: ProductCard, orders: z.number().int() });
export type TogetherProduct = z.infer<typeof TogetherProduct>;

/** An accessory that names the model it fits. */
export const FittingProduct = z.object({ product: ProductCard, model: z.string() });
export type FittingProduct = z.infer<typeof FittingProduct>;

/** Products around a product, each with its reason. */
export const RelatedProducts = z.object({
  similar: z.array(SimilarProduct),
  together: z.array(TogetherProduct),
  accessories: z.array(FittingProduct),
});
export type RelatedProducts = z.infer<typeof RelatedProducts>;

/** A price charged in the city from one moment (ISO) to another; `until` is null while it is charged. */
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
    summary: 'Prices charged in the city in the last half year, oldest first; empty when there was one.',
    input: z.object({ id: Id }),
    output: z.array(PricePeriod),
    errors: ['product_not_found'],
  }),
};
