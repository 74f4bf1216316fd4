import type { BonusSettings } from '#domain/pricing/bonuses.ts';
import type { DeliverySettings } from '#domain/delivery/delivery.ts';
import type { CreditProduct } from '#domain/payments/instalment.ts';
import type { PickupSettings } from '#domain/delivery/pickup.ts';
import { DISCOUNT_WINDOW_DAYS } from '#domain/pricing/price-history.ts';
import { pickupSettings, priceSettings, type Settings } from '#domain/settings/settings.ts';

/** Terms of the store that cards and product pages speak of. */
export type CatalogTerms = {
  delivery: DeliverySettings;
  bonuses: BonusSettings;
  pickup: PickupSettings;
  /** Days that stock of a warehouse without a city is on its way. */
  centralDays: number;
  credit: readonly CreditProduct[];
  /** Days before a discount that its lowest price is told of. */
  priceHistoryDays: number;
  /** Slugs of the categories that are not returned, nor what is below them. */
  notReturned: readonly string[];
};

/** Instalments without overpayment that are offered while no bank has given its own terms; price bounds in tenge. */
const instalments: readonly CreditProduct[] = [
  { months: 3, annualRatePercent: 0, min: 5_000, max: 3_000_000 },
  { months: 6, annualRatePercent: 0, min: 10_000, max: 3_000_000 },
  { months: 12, annualRatePercent: 0, min: 20_000, max: 3_000_000 },
];

/** Gathers the terms from the settings; a shop that takes no credit promises no instalment. */
export function termsOf(settings: Settings, hasCredit = true): CatalogTerms {
  const { delivery, bonuses } = priceSettings(settings);
  return {
    delivery,
    bonuses,
    pickup: pickupSettings(settings),
    centralDays: settings['feed.centralDays'],
    credit: hasCredit ? instalments : [],
    priceHistoryDays: DISCOUNT_WINDOW_DAYS,
    notReturned: settings['returns.excludedCategories'].split(',').map((slug) => slug.trim()),
  };
}
