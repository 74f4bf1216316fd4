/** Rules that decide whether a product is shown and sold in a city, in the order they are explained. */
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
] as const;
/** One of `VISIBILITY_RULES`. */
export type VisibilityRuleName = (typeof VISIBILITY_RULES)[number];

/** Places of a product: its own page, lists and searches, and the cart. */
export const VISIBILITY_PLACES = ['page', 'lists', 'sale'] as const;
/** One of `VISIBILITY_PLACES`. */
export type VisibilityPlace = (typeof VISIBILITY_PLACES)[number];

/** How one rule ends: `closes` are the places that a failed rule closes, none for a remark; `row` is what decided. */
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
