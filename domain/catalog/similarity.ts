import type { Tenge } from '../pricing/money.ts';

/** Product data used to score similarity. `values` maps an attribute id to a number or a named-value key. */
export type ComparedProduct = {
  id: number;
  brandId: number | null;
  price: Tenge | null;
  /** Mean review rating, 0 without reviews. */
  stars: number;
  /** Shared by the colours and memory sizes of one model. */
  variantGroup: string | null;
  values: ReadonlyMap<number, number | string>;
};

/** A distinguishing attribute with its relative weight. */
export type Trait = { attribute: number; weight: number };

/** A similar product: shared attributes, highest weight first, and whether the price is similar. */
export type SimilarChoice = { id: number; shared: number[]; nearPrice: boolean };

const SCORE_WEIGHTS = { traits: 0.6, price: 0.3, stars: 0.1 } as const;
/** Minimum ratio of the lower to the higher price for two products to count as similarly priced. */
const SIMILAR_PRICE_RATIO = 0.85;
/** Price ratio at or below which prices count as entirely different. */
const DIFFERENT_PRICE_RATIO = 0.5;
/** Factor for each further product of a brand, so that a row shows several brands. */
const SAME_BRAND_FACTOR = 0.88;
const MAX_STARS = 5;

/**
 * Returns the similarity of two products, 0–1: by the attributes of the first, the price, and the reviews of the
 * second.
 */
export function similarityScore(product: ComparedProduct, other: ComparedProduct, traits: readonly Trait[]): number {
  const comparableTraits = traits.filter(({ attribute }) => product.values.has(attribute));
  const weight = comparableTraits.reduce((total, trait) => total + trait.weight, 0);
  const matching = comparableTraits.reduce(
    (all, trait) =>
      all + trait.weight * valueSimilarity(product.values.get(trait.attribute), other.values.get(trait.attribute)),
    0,
  );
  const priceSimilarity = Math.max(
    0,
    (priceRatio(product.price, other.price) - DIFFERENT_PRICE_RATIO) / (1 - DIFFERENT_PRICE_RATIO),
  );
  return (
    SCORE_WEIGHTS.traits * (weight > 0 ? matching / weight : 0) +
    SCORE_WEIGHTS.price * priceSimilarity +
    SCORE_WEIGHTS.stars * Math.min(1, Math.max(0, other.stars / MAX_STARS))
  );
}

/**
 * Chooses the products most similar to one, best first, excluding its own variants, at most one per model, with
 * varied brands. Ties keep their input order.
 */
export function chooseSimilar(
  product: ComparedProduct,
  candidates: readonly ComparedProduct[],
  traits: readonly Trait[],
  limit: number,
): SimilarChoice[] {
  const remaining = candidates
    .filter(
      (other) =>
        other.id !== product.id && (product.variantGroup === null || other.variantGroup !== product.variantGroup),
    )
    .map((other) => ({ other, score: similarityScore(product, other, traits) }))
    .sort((a, b) => b.score - a.score);
  const brands = new Map<number | null, number>();
  const groups = new Set<string>();
  const chosen: SimilarChoice[] = [];
  while (chosen.length < limit && remaining.length > 0) {
    const adjustedScore = ({ other, score }: (typeof remaining)[number]) =>
      score * SAME_BRAND_FACTOR ** (brands.get(other.brandId) ?? 0);
    const bestIndex = remaining.reduce(
      (best, entry, index) => (adjustedScore(entry) > adjustedScore(remaining[best] ?? entry) ? index : best),
      0,
    );
    const [best] = remaining.splice(bestIndex, 1);
    if (!best || (best.other.variantGroup !== null && groups.has(best.other.variantGroup))) continue;
    if (best.other.variantGroup !== null) groups.add(best.other.variantGroup);
    brands.set(best.other.brandId, (brands.get(best.other.brandId) ?? 0) + 1);
    chosen.push(similarityReasons(product, best.other, traits));
  }
  return chosen;
}

function similarityReasons(product: ComparedProduct, other: ComparedProduct, traits: readonly Trait[]): SimilarChoice {
  const equalTraits = traits.filter(
    ({ attribute }) => product.values.has(attribute) && product.values.get(attribute) === other.values.get(attribute),
  );
  return {
    id: other.id,
    shared: equalTraits.toSorted((a, b) => b.weight - a.weight).map(({ attribute }) => attribute),
    nearPrice: priceRatio(product.price, other.price) >= SIMILAR_PRICE_RATIO,
  };
}

// Named values match exactly or not at all. For numbers, similarity falls linearly from 1 (equal) to 0 (ratio 0.75 or
// lower).
function valueSimilarity(value: number | string | undefined, other: number | string | undefined): number {
  if (value === other) return value === undefined ? 0 : 1;
  if (typeof value !== 'number' || typeof other !== 'number') return 0;
  return Math.max(0, 1 - 4 * (1 - ratio(value, other)));
}

function priceRatio(value: Tenge | null, other: Tenge | null): number {
  return value === null || other === null ? 0 : ratio(value, other);
}

function ratio(value: number, other: number): number {
  if (value === other) return 1;
  const [lower, higher] = value < other ? [value, other] : [other, value];
  return lower <= 0 ? 0 : lower / higher;
}
