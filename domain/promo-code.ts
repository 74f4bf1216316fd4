/** Longest promo code, characters. */
export const MAX_PROMO_CODE_LENGTH = 32;

/** What a promo code takes off: a percentage or a sum in tenge. */
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

/** Reads a typed promo code: without spaces, in capitals, in one Unicode form; '' for what cannot be one. */
export function normalPromoCode(input: string): string {
  const code = input.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  return code.length <= MAX_PROMO_CODE_LENGTH && /^[\p{L}\p{N}_-]+$/u.test(code) ? code : '';
}

/** Tells why a code cannot be used now, or null. A code with a limit per customer asks guests to log in. */
export function promoProblem(terms: PromoTerms | undefined, uses: PromoUses, now: Date): PromoProblem | null {
  if (!terms) return 'promo-unknown';
  if (terms.startsAt && now < terms.startsAt) return 'promo-not-yet';
  if (terms.endsAt && now >= terms.endsAt) return 'promo-over';
  if (terms.maxUses !== null && uses.total >= terms.maxUses) return 'promo-used-up';
  if (terms.maxUsesPerCustomer === null) return null;
  if (uses.byCustomer === null) return 'promo-login';
  return uses.byCustomer >= terms.maxUsesPerCustomer ? 'promo-used' : null;
}
