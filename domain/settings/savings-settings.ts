import { number, type SettingDefinition } from './setting.ts';

/** Settings of tries at promo codes, gift cards and lists of recipients. */
export const savingsSettings = {
  'savings.recipientsPerHour': number(
    3000,
    'quantity',
    'Recipients that one customer has looked up in an hour: a list must not tell strangers who is registered.',
    1,
    1_000_000,
  ),
  'savings.triesOfSession': number(
    10,
    'quantity',
    'Wrong promo codes and gift cards of one session in an hour.',
    1,
    1000,
  ),
  'savings.triesOfNetwork': number(
    200,
    'quantity',
    'The same from one IPv6 network (a /48), which a provider hands out to whoever asks.',
    1,
    10_000,
  ),
  'savings.triesOfPhone': number(
    30,
    'quantity',
    'The same of one phone as the checkout names it; anybody can name it, so its owner keeps some room.',
    1,
    1000,
  ),
  'savings.triesOfCard': number(
    20,
    'quantity',
    'Wrong PINs of one gift card in a day from callers without a proved phone; from then on they have to prove one.',
    1,
    1000,
  ),
  'savings.triesOfCardNetwork': number(
    5,
    'quantity',
    'Wrong PINs of one gift card in an hour from one network (IPv4 /24, IPv6 /48) without a proved phone.',
    1,
    1000,
  ),
  'savings.triesOfCardHolder': number(
    10,
    'quantity',
    'Wrong PINs of one gift card in a day from one proved phone or customer, whatever strangers have tried.',
    1,
    1000,
  ),
  'savings.triesOfAddress': number(
    40,
    'quantity',
    'Wrong promo codes and gift cards from one address in an hour, which many homes may share.',
    1,
    10_000,
  ),
} satisfies Record<string, SettingDefinition>;
