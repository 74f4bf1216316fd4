import { number, text, type SettingDefinition } from './setting.ts';

/** Settings of the feeds that come from suppliers and of those that the shop gives to others. */
export const feedSettings = {
  'imports.keepDays': number(
    180,
    'days',
    'Reports of imports are kept so many days; the last of a feed stays.',
    1,
    3650,
  ),
  'feed.kaspiMerchantId': text(
    '',
    'Id that Kaspi gave the merchant; without it no price list for Kaspi is published.',
    'code',
  ),
  'feed.kaspiStores': text(
    'almaty PP1 750000000, astana PP2 710000000',
    'Pickup points known to Kaspi: our city, the point and the city in Kaspi numbers, parted by commas.',
    'kaspi-stores',
    { optional: true },
  ),
  'feed.exportLossPercent': number(
    50,
    'percent',
    'An export that would lose more of the products of the last one is refused unless forced.',
    0,
    100,
  ),
  'feed.priceMoveLimitPercent': number(
    50,
    'percent',
    'A price that a feed moves by more, up or down, is held back and reported until it is accepted.',
    1,
    1000,
  ),
  'feed.newPriceTimes': number(
    50,
    'quantity',
    'A new product that costs so many times less or more than the median of its category is held back and reported until it is accepted.',
    2,
    10_000,
  ),
  'feed.priceFloor': number(
    100,
    'tenge',
    'A price below it is a placeholder: the offer is held back and reported until it is accepted.',
    0,
    1_000_000,
  ),
  'feed.repeatedPriceOffers': number(
    20,
    'quantity',
    'A price that stands at this many offers of a feed and is far from the others is a placeholder: the offers are held back.',
    2,
    1_000_000,
  ),
  'feed.unavailableLimitPercent': number(
    80,
    'percent',
    'A feed that would take more of the products in stock out of stock is refused unless forced.',
    0,
    100,
  ),
  'feed.centralDays': number(
    2,
    'days',
    'What a warehouse has that names no city, as that of a plain feed, is in any city after so many days; 0 when it stands in each of them.',
    0,
    60,
  ),
  'feed.withdrawLimitPercent': number(
    30,
    'percent',
    'A feed that would withdraw more of the offers is refused unless forced.',
    0,
    100,
  ),
} satisfies Record<string, SettingDefinition>;
