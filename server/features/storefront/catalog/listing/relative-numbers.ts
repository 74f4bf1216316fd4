import type { CatalogAnswer, CatalogEngine, CatalogQuery, NumberFilter } from '../engine/engine.ts';
import type { Interpretation } from '../query-understanding/interpretation.ts';

/** Share of products that count as having a high or low number: about the last quarter. */
const SHARE = 0.28;
/** Minimum products for choosing a bound. */
const MIN_PRODUCTS = 3;
/** Gap to the next value, as a share, that separates kinds of products: fridges of 145 cm and of 177. */
const KIND_GAP = 0.18;

/**
 * Turns relative words ("much", "little") into bounds of a number. The found products decide: a quiet washing machine
 * is louder than a quiet fridge. Asks the engine once per relative word.
 */
export async function resolveRelative(
  engine: Pick<CatalogEngine, 'search'>,
  interpretation: Interpretation,
  query: CatalogQuery,
): Promise<Interpretation> {
  let numbers = interpretation.numbers;
  // The first mentioned matters most: of the narrow products, the quiet ones.
  for (const { attribute, direction } of interpretation.relative) {
    const answer = await engine.search({ ...query, numbers, countGroups: [attribute], countNumbers: [attribute] });
    const bound = findBound(answer, attribute, direction);
    if (bound) numbers = [...numbers, bound];
  }
  return { ...interpretation, numbers, relative: [] };
}

/** Bounds a number by its extreme values, enough for the share and at least one; null when all values are equal. */
function findBound(
  { groups, numbers }: CatalogAnswer,
  attribute: number,
  direction: 'high' | 'low',
): NumberFilter | null {
  const counts = groups.find(({ group }) => group === attribute)?.counts ?? [];
  const bound = (value: number): NumberFilter => ({
    attribute,
    from: direction === 'high' ? value : null,
    to: direction === 'low' ? value : null,
  });
  if (counts.length === 0) {
    const range = numbers.find((number) => number.attribute === attribute);
    if (!range || range.min === range.max) return null;
    const part = (range.max - range.min) * SHARE;
    return bound(direction === 'high' ? range.max - part : range.min + part);
  }
  const ordered = counts.toSorted((a, b) => (direction === 'high' ? b.value - a.value : a.value - b.value));
  const maxProducts = counts.reduce((sum, { count }) => sum + count, 0) * SHARE;
  let taken = 0;
  let last: number | null = null;
  for (const { value, count } of ordered.slice(0, -1)) {
    if (
      last !== null &&
      taken >= MIN_PRODUCTS &&
      (taken + count > maxProducts || (direction === 'low' && value - last >= value * KIND_GAP))
    )
      break;
    taken += count;
    last = value;
  }
  return last === null ? null : bound(last);
}
