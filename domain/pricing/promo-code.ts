import { normalizeCode } from '../text/typed-text.ts';

/** Maximum length of a promo code, characters. */
const MAX_PROMO_CODE_LENGTH = 32;
/** Maximum length of promo code input, characters; pasted codes may contain spaces and punctuation. */
export const MAX_PROMO_CODE_INPUT_LENGTH = 100;

/** Discount of a promo code: a percentage or a fixed amount in tenge. */
export const PROMO_KINDS = ['percent', 'sum'] as const;
export type PromoKind = (typeof PROMO_KINDS)[number];

/** Terms of a promo code (decisions §7); its products and amount are in `AppliedPromo` of cart-totals.ts. */
export type PromoTerms = {
  /** Validity period; null for no limit. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** Max uses, in total and per customer; null for no limit. */
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
};

/** Number of orders with a code, excluding cancelled ones; `byCustomer` is null for a guest. */
export type PromoUses = { total: number; byCustomer: number | null };

/** Why a promo code cannot be used; rules about products are checked in pricing. */
export type PromoProblem =
  | 'promo-unknown'
  | 'promo-not-yet'
  | 'promo-over'
  | 'promo-used-up'
  | 'promo-used'
  | 'promo-login'
  | 'promo-phone';

/** State of a code, independent of the caller. */
export const PROMO_CODE_STATES = ['current', 'not-yet', 'over', 'used-up'] as const;
export type PromoCodeState = (typeof PROMO_CODE_STATES)[number];

/** Returns the state of a code with the given number of uses. */
export function promoCodeState({ startsAt, endsAt, maxUses }: PromoTerms, uses: number, now: Date): PromoCodeState {
  if (endsAt && now >= endsAt) return 'over';
  if (startsAt && now < startsAt) return 'not-yet';
  return maxUses !== null && uses >= maxUses ? 'used-up' : 'current';
}

/** Returns whether a code takes more than `maxPercent` off its cheapest eligible order. */
export function exceedsDiscountLimit(
  { kind, value, minimumSum }: { kind: PromoKind; value: number; minimumSum: number },
  maxPercent: number,
): boolean {
  return kind === 'percent' ? value > maxPercent : value * 100 > minimumSum * maxPercent;
}

/** Normalizes a typed promo code: no spaces or invisible characters, uppercase, normalized Unicode; '' when invalid. */
export function normalizePromoCode(input: string): string {
  const code = normalizeCode(input).toUpperCase();
  return code.length <= MAX_PROMO_CODE_LENGTH && /^[\p{L}\p{N}_-]+$/u.test(code) ? code : '';
}

/** Returns why a code cannot be used now, or null. Codes with a limit per customer require login. */
export function findPromoProblem(terms: PromoTerms | undefined, uses: PromoUses, now: Date): PromoProblem | null {
  if (!terms) return 'promo-unknown';
  if (terms.startsAt && now < terms.startsAt) return 'promo-not-yet';
  if (terms.endsAt && now >= terms.endsAt) return 'promo-over';
  if (terms.maxUses !== null && uses.total >= terms.maxUses) return 'promo-used-up';
  if (terms.maxUsesPerCustomer === null) return null;
  if (uses.byCustomer === null) return 'promo-login';
  return uses.byCustomer >= terms.maxUsesPerCustomer ? 'promo-used' : null;
}
