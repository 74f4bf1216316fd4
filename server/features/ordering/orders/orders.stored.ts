import { ExplanationLine } from '#contract/orders/cart.ts';

/**
 * Returns an order's explanation as it was stored. A line of a kind that is no longer known is left out rather than
 * failing the whole order; the sums of the order do not depend on it.
 */
export function explanationFrom(stored: unknown): ExplanationLine[] {
  return (Array.isArray(stored) ? stored : []).flatMap((line) => {
    const read = ExplanationLine.safeParse(line);
    return read.success ? [read.data] : [];
  });
}
