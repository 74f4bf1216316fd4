import type { Tenge } from '../pricing/money.ts';

/** Inputs of a similarity. `values` hold measured numbers and the keys of named values, by attribute. */
export type ComparedProduct = {
  id: number;
  brandId: number | null;
  price: Tenge | null;
  /** Mean of reviews, 0 without them. */
  stars: number;
  /** Colours and memories of one model share it. */
  variantGroup: string | null;
  values: ReadonlyMap<number, number | string>;
};

/** A distinguishing attribute with its relative weight. */
export type Trait = { attribute: number; weight: number };

/**
 * A product like the one looked at: the attributes that are the same, the weightiest first, and whether it costs about
 * as much.
 */
export type SimilarChoice = { id: number; shared: number[]; nearPrice: boolean };

const share = { traits: 0.6, price: 0.3, stars: 0.1 } as const;
/** Max price difference for two products to count as similarly priced. */
const nearRatio = 0.85;
/** A price half or twice as large is no likeness at all. */
const farRatio = 0.5;
/** Penalty of each further product of a brand, so that a row shows several brands. */
const sameBrandFactor = 0.88;
const MAX_STARS = 5;

/**
 * Returns how similar two products are, 0–1: by the attributes of the first, the price, and the reviews of the second.
 */
export function likeness(one: ComparedProduct, other: ComparedProduct, traits: readonly Trait[]): number {
  const own = traits.filter(({ attribute }) => one.values.has(attribute));
  const weight = own.reduce((all, trait) => all + trait.weight, 0);
  const alike = own.reduce(
    (all, trait) => all + trait.weight * sameness(one.values.get(trait.attribute), other.values.get(trait.attribute)),
    0,
  );
  const priced = Math.max(0, (priceRatio(one.price, other.price) - farRatio) / (1 - farRatio));
  return (
    share.traits * (weight > 0 ? alike / weight : 0) +
    share.price * priced +
    share.stars * Math.min(1, Math.max(0, other.stars / MAX_STARS))
  );
}

/**
 * Chooses the products most like one, best first: none of its own variants, one of each model, and not all of one
 * brand. Equals keep the
 * order they came in.
 */
export function chooseSimilar(
  one: ComparedProduct,
  candidates: readonly ComparedProduct[],
  traits: readonly Trait[],
  limit: number,
): SimilarChoice[] {
  const left = candidates
    .filter((other) => other.id !== one.id && (one.variantGroup === null || other.variantGroup !== one.variantGroup))
    .map((other) => ({ other, score: likeness(one, other, traits) }))
    .sort((a, b) => b.score - a.score);
  const brands = new Map<number | null, number>();
  const groups = new Set<string>();
  const chosen: SimilarChoice[] = [];
  while (chosen.length < limit && left.length > 0) {
    const worth = ({ other, score }: (typeof left)[number]) =>
      score * sameBrandFactor ** (brands.get(other.brandId) ?? 0);
    const at = left.reduce((best, entry, index) => (worth(entry) > worth(left[best] ?? entry) ? index : best), 0);
    const [found] = left.splice(at, 1);
    if (!found || (found.other.variantGroup !== null && groups.has(found.other.variantGroup))) continue;
    if (found.other.variantGroup !== null) groups.add(found.other.variantGroup);
    brands.set(found.other.brandId, (brands.get(found.other.brandId) ?? 0) + 1);
    chosen.push(reasonsOf(one, found.other, traits));
  }
  return chosen;
}

function reasonsOf(one: ComparedProduct, other: ComparedProduct, traits: readonly Trait[]): SimilarChoice {
  const same = traits.filter(
    ({ attribute }) => one.values.has(attribute) && one.values.get(attribute) === other.values.get(attribute),
  );
  return {
    id: other.id,
    shared: same.toSorted((a, b) => b.weight - a.weight).map(({ attribute }) => attribute),
    nearPrice: priceRatio(one.price, other.price) >= nearRatio,
  };
}

// Names are the same or not; numbers lose a quarter of their likeness with every sixteenth they differ by.
function sameness(one: number | string | undefined, other: number | string | undefined): number {
  if (one === other) return one === undefined ? 0 : 1;
  if (typeof one !== 'number' || typeof other !== 'number') return 0;
  return Math.max(0, 1 - 4 * (1 - ratio(one, other)));
}

function priceRatio(one: Tenge | null, other: Tenge | null): number {
  return one === null || other === null ? 0 : ratio(one, other);
}

function ratio(one: number, other: number): number {
  if (one === other) return 1;
  const [less, more] = one < other ? [one, other] : [other, one];
  return less <= 0 ? 0 : less / more;
}
