import type { BonusSettings } from '#domain/pricing/bonuses.ts';
import type { DeliverySettings } from '#domain/delivery/delivery.ts';
import type { CreditProduct } from '#domain/payments/instalment.ts';
import type { PickupSettings } from '#domain/delivery/pickup.ts';
import { DISCOUNT_WINDOW_DAYS } from '#domain/pricing/price-history.ts';
import { pickupSettings, priceSettings, type Settings } from '#domain/settings/settings.ts';
import { splitList } from '#domain/text/list.ts';

/** Store terms shown on cards and product pages. */
export type CatalogTerms = {
  delivery: DeliverySettings;
  bonuses: BonusSettings;
  pickup: PickupSettings;
  /** Transit days from a warehouse without a city. */
  centralDays: number;
  credit: readonly CreditProduct[];
  /** Days before a discount covered by its "lowest price" note. */
  priceHistoryDays: number;
  /** Slugs of non-returnable categories, including their subtrees. */
  nonReturnable: readonly string[];
};

/** Lowest monthly payment of an instalment, tenge. */
const MIN_MONTHLY = 1_666;

/** Interest-free instalments offered until a bank supplies its own terms. */
const createInstalments = (settings: Settings): CreditProduct[] =>
  splitList(settings['credit.months'])
    .map(Number)
    .map((months) => ({
      months,
      annualRatePercent: 0,
      min: Math.max(settings['credit.minSum'], months * MIN_MONTHLY),
      max: settings['credit.maxSum'],
    }));

/** Reads the terms from the settings; a shop without credit offers no instalment. */
export function createTerms(settings: Settings, hasCredit = true): CatalogTerms {
  const { delivery, bonuses } = priceSettings(settings);
  return {
    delivery,
    bonuses,
    pickup: pickupSettings(settings),
    centralDays: settings['feed.centralDays'],
    credit: hasCredit ? createInstalments(settings) : [],
    priceHistoryDays: DISCOUNT_WINDOW_DAYS,
    nonReturnable: splitList(settings['returns.excludedCategories']),
  };
}
