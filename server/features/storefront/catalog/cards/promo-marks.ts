import type { Viewer } from '#server/platform/http/call.ts';
import { pathTo, type Directory } from '../directory/directory.ts';

/** A promotion that lowers a product's price at the checkout, and its mark on the card. */
export type PromoMark = {
  id: string;
  title: string;
  mark: string;
  code: string;
  /** What the product costs with the code, tenge. */
  price: number;
};

/** Promotions with a promo code, by the terms that the pricing of carts reads. */
export type PromoMarks = {
  /** Finds the promotion that takes most off a product; `pathOf` gives its category and those above it. */
  find(
    product: { id: number; categoryId: number; price: number },
    viewer: Pick<Viewer, 'language' | 'now'>,
    pathOf: () => number[],
  ): PromoMark | undefined;
  /** Returns the next moment marks change; null when none does. */
  changesAt(now: Date): Date | null;
};

/** A shop without promotions. */
export const NO_PROMO_MARKS: PromoMarks = { find: () => undefined, changesAt: () => null };

/** Finds the mark of a product that has a price in the viewer's city. */
export function promoMarkOf(
  { id, categoryId, price }: { id: number; categoryId: number; price: number | null },
  { promos, directory, viewer }: { promos: PromoMarks; directory: Directory; viewer: Viewer },
): PromoMark | undefined {
  if (price === null) return undefined;
  return promos.find({ id, categoryId, price }, viewer, () => {
    const category = directory.categories.get(categoryId);
    return category ? pathTo(category).map((above) => above.id) : [];
  });
}
