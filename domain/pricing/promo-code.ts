import { typedCode } from '../text/typed-text.ts';

/** Longest promo code, characters. */
const MAX_PROMO_CODE_LENGTH = 32;
/** Longest text that is read as a promo code: a pasted one has spaces and signs around it, characters. */
export const MAX_TYPED_PROMO_CODE = 100;

/** Discount of a promo code: a percentage or a sum in tenge. */
export const PROMO_KINDS = ['percent', 'sum'] as const;
/** One of `PROMO_KINDS`. */
export type PromoKind = (typeof PROMO_KINDS)[number];

/** A promo code's terms (decisions §7); its products and sum are `AppliedPromo` of cart-totals.ts. */
export type PromoTerms = {
  /** Moments between which it can be used; null without a bound. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** Orders that may use it, in all and of one customer; null without a limit. */
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
};

/** How often orders have used a code, those that were cancelled not counted; `byCustomer` is null for a guest. */
export type PromoUses = { total: number; byCustomer: number | null };

/** Why a promo code cannot be used; what the products have to do with it is decided by the price. */
export type PromoProblem =
  | 'promo-unknown'
  | 'promo-not-yet'
  | 'promo-over'
  | 'promo-used-up'
  | 'promo-used'
  | 'promo-login'
  | 'promo-phone';

/** State of a code at a moment, the same for all callers. */
export const PROMO_CODE_STATES = ['current', 'not-yet', 'over', 'used-up'] as const;
/** One of `PROMO_CODE_STATES`. */
export type PromoCodeState = (typeof PROMO_CODE_STATES)[number];

/** Returns the state of a code by the number of orders that used it. */
export function promoCodeState({ startsAt, endsAt, maxUses }: PromoTerms, uses: number, now: Date): PromoCodeState {
  if (endsAt && now >= endsAt) return 'over';
  if (startsAt && now < startsAt) return 'not-yet';
  return maxUses !== null && uses >= maxUses ? 'used-up' : 'current';
}

/** Returns whether a code takes more than a percentage off the cheapest order that can use it. */
export function isGenerous(
  { kind, value, minimumSum }: { kind: PromoKind; value: number; minimumSum: number },
  maxPercent: number,
): boolean {
  return kind === 'percent' ? value > maxPercent : value * 100 > minimumSum * maxPercent;
}

/** Reads a typed promo code: without spaces and invisible signs, in capitals, in one Unicode form; '' for what cannot be one. */
export function normalPromoCode(input: string): string {
  const code = typedCode(input).toUpperCase();
  return code.length <= MAX_PROMO_CODE_LENGTH && /^[\p{L}\p{N}_-]+$/u.test(code) ? code : '';
}

/** Returns why a code cannot be used now, or null. A code with a limit per customer asks guests to log in. */
export function promoProblem(terms: PromoTerms | undefined, uses: PromoUses, now: Date): PromoProblem | null {
  if (!terms) return 'promo-unknown';
  if (terms.startsAt && now < terms.startsAt) return 'promo-not-yet';
  if (terms.endsAt && now >= terms.endsAt) return 'promo-over';
  if (terms.maxUses !== null && uses.total >= terms.maxUses) return 'promo-used-up';
  if (terms.maxUsesPerCustomer === null) return null;
  if (uses.byCustomer === null) return 'promo-login';
  return uses.byCustomer >= terms.maxUsesPerCustomer ? 'promo-used' : null;
}
