import { ExplanationLine } from '#contract/orders/cart.ts';

/**
 * Parses an order's stored explanation. Skips lines of unknown kinds rather than failing the order, whose amounts do
 * not depend on them.
 */
export function parseExplanation(stored: unknown): ExplanationLine[] {
  return (Array.isArray(stored) ? stored : []).flatMap((line) => {
    const parsed = ExplanationLine.safeParse(line);
    return parsed.success ? [parsed.data] : [];
  });
}
