import { defaultBonuses } from '../pricing/bonuses.ts';
import { MAX_CART_QUANTITY, type PriceSettings } from '../pricing/cart-totals.ts';
import { defaultDelivery } from '../delivery/delivery.ts';
import { defaultGiftCards } from '../gifts/gift-card.ts';
import { defaultPickup } from '../delivery/pickup.ts';
import type { PickupSettings } from '../delivery/pickup.ts';
import { formInWords, hasForm } from './setting-forms.ts';
import { flag, number, text, time, type SettingDefinition, type SettingValue } from './setting.ts';
import { customerSettings } from './customer-settings.ts';
import { feedSettings } from './feed-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { saleSettings } from './sale-settings.ts';
import { savingsSettings } from './savings-settings.ts';
import { shopSettings } from './shop-settings.ts';

export type { SettingDefinition, SettingValue } from './setting.ts';

/** Every setting by its name in `store_settings`, with the default of decisions.md. */
export const settingDefinitions = {
  ...shopSettings,
  'seo.indexKazakh': flag(false, 'Search engines may index Kazakh pages (decisions §2).'),
  'seo.minSelectionProducts': number(
    3,
    'quantity',
    'A selection with fewer products is not for search engines, and no page leads to it.',
    1,
    1000,
  ),
  'seo.proposedPeople': number(
    30,
    'quantity',
    'Filters that so many people searched for in thirty days are proposed to operators as a selection.',
    2,
    100_000,
  ),
  'catalog.keepPricesDays': number(
    400,
    'days',
    'Prices that ended longer ago are deleted; the price history shows half a year.',
    200,
    3650,
  ),
  'cart.lines': number(100, 'quantity', 'Different products a cart may hold.', 1, 1000),
  'cart.quantity': number(99, 'quantity', 'Most of one product that a cart may hold.', 1, MAX_CART_QUANTITY),
  'reservation.onlineMinutes': number(
    30,
    'minutes',
    'Stock is held so long for an order that waits for an online payment (decisions §4).',
    5,
    1440,
  ),
  'reservation.creditHours': number(
    24,
    'hours',
    'Stock is held so long for an order whose buyer applies for credit or instalment.',
    1,
    240,
  ),
  'credit.minSum': number(5_000, 'tenge', 'Least that credit or instalment pays.', 1, 10_000_000),
  'credit.maxSum': number(3_000_000, 'tenge', 'Most that credit or instalment pays.', 1, 100_000_000),
  'credit.answerSeconds': number(
    60,
    'seconds',
    'A bank that has not answered an application in so many seconds counts as silent; it can be asked again.',
    5,
    3_600,
  ),
  'order.confirmHours': number(
    24,
    'hours',
    'An order paid at the door is cancelled unless the shop confirms it within so many hours.',
    1,
    240,
  ),
  'order.guestSms': flag(
    true,
    'A guest hears by SMS of the steps that the shop or a payment brings about; customers choose it in their settings.',
  ),
  'order.openUnproven': number(
    3,
    'quantity',
    'Unpaid or unconfirmed orders of one phone or one session before the phone has to be proved by a code.',
    1,
    100,
  ),
  'order.openPerAddress': number(
    40,
    'quantity',
    'Such orders from one address, which many homes may share, before phones have to be proved.',
    1,
    10_000,
  ),
  'order.openProven': number(
    10,
    'quantity',
    'Unpaid or unconfirmed orders of one proved phone or its session.',
    1,
    100,
  ),
  'order.provenSum': number(500_000, 'tenge', 'An order paid at the door that costs more needs a proved phone.'),
  'order.provenQuantity': number(
    20,
    'quantity',
    'An order paid at the door with more products than this, counted one by one, needs a proved phone.',
    1,
  ),
  'stock.unprovenPercent': number(
    50,
    'percent',
    'At most so much of the stock of a product in one place may be held by unpaid orders of unproved phones.',
    1,
    100,
  ),
  'stock.unprovenQuantity': number(
    5,
    'quantity',
    'So much of a product in one place they may hold however little there is.',
    0,
  ),
  'slot.unprovenPercent': number(
    50,
    'percent',
    'Share of a slot that unpaid orders of unproved phones may hold; the rest is for proved phones.',
    1,
    100,
  ),
  'promo.unprovenPercent': number(
    50,
    'percent',
    'Share of the uses of a limited promo code that unpaid orders of unproved phones may hold, one use in any case.',
    1,
    100,
  ),
  'delivery.courierFee': number(defaultDelivery.courierFee, 'tenge', 'Standard courier (decisions §4).'),
  'delivery.freeFrom': number(
    defaultDelivery.freeFrom,
    'tenge',
    'Products of this sum and more are delivered free (decisions §4).',
  ),
  'delivery.expressFee': number(defaultDelivery.expressFee, 'tenge', 'Express courier (decisions §4).'),
  'delivery.expressBefore': time(
    defaultDelivery.expressBefore,
    'Express is offered for orders placed before this time (decisions §4).',
  ),
  'delivery.expressHours': number(
    defaultDelivery.expressHours,
    'hours',
    'Express arrives within so many hours (decisions §4).',
    1,
    24,
  ),
  'delivery.liftingFromGrams': number(
    defaultDelivery.liftingFromGrams,
    'grams',
    'Lifting is charged from this weight of an order (decisions §4).',
  ),
  'delivery.liftingAboveFloor': number(
    defaultDelivery.liftingAboveFloor,
    'floor',
    'Without an elevator lifting is charged above this floor (decisions §4).',
    0,
    200,
  ),
  'delivery.liftingPerFloor': number(defaultDelivery.liftingPerFloor, 'tenge', 'Lifting by one floor (decisions §4).'),
  'delivery.slotCapacity': number(
    defaultDelivery.slotCapacity,
    'quantity',
    'Deliveries of one city in one slot of a day (decisions §4).',
    0,
    100_000,
  ),
  'delivery.daysAhead': number(defaultDelivery.daysAhead, 'days', 'Days a courier can be booked ahead.', 1, 60),
  'pickup.minutesBeforeClosing': number(
    defaultPickup.minutesBeforeClosing,
    'minutes',
    'A shop that closes within so many minutes prepares nothing more today (decisions §4).',
    0,
    600,
  ),
  'pickup.moveDays': number(
    defaultPickup.moveDays,
    'days',
    'Moving products between shops of one city (decisions §4).',
    0,
    30,
  ),
  'pickup.keepDays': number(
    defaultPickup.keepDays,
    'days',
    'A ready order is kept so many days, then cancelled (decisions §4).',
    1,
    60,
  ),
  'geocoder.paidCallsPerMinute': number(
    120,
    'quantity',
    'Calls a minute of one process to a geocoder that costs money; beyond it the built-in one answers.',
    0,
    100_000,
  ),
  ...paymentSettings,
  'payment.vatPercent': number(16, 'percent', 'VAT included in prices, since 2026-01-01 (decisions §5).', 0, 100),
  'giftCard.minOtherTender': number(
    defaultGiftCards.minOtherTender,
    'tenge',
    'What another tender must carry beside gift cards (decisions §5).',
    1,
  ),
  'giftCard.nominalMin': number(defaultGiftCards.nominalMin, 'tenge', 'Smallest gift card (decisions §7).', 1),
  'giftCard.nominalMax': number(
    defaultGiftCards.nominalMax,
    'tenge',
    'Largest gift card (decisions §7).',
    1,
    1_000_000,
  ),
  'giftCard.nominalStep': number(defaultGiftCards.nominalStep, 'tenge', 'Steps of nominals (decisions §7).', 1),
  'returns.excludedCategories': text(
    '',
    'Slugs of categories with commas between them whose products come back only when the shop is to blame, those below them included (hygiene, law 274-IV art. 30).',
    'slugs',
  ),
  'tradeIn.percent': number(100, 'percent', 'Estimates of trade-in are corrected by this.', 1, 200),
  'tradeIn.couponDays': number(30, 'days', 'The discount for an accepted device is good for so many days.', 1, 365),
  'promo.maxPercent': number(
    50,
    'percent',
    'A promo code that takes off more, of a price or of its least sum, is created only with a confirmation.',
    1,
    100,
  ),
  ...savingsSettings,
  'bonus.earnCapPercent': number(
    defaultBonuses.earnCapPercent,
    'percent',
    'At most so much of a price comes back (decisions §6).',
    0,
    100,
  ),
  'bonus.payCapPercent': number(
    defaultBonuses.payCapPercent,
    'percent',
    'At most so much of a product is paid with bonuses (decisions §6).',
    0,
    100,
  ),
  'bonus.frozenDays': number(
    defaultBonuses.frozenDays,
    'days',
    'Full days after completion for which earned bonuses stay frozen; the 14 days of a return are the least (decisions §6).',
    0,
    365,
  ),
  'bonus.lifeDays': number(
    defaultBonuses.lifeDays,
    'days',
    'Usable bonuses expire after so many days (decisions §6).',
    1,
    3650,
  ),
  'operator.bonusLimit': number(
    10_000,
    'tenge',
    'Operators give one customer no more bonuses by hand within 24 hours: more needs a second person (decisions §12).',
    0,
    10_000_000,
  ),
  'operator.refundLimit': number(
    200_000,
    'tenge',
    'A refund above it, caused by an operator, needs a second operator (decisions §12).',
    0,
    1_000_000_000,
  ),
  'bonus.bankPercent': number(
    defaultBonuses.bankPercent,
    'percent',
    "A partner bank's bonus becomes so much of an own one (decisions §6).",
    0,
    1000,
  ),
  ...customerSettings,
  ...saleSettings,
  ...feedSettings,
  'outbox.keepDays': number(14, 'days', 'Handled events are kept so many days, then deleted.', 1, 365),
} satisfies Record<string, SettingDefinition>;

/** Name of a setting. */
export type SettingName = keyof typeof settingDefinitions;

/** Every setting with its value. */
export type Settings = { [N in SettingName]: (typeof settingDefinitions)[N]['default'] };

/** Every setting at its default. */
export const defaultSettings = Object.freeze(
  Object.fromEntries(Object.entries(settingDefinitions).map(([name, definition]) => [name, definition.default])),
) as Readonly<Settings>;

/** Returns whether a name is a setting's. */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingDefinitions, name);
}

/** Returns whether a value is of the setting's kind and within its bounds. */
export function isSettingValue(name: SettingName, value: unknown): value is SettingValue {
  const definition: SettingDefinition = settingDefinitions[name];
  if (typeof value !== typeof definition.default) return false;
  if (definition.unit === 'time') return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(String(value));
  if (typeof value === 'string') {
    if (value.trim() === '') return definition.optional === true;
    return value.length <= 200 && (definition.form === undefined || hasForm(value, definition.form));
  }
  if (typeof value !== 'number') return true;
  return (
    Number.isSafeInteger(value) &&
    value >= (definition.min ?? 0) &&
    value <= (definition.max ?? Number.MAX_SAFE_INTEGER)
  );
}

/** Parses a setting's value as typed; undefined when it is of another kind or out of bounds. */
export function parseSetting(name: SettingName, typed: string): SettingValue | undefined {
  const { default: usual }: SettingDefinition = settingDefinitions[name];
  const value = parsers[typeof usual as keyof typeof parsers](typed.trim());
  return value !== undefined && isSettingValue(name, value) ? value : undefined;
}

const SWITCHES: Readonly<Record<string, boolean>> = { on: true, true: true, off: false, false: false };
const parsers = {
  string: (typed: string): SettingValue | undefined => typed,
  number: (typed: string): SettingValue | undefined =>
    /^-?[\d_ ]+$/.test(typed) ? Number(typed.replace(/[_ ]/g, '')) : undefined,
  boolean: (typed: string): SettingValue | undefined => SWITCHES[typed.toLowerCase()],
};

/** Says in words what a setting takes: `0 to 100, percent`, `HH:MM`, `on or off`, `text`. */
export function settingRange(name: SettingName): string {
  const { unit, min, max, form, optional }: SettingDefinition = settingDefinitions[name];
  if (unit === 'switch') return 'on or off';
  if (unit === 'time') return 'time of day, HH:MM';
  if (unit !== 'text') return `${min} to ${max}, ${unit}`;
  return `${form === undefined ? 'text' : formInWords(form)}${optional ? ', or "" for none' : ''}`;
}

/**
 * Lays changed values over the defaults; unknown names and wrong values are left out, so a bad row never breaks the
 * shop.
 */
export function settingsFrom(changed: Iterable<readonly [name: string, value: unknown]>): Settings {
  const right = [...changed].filter(([name, value]) => isSettingName(name) && isSettingValue(name, value));
  return { ...defaultSettings, ...Object.fromEntries(right) };
}

/** Lists the settings whose stored value is not of their kind, bounds or form: `settingsFrom` gives them their default. */
export function wrongSettings(changed: Iterable<readonly [name: string, value: unknown]>): SettingName[] {
  return [...changed].flatMap(([name, value]) => (isSettingName(name) && !isSettingValue(name, value) ? [name] : []));
}

/** Settings are replaced, never changed, and every cart asks for these. */
const priceSettingsOf = new WeakMap<Settings, PriceSettings>();

/** Returns the part of the settings that moves a price, as `priceCart` takes it. */
export function priceSettings(settings: Settings): PriceSettings {
  const known = priceSettingsOf.get(settings);
  if (known) return known;
  const group: PriceSettings = {
    delivery: grouped(settings, 'delivery', defaultDelivery),
    bonuses: grouped(settings, 'bonus', defaultBonuses),
    giftCards: grouped(settings, 'giftCard', defaultGiftCards),
    vatPercent: settings['payment.vatPercent'],
  };
  priceSettingsOf.set(settings, group);
  return group;
}

/** Returns the part of the settings that rules pickup. */
export function pickupSettings(settings: Settings): PickupSettings {
  return grouped(settings, 'pickup', defaultPickup);
}

// A group's type has the names of its settings; the test compares them one by one.
function grouped<T extends object>(settings: Settings, group: string, defaults: T): T {
  const values: Readonly<Record<string, SettingValue>> = settings;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, values[`${group}.${name}`] ?? value]),
  ) as T;
}
