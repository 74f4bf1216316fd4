import type { Viewer } from '#server/platform/http/call.ts';
import { pathTo, type Directory } from '../directory/directory.ts';

/** A promotion that lowers a product's price at the checkout, with its mark on the card. */
export type PromoMark = {
  id: string;
  title: string;
  mark: string;
  code: string;
  /** Price of the product with the code, tenge. */
  price: number;
};

/** Promotions with a promo code, under the terms that cart pricing uses. */
export type PromoMarks = {
  /** Finds the promotion with the largest discount on a product; `pathOf` returns its category and ancestors. */
  find(
    product: { id: number; categoryId: number; price: number },
    viewer: Pick<Viewer, 'language' | 'now'>,
    pathOf: () => number[],
  ): PromoMark | undefined;
  /** Returns the next time marks change; null when they never do. */
  changesAt(now: Date): Date | null;
};

/** A shop without promotions. */
export const NO_PROMO_MARKS: PromoMarks = { find: () => undefined, changesAt: () => null };

/** Finds the mark of a product that has a price in the viewer's city. */
export function findPromoMark(
  { id, categoryId, price }: { id: number; categoryId: number; price: number | null },
  { promos, directory, viewer }: { promos: PromoMarks; directory: Directory; viewer: Viewer },
): PromoMark | undefined {
  if (price === null) return undefined;
  return promos.find({ id, categoryId, price }, viewer, () => {
    const category = directory.categories.get(categoryId);
    return category ? pathTo(category).map((ancestor) => ancestor.id) : [];
  });
}
