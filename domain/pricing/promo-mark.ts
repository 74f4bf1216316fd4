import { formatTenge } from './money.ts';
import type { Language } from '../text/language.ts';
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

/** Returns whether a code can be used at a moment. */
export function isOn({ startsAt, endsAt }: Pick<MarkedRule, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return (startsAt === null || now >= startsAt) && (endsAt === null || now < endsAt);
}

/** Returns the discount of a code that applies to a product bought alone, tenge; 0 below its minimum order. */
export function takenOff({ kind, value, minimumSum }: MarkedRule, price: number): number {
  if (price < minimumSum) return 0;
  return kind === 'percent' ? Math.floor((price * value) / 100) : Math.min(value, price);
}

/** Returns what a product costs with a code when it is bought alone, tenge. */
export function priceWith(rule: MarkedRule, price: number): number {
  return price - takenOff(rule, price);
}

/** Returns the rule that takes most off a price; undefined when none takes anything. */
export function bestRule<R extends MarkedRule>(rules: readonly R[], price: number): R | undefined {
  let best: R | undefined;
  let most = 0;
  for (const rule of rules) {
    const off = takenOff(rule, price);
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
