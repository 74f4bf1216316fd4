import { formatTenge } from './money.ts';
import type { Language } from './language.ts';
import type { PromoKind } from './promo-code.ts';

/** Terms of a promotion's promo code, as pricing has them, for the mark on a product. */
export type MarkedRule = {
  code: string;
  kind: PromoKind;
  /** Percent or tenge off. */
  value: number;
  /** Categories it is good for with what is below them; null together with `productIds` for everything. */
  categoryIds: readonly number[] | null;
  productIds: readonly number[] | null;
  minimumSum: number;
  /** Moments between which it can be used; null without a bound. */
  startsAt: Date | null;
  endsAt: Date | null;
};

/** A product as promotions see it: `categoryIds` are its category and those above it, `price` is in tenge. */
export type MarkedProduct = { id: number; categoryIds: readonly number[]; price: number };

/** Tells what a code takes off one product bought alone, tenge; 0 when it is not good for it. */
export function takenOff(rule: MarkedRule, product: MarkedProduct, now: Date): number {
  const { categoryIds, productIds, minimumSum, startsAt, endsAt } = rule;
  if ((startsAt && now < startsAt) || (endsAt && now >= endsAt) || product.price < minimumSum) return 0;
  const isGoodFor =
    (categoryIds === null && productIds === null) ||
    productIds?.includes(product.id) ||
    product.categoryIds.some((id) => categoryIds?.includes(id));
  if (!isGoodFor) return 0;
  return rule.kind === 'percent' ? Math.floor((product.price * rule.value) / 100) : Math.min(rule.value, product.price);
}

/** Returns the rule that takes most off a product; undefined when none is good for it. */
export function bestRule<R extends MarkedRule>(rules: readonly R[], product: MarkedProduct, now: Date): R | undefined {
  let best: R | undefined;
  let most = 0;
  for (const rule of rules) {
    const off = takenOff(rule, product, now);
    if (off > most) [best, most] = [rule, off];
  }
  return best;
}

/** Writes the mark of a code: `COFFEE10 −10%`, `DESK5000 −5 000 ₸`. */
export function markOf({ code, kind, value }: MarkedRule, language: Language): string {
  return `${code} −${kind === 'percent' ? `${value}%` : formatTenge(value, language)}`;
}

/** Returns the next moment a rule begins or ends; null when none does. */
export function rulesChangeAt(rules: readonly MarkedRule[], now: Date): Date | null {
  const moments = rules.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at !== null && at > now);
  return moments.reduce<Date | null>((next, at) => (next === null || at! < next ? at : next), null);
}
