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
export const UnderstoodQuery = z.object({
  typed: z.string(),
  /** The search text used. */
  read: z.string(),
  /** The query was corrected: show "results for …". */
  corrected: z.boolean(),
  /** The search differs from the typed text: offer a literal search. */
  mended: z.boolean(),
  /** Words dropped because they match nothing. */
  dropped: z.array(z.string()),
  /**
   * Parts recognised as filters or sort order. `q` is the query without the part; `exact` makes it a literal search.
   */
  chips: z.array(
    z.object({
      kind: z.enum(['category', 'among', 'brand', 'price', 'number', 'value', 'except', 'sort']),
      name: z.string(),
      q: z.string(),
      exact: z.boolean(),
    }),
  ),
  /** A literal search was requested. */
  literal: z.boolean(),
  /** Pages that answer the query; products may follow. */
  pages: z.array(StorePage),
});
export type UnderstoodQuery = z.infer<typeof UnderstoodQuery>;
