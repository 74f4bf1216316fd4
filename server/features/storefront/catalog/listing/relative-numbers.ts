import type { CatalogAnswer, CatalogEngine, CatalogQuery, NumberFilter } from '../engine/engine.ts';
import type { Interpretation } from '../query/interpretation.ts';

/** Share of products that count as having a high or low number: about the last quarter. */
const SHARE = 0.28;
/** Minimum products for a choice. */
const LEAST = 3;
/** Gap to the next value, as a share, from which small products are a separate kind: fridges of 145 cm and of 177. */
const APART = 0.18;

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
    const bound = findRelativeBound(answer, attribute, direction);
    if (bound) numbers = [...numbers, bound];
  }
  return { ...interpretation, numbers, relative: [] };
}

/** Bounds a number by its extreme values, enough for the share and at least one; null when all values are equal. */
function findRelativeBound(
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
  const targetCount = counts.reduce((sum, { count }) => sum + count, 0) * SHARE;
  let countedSoFar = 0;
  let lastNumber: number | null = null;
  for (const { value, count } of ordered.slice(0, -1)) {
    if (
      lastNumber !== null &&
      countedSoFar >= LEAST &&
      (countedSoFar + count > targetCount || (direction === 'low' && value - lastNumber >= value * APART))
    )
      break;
    countedSoFar += count;
    lastNumber = value;
  }
  return lastNumber === null ? null : bound(lastNumber);
}
