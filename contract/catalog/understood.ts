import { z } from 'zod';

/** Pages of the shop that answer questions typed into the search field. */
export const StorePage = z.enum([
  'delivery',
  'change',
  'service',
  'services',
  'contacts',
  'shops',
  'bonus',
  'gift-cards',
  'present-cart',
  'trade-in',
  'order',
  'wholesale',
  'suppliers',
  'tenders',
  'for-landlords',
  'about',
]);
export type StorePage = z.infer<typeof StorePage>;

/** How the words of a search were understood. */
export const Understood = z.object({
  typed: z.string(),
  /** The words that products were found by. */
  read: z.string(),
  /** Words were changed: say "shown for read". */
  corrected: z.boolean(),
  /** Something else was asked than the words as typed: offer them. */
  mended: z.boolean(),
  /** Words that nothing was found with. */
  dropped: z.array(z.string()),
  /** The part that became a filter or the order; `q` is the query without it, `exact` when it is the words as typed. */
  chips: z.array(
    z.object({
      kind: z.enum(['category', 'among', 'brand', 'price', 'number', 'value', 'except', 'sort']),
      name: z.string(),
      q: z.string(),
      exact: z.boolean(),
    }),
  ),
  /** The words were searched exactly as typed, because that was asked for. */
  literal: z.boolean(),
  /** Pages of the store that answer a question; products may stand below them. */
  pages: z.array(StorePage),
});
export type Understood = z.infer<typeof Understood>;
