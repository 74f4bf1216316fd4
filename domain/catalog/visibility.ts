/** Rules that decide whether a city shows and sells a product, in explanation order. */
export const VISIBILITY_RULES = [
  'exists',
  'feed-imported',
  'offer-accepted',
  'not-withdrawn',
  'category-visible',
  'price-in-city',
  'price-not-held',
  'available',
  'condition-new',
  'picture-ready',
  'popularity',
] as const;
/** One of `VISIBILITY_RULES`. */
export type VisibilityRuleName = (typeof VISIBILITY_RULES)[number];

/** Places of a product: its page, lists and searches, and the cart. */
export const VISIBILITY_PLACES = ['page', 'lists', 'sale'] as const;
/** One of `VISIBILITY_PLACES`. */
export type VisibilityPlace = (typeof VISIBILITY_PLACES)[number];

/**
 * Result of one rule. `closes` lists the places that a failed rule closes; empty for an informational rule. `row`
 * describes the deciding database row.
 */
export type VisibilityRule = {
  rule: VisibilityRuleName;
  passes: boolean;
  closes: VisibilityPlace[];
  row: string;
};

/** Returns the places that no failed rule closes. */
export function openPlaces(rules: readonly VisibilityRule[]): VisibilityPlace[] {
  return VISIBILITY_PLACES.filter((place) => rules.every(({ passes, closes }) => passes || !closes.includes(place)));
}
