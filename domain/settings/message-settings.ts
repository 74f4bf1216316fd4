import { flag, number, type SettingDefinition } from './setting.ts';

/** Messages about orders and bonuses. */
export const messageSettings = {
  'order.guestSms': flag(
    true,
    'Guests, and customers without push, mail and choices of their own, get an SMS when their order changes.',
  ),
  'order.smsPerDay': number(
    10,
    'quantity',
    'SMS about orders and returns per phone and day; operators find further ones among the messages not sent.',
    1,
    1000,
  ),
  'notices.bonusDays': number(
    14,
    'days',
    'Days before bonuses expire that their owner gets a notice; 0 for none.',
    0,
    60,
  ),
} satisfies Record<string, SettingDefinition>;
