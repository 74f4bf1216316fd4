import { percentRoundedDown, prorate, sum, type Tenge } from './money.ts';
import type { PromoKind } from './promo-code.ts';

/** A promo code with dates and uses already checked (decisions §7). `productIds: null` means every product. */
export type AppliedPromo = {
  code: string;
  kind: PromoKind;
  value: number;
  productIds: readonly number[] | null;
  /** Minimum sum of the products it applies to, tenge. */
  minimumSum?: Tenge | undefined;
};

/** Discount of each line, tenge, and why a code has none. */
export type PromoResult = { discounts: Tenge[]; problem: 'promo-no-products' | 'promo-minimum' | null };

/** Splits the discount of a promo code over the lines it applies to, tenge; a code without effect has a problem. */
export function promoDiscounts(
  soldLines: readonly { productId: number }[],
  subtotals: readonly Tenge[],
  promo: AppliedPromo | undefined,
): PromoResult {
  const noDiscounts = subtotals.map(() => 0);
  if (!promo) return { discounts: noDiscounts, problem: null };
  const weights = soldLines.map((line, index) =>
    promo.productIds === null || promo.productIds.includes(line.productId) ? subtotals[index]! : 0,
  );
  const eligible = sum(weights);
  if (eligible === 0) return { discounts: noDiscounts, problem: 'promo-no-products' };
  if (eligible < (promo.minimumSum ?? 0)) return { discounts: noDiscounts, problem: 'promo-minimum' };
  const fullDiscount = promo.kind === 'percent' ? percentRoundedDown(eligible, promo.value) : Math.trunc(promo.value);
  return { discounts: prorate(Math.max(0, Math.min(fullDiscount, eligible)), weights), problem: null };
}
