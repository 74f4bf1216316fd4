import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import { endpoint, IdList } from '../endpoint.ts';

/**
 * One characteristic of the compared products, in their order; null when unknown. `best` has the positions of the best
 * numbers.
 */
export const CompareRow = z.object({
  id: z.string(),
  name: z.string(),
  values: z.array(z.string().nullable()),
  differs: z.boolean(),
  best: z.array(z.number().int()),
});
export type CompareRow = z.infer<typeof CompareRow>;

/** Products of one category side by side. */
export const CompareCategory = z.object({
  slug: z.string(),
  name: z.string(),
  products: z.array(ProductCard),
  groups: z.array(z.object({ id: z.string(), name: z.string(), rows: z.array(CompareRow) })),
  /** Positions of the lowest price and the best rating. */
  cheapest: z.array(z.number().int()),
  bestRated: z.array(z.number().int()),
});
export type CompareCategory = z.infer<typeof CompareCategory>;

/** Comparison by category, products no longer available, and unknown ids. */
export const Comparison = z.object({
  categories: z.array(CompareCategory),
  unavailable: z.array(ProductCard),
  unknown: z.array(z.number().int()),
});
export type Comparison = z.infer<typeof Comparison>;

export const compareContract = {
  'GET /api/catalog/compare': endpoint({
    summary: 'Products side by side, by category.',
    input: z.object({
      ids: IdList(50),
    }),
    output: Comparison,
  }),
};
