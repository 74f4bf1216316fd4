/** Maximum pages appended to a list page. */
export const MAX_MORE_PAGES = 9;

const MAX_SHOWN_PRODUCTS = 240;

/** Returns the maximum pages that may be appended to a page of `per` products. */
export function maxMorePages(per: number): number {
  return Math.min(MAX_MORE_PAGES, Math.max(0, Math.floor(MAX_SHOWN_PRODUCTS / per) - 1));
}
