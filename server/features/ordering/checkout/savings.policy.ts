import type { Savings } from '#contract/orders/checkout.ts';
import { accrualDays } from '#domain/pricing/bonuses.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import type { CartInput, CartTotals, PriceSettings } from '#domain/pricing/cart-totals.ts';
import { maskGiftCardNumber } from '#domain/gifts/gift-card.ts';
import type { PayingCard } from '../../money/gift-cards/gift-cards.service.ts';
import type { FoundPromo } from '../../money/promotions/promotions.service.ts';
import type { ChosenGift } from './available-gift.policy.ts';

/**
 * Savings in a draft: the normalised code ('' for none), requested bonuses, ids of verified cards, and the chosen gift
 * (null for none, undefined for the first one earned).
 */
export type StoredSavings = { promo?: string; bonuses?: number; giftCards?: number[]; gift?: ChosenGift | null };

/** Current savings of a draft, with other savings available to the customer. */
export type CurrentSavings = {
  promo: FoundPromo | null;
  /** Null for a guest. */
  bonusesAvailable: number | null;
  requestedBonuses: number;
  /** Usable cards: those of the draft and of the account. */
  cards: readonly (PayingCard & { isApplied: boolean })[];
  coupons: Savings['coupons'];
};

/** Savings of a guest without any choice. */
export const NO_SAVINGS: CurrentSavings = {
  promo: null,
  bonusesAvailable: null,
  requestedBonuses: 0,
  cards: [],
  coupons: [],
};

/** Returns the savings that affect the price; excludes an unusable code. */
export function effectiveSavings({
  promo,
  bonusesAvailable,
  requestedBonuses,
  cards,
}: CurrentSavings): Pick<CartInput, 'promo' | 'bonusesToSpend' | 'giftCards'> {
  return {
    promo: promo && !promo.problem ? promo.terms : undefined,
    bonusesToSpend: Math.min(requestedBonuses, bonusesAvailable ?? 0),
    giftCards: cards
      .filter(({ isApplied }) => isApplied)
      .map(({ id, balance, lastDigits, expiresAt }) => ({
        id: String(id),
        balance,
        lastDigits,
        ...(expiresAt !== null && { expires: almatyDate(new Date(expiresAt)) }),
      })),
  };
}

/** Converts savings to the contract's format. */
export function savingsView(savings: CurrentSavings, totals: CartTotals, { bonuses: terms }: PriceSettings): Savings {
  const { promo, bonusesAvailable, cards, coupons } = savings;
  const chargedByCard = new Map(totals.giftCards.map(({ id, amount }) => [id, amount]));
  return {
    promo: promo && {
      code: promo.terms.code,
      title: promo.title,
      amount: promoDiscount(totals),
      problem: promo.problem === 'promo-phone' ? promo.problem : promo.problem ? 'promo-ended' : totals.promoProblem,
      minimumSum: promo.terms.minimumSum ?? 0,
    },
    coupons: coupons.filter(({ code }) => code !== promo?.terms.code),
    bonuses:
      bonusesAvailable === null
        ? null
        : {
            available: bonusesAvailable,
            payable: Math.min(bonusesAvailable, totals.bonusesPayable),
            percent: terms.payCapPercent,
            accrualDays: accrualDays(terms),
            spent: totals.bonuses,
          },
    giftCards: cards.map(({ id, lastDigits, balance, expiresAt, isApplied }) => ({
      id,
      number: maskGiftCardNumber(lastDigits),
      balance,
      expiresAt,
      applied: isApplied,
      amount: chargedByCard.get(String(id)) ?? 0,
    })),
  };
}

/** Sums the promo discount over all lines, tenge. */
function promoDiscount({ lines }: Pick<CartTotals, 'lines'>): number {
  return lines.reduce((total, { discount }) => total + discount, 0);
}
