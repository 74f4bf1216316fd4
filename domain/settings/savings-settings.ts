import { number, type SettingDefinition } from './setting.ts';

/** Limits on attempts at promo codes, gift cards and recipient lists. */
export const savingsSettings = {
  'savings.recipientsPerHour': number(
    3000,
    'quantity',
    'Recipients one customer may look up per hour, so that lists do not reveal who is registered.',
    1,
    1_000_000,
  ),
  'savings.triesOfSession': number(10, 'quantity', 'Wrong promo codes and gift cards per session and hour.', 1, 1000),
  'savings.triesOfNetwork': number(
    200,
    'quantity',
    'Wrong promo codes and gift cards per IPv6 network (/48) and hour; providers assign one to anyone.',
    1,
    10_000,
  ),
  'savings.triesOfPhone': number(
    30,
    'quantity',
    'Wrong promo codes and gift cards per phone named in the checkout and hour; anyone can name it, so its owner keeps a reserve.',
    1,
    1000,
  ),
  'savings.triesOfCard': number(
    20,
    'quantity',
    'Wrong PINs per gift card and day from callers without a verified phone; beyond it they must verify one.',
    1,
    1000,
  ),
  'savings.triesOfCardNetwork': number(
    5,
    'quantity',
    'Wrong PINs per gift card, network (IPv4 /24, IPv6 /48) and hour without a verified phone.',
    1,
    1000,
  ),
  'savings.triesOfCardHolder': number(
    10,
    'quantity',
    'Wrong PINs per gift card and day from one verified phone or customer, regardless of other callers.',
    1,
    1000,
  ),
  'savings.triesOfAddress': number(
    40,
    'quantity',
    'Wrong promo codes and gift cards per address and hour; many households may share one.',
    1,
    10_000,
  ),
} satisfies Record<string, SettingDefinition>;
