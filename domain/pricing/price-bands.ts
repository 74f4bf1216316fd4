import type { FilterRange } from '../urls/filter-path.ts';
import type { Tenge } from './money.ts';

/** Minimum ratio of highest to lowest price for useful bands. */
const MIN_SPREAD = 1.5;
/** Minimum ratio for three bands instead of two. */
const WIDE_PRICE_RATIO = 5;
/** Leading digits of round amounts. */
const ROUND_LEADING_DIGITS = [1, 1.5, 2, 3, 4, 5, 7, 10];

/**
 * Splits the prices of a list into two or three bands with round bounds, cheapest first; empty when prices are too
 * close. The first band contains the cheapest product, the last the most expensive.
 */
export function priceBands(min: Tenge, max: Tenge): FilterRange[] {
  if (min <= 0 || max < min * MIN_SPREAD) return [];
  const parts = max < min * WIDE_PRICE_RATIO ? 2 : 3;
  const bounds = Array.from({ length: parts - 1 }, (_, index) => roundSum(min * (max / min) ** ((index + 1) / parts)));
  const innerBounds = [...new Set(bounds)].filter((bound) => bound > min && bound < max);
  if (innerBounds.length === 0) return [];
  return [...innerBounds, null].map((to, index) => {
    const from = innerBounds[index - 1];
    return { ...(from !== undefined && { from }), ...(to !== null && { to }) };
  });
}

/** Returns the nearest round sum, by ratio. */
function roundSum(sum: number): Tenge {
  const unit = 10 ** Math.floor(Math.log10(sum));
  const distance = (leadingDigits: number) => Math.abs(Math.log(sum / (leadingDigits * unit)));
  return Math.round(
    ROUND_LEADING_DIGITS.reduce((best, leadingDigits) =>
      distance(leadingDigits) < distance(best) ? leadingDigits : best,
    ) * unit,
  );
}
