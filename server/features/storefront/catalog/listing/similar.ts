import type { CatalogAnswer, CatalogEngine, CatalogQuery, NumberFilter } from '../engine/engine.ts';
import type { Interpretation } from '../query/interpretation.ts';

/** Max results to which similar products are added, and max similar products. */
const MAX_FEW_RESULTS = 3;
const MAX_SIMILAR = 8;
/** Distance from the requested number, as a share, that still counts as near. */
const NEAR_TOLERANCE = 0.2;
const MAX_LOOSER = 8;

type Found = { answer: CatalogAnswer; interpretation: Interpretation | null };

/** True if the list is short enough to add similar products. */
export function isFew({ answer: { total }, interpretation }: Found): boolean {
  return total <= MAX_FEW_RESULTS && interpretation !== null;
}

/** Finds products of looser interpretations of the same product kind, nearest first. */
export async function findSimilar(
  engine: CatalogEngine,
  { answer, interpretation }: Found,
  looserInterpretations: AsyncIterable<Interpretation>,
  createQuery: (interpretation: Interpretation) => CatalogQuery,
): Promise<number[]> {
  const similar = new Set<number>();
  const kinds = answer.categories.filter(({ count }) => count > 0).map(({ category }) => category);
  // Limit words without a category to the found categories: hair dryers are not similar to a Dyson vacuum cleaner.
  const sameKinds = interpretation?.category == null ? { amongCategories: kinds } : {};
  let examined = 0;
  for await (const other of approximateFirst(interpretation, looserInterpretations)) {
    // Without a category, the next dropped words may be the product noun.
    const isEnough = similar.size >= (interpretation?.category == null ? 1 : MAX_SIMILAR);
    if (isEnough || examined++ === MAX_LOOSER) break;
    if (!isSameKindAndPrice(other, interpretation)) continue;
    const { ids } = await engine.search({ ...createQuery(other), ...sameKinds, limit: MAX_SIMILAR });
    for (const id of ids) if (!answer.ids.includes(id)) similar.add(id);
  }
  return [...similar].slice(0, MAX_SIMILAR);
}

/** An approximate number is nearer than none: a stabiliser of 9 kVA for a request of 10. */
async function* approximateFirst(
  found: Interpretation | null,
  looserInterpretations: AsyncIterable<Interpretation>,
): AsyncGenerator<Interpretation> {
  if (found && found.numbers.length > 0) yield { ...found, numbers: found.numbers.map(withTolerance) };
  yield* looserInterpretations;
}

function withTolerance({ attribute, from, to }: NumberFilter): NumberFilter {
  return {
    attribute,
    from: from === null ? null : from * (1 - NEAR_TOLERANCE),
    to: to === null ? null : to * (1 + NEAR_TOLERANCE),
  };
}

/** Returns true when a looser interpretation has the same product kind and price. */
function isSameKindAndPrice({ category, price }: Interpretation, found: Interpretation | null): boolean {
  return category === found?.category && price?.from === found?.price?.from && price?.to === found?.price?.to;
}
