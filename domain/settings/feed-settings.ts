import { number, text, type SettingDefinition } from './setting.ts';

/** Settings of supplier feeds and of exported feeds. */
export const feedSettings = {
  'imports.keepDays': number(
    180,
    'days',
    'Days to keep import reports; the latest of each feed is always kept.',
    1,
    3650,
  ),
  'feed.kaspiMerchantId': text('', 'Merchant id at Kaspi; without it no price list for Kaspi is published.', 'code'),
  'feed.kaspiStores': text(
    'almaty PP1 750000000, astana PP2 710000000',
    'Pickup points at Kaspi, separated by commas: city, pickup point id, Kaspi city id.',
    'kaspi-stores',
    { optional: true },
  ),
  'feed.exportLossPercent': number(
    50,
    'percent',
    'An export that loses a larger share of the previous products is not published, unless forced.',
    0,
    100,
  ),
  'feed.priceMoveLimitPercent': number(
    50,
    'percent',
    'A larger price change in a feed is held back and reported until accepted.',
    1,
    1000,
  ),
  'feed.newPriceTimes': number(
    50,
    'quantity',
    'A new product whose price differs from its category median by a larger factor is held back and reported until accepted.',
    2,
    10_000,
  ),
  'feed.priceFloor': number(
    100,
    'tenge',
    'A lower price is treated as a placeholder: the offer is held back and reported until accepted.',
    0,
    1_000_000,
  ),
  'feed.repeatedPriceOffers': number(
    20,
    'quantity',
    'A price shared by this many offers of a feed and far from the others is treated as a placeholder: the offers are held back.',
    2,
    1_000_000,
  ),
  'feed.unavailableLimitPercent': number(
    80,
    'percent',
    'A feed is rejected, unless forced, when a larger share of in-stock products would go out of stock.',
    0,
    100,
  ),
  'feed.centralDays': number(
    2,
    'days',
    'Days to any city from a warehouse without a city, as in a plain feed; 0 when it serves every city directly.',
    0,
    60,
  ),
  'feed.withdrawLimitPercent': number(
    30,
    'percent',
    'A feed is rejected, unless forced, when it withdraws a larger share of the offers.',
    0,
    100,
  ),
} satisfies Record<string, SettingDefinition>;
