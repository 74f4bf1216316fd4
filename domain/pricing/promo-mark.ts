import { formatTenge } from './money.ts';
import type { Language } from '../text/language.ts';
import type { PromoKind } from './promo-code.ts';

/** Terms of a promotion's code needed for product marks. */
export type PromoRuleTerms = {
  code: string;
  kind: PromoKind;
  /** Discount in percent or tenge. */
  value: number;
  /** Eligible categories including subcategories; null together with `productIds` for all products. */
  categoryIds: readonly number[] | null;
  productIds: readonly number[] | null;
  minimumSum: number;
  /** Validity period; null for no limit. */
  startsAt: Date | null;
  endsAt: Date | null;
};

/** Returns whether a code is valid at a moment. */
export function isActive({ startsAt, endsAt }: Pick<PromoRuleTerms, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return (startsAt === null || now >= startsAt) && (endsAt === null || now < endsAt);
}

/** Returns a code's discount on a single product, tenge; 0 below its minimum sum. */
export function discountFor({ kind, value, minimumSum }: PromoRuleTerms, price: number): number {
  if (price < minimumSum) return 0;
  return kind === 'percent' ? Math.floor((price * value) / 100) : Math.min(value, price);
}

/** Returns the price of a single product with a code, tenge. */
export function discountedPrice(rule: PromoRuleTerms, price: number): number {
  return price - discountFor(rule, price);
}

/** Returns the rule with the largest discount; undefined when none applies. */
export function bestRule<R extends PromoRuleTerms>(rules: readonly R[], price: number): R | undefined {
  let best: R | undefined;
  let largest = 0;
  for (const rule of rules) {
    const discount = discountFor(rule, price);
    if (discount > largest) [best, largest] = [rule, discount];
  }
  return best;
}

/** Formats the mark of a code: `COFFEE10 −10 %`, `DESK5000 −5 000 ₸`. */
export function formatPromoMark({ code, kind, value }: PromoRuleTerms, language: Language): string {
  return `${code} −${kind === 'percent' ? `${value}\u00a0%` : formatTenge(value, language)}`;
}

/** Returns the next moment a rule starts or ends; null without one. */
export function nextRuleChange(rules: readonly PromoRuleTerms[], now: Date): Date | null {
  const moments = rules.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at !== null && at > now);
  return moments.reduce<Date | null>((next, at) => (next === null || at! < next ? at : next), null);
}
