import { defaultBonuses } from '../pricing/bonuses.ts';
import { MAX_CART_QUANTITY, type PriceSettings } from '../pricing/cart-totals.ts';
import { defaultDelivery } from '../delivery/delivery.ts';
import { defaultGiftCards } from '../gifts/gift-card.ts';
import { defaultPickup } from '../delivery/pickup.ts';
import type { PickupSettings } from '../delivery/pickup.ts';
import { describeForm, matchesForm } from './setting-forms.ts';
import { flag, number, text, time, type SettingDefinition, type SettingValue } from './setting.ts';
import { customerSettings } from './customer-settings.ts';
import { feedSettings } from './feed-settings.ts';
import { messageSettings } from './message-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { saleSettings } from './sale-settings.ts';
import { savingsSettings } from './savings-settings.ts';
import { shopSettings } from './shop-settings.ts';

export type { SettingDefinition, SettingValue } from './setting.ts';

/** All settings by their name in `store_settings`, with the defaults of decisions.md. */
export const settingDefinitions = {
  ...shopSettings,
  'seo.indexKazakh': flag(false, 'Search engines may index Kazakh pages (decisions §2).'),
  'seo.minSelectionProducts': number(
    3,
    'quantity',
    'Minimum products of a selection; smaller ones are neither indexed nor linked.',
    1,
    1000,
  ),
  'seo.proposedPeople': number(
    30,
    'quantity',
    'Searchers in 30 days from which filters are proposed to operators as a selection.',
    2,
    100_000,
  ),
  'catalog.keepPricesDays': number(
    400,
    'days',
    'Time to keep past prices; the price history shows half a year.',
    200,
    3650,
  ),
  'cart.lines': number(100, 'quantity', 'Maximum different products in a cart.', 1, 1000),
  'cart.quantity': number(99, 'quantity', 'Maximum quantity of one product in a cart.', 1, MAX_CART_QUANTITY),
  'services.offered': flag(true, 'Sells installation, setup, extended warranty and other services with products.'),
  'reservation.onlineMinutes': number(
    30,
    'minutes',
    'Stock reservation while an order awaits online payment (decisions §4).',
    5,
    1440,
  ),
  'reservation.creditHours': number(
    24,
    'hours',
    'Stock reservation while a buyer applies for credit or instalment.',
    1,
    240,
  ),
  'credit.minSum': number(5_000, 'tenge', 'Minimum sum for credit or instalment.', 1, 10_000_000),
  'credit.maxSum': number(3_000_000, 'tenge', 'Maximum sum for credit or instalment.', 1, 100_000_000),
  'credit.months': text('3,6,12,24', 'Months of instalments offered on product pages, 3 to 24.', 'months'),
  'cards.monthlyFirst': flag(false, 'Shows the monthly payment before the price on product cards.'),
  'credit.answerSeconds': number(
    60,
    'seconds',
    'Timeout for a bank to answer a credit application; it can be asked again.',
    5,
    3_600,
  ),
  'order.confirmHours': number(
    24,
    'hours',
    'Time for the shop to confirm an order paid on receipt, before it is cancelled; it starts when the hotline is open.',
    1,
    240,
  ),
  'order.openUnproven': number(
    3,
    'quantity',
    'Unpaid or unconfirmed orders per phone or session before the phone must be verified by a code.',
    1,
    100,
  ),
  'order.openPerAddress': number(
    40,
    'quantity',
    'Unpaid or unconfirmed orders per IP address before phones must be verified; households may share an address.',
    1,
    10_000,
  ),
  'order.openProven': number(10, 'quantity', 'Unpaid or unconfirmed orders per verified phone or its session.', 1, 100),
  'order.provenSum': number(500_000, 'tenge', 'Sum above which an order paid on receipt needs a verified phone.'),
  'order.provenQuantity': number(
    20,
    'quantity',
    'Total quantity above which an order paid on receipt needs a verified phone.',
    1,
  ),
  'stock.unprovenPercent': number(
    50,
    'percent',
    'Maximum share of a product in one location reserved by unpaid orders of unverified phones.',
    1,
    100,
  ),
  'stock.unprovenQuantity': number(
    5,
    'quantity',
    'Quantity of a product in one location that unpaid orders of unverified phones may always reserve.',
    0,
  ),
  'slot.unprovenPercent': number(
    50,
    'percent',
    'Share of a slot that unpaid orders of unverified phones may reserve; the rest is for verified phones.',
    1,
    100,
  ),
  'promo.unprovenPercent': number(
    50,
    'percent',
    'Share of the uses of a limited promo code that unpaid orders of unverified phones may reserve, at least one.',
    1,
    100,
  ),
  'delivery.courierFee': number(defaultDelivery.courierFee, 'tenge', 'Standard courier fee (decisions §4).'),
  'delivery.freeFrom': number(defaultDelivery.freeFrom, 'tenge', 'Products total for free delivery (decisions §4).'),
  'delivery.expressFee': number(defaultDelivery.expressFee, 'tenge', 'Express courier fee (decisions §4).'),
  'delivery.expressBefore': time(
    defaultDelivery.expressBefore,
    'Express is available for orders before this time (decisions §4).',
  ),
  'delivery.expressHours': number(
    defaultDelivery.expressHours,
    'hours',
    'Express delivery time (decisions §4).',
    1,
    24,
  ),
  'delivery.liftingFromGrams': number(
    defaultDelivery.liftingFromGrams,
    'grams',
    'Order weight from which lifting is charged (decisions §4).',
  ),
  'delivery.liftingAboveFloor': number(
    defaultDelivery.liftingAboveFloor,
    'floor',
    'Floor above which lifting is charged without an elevator (decisions §4).',
    0,
    200,
  ),
  'delivery.liftingPerFloor': number(defaultDelivery.liftingPerFloor, 'tenge', 'Lifting fee per floor (decisions §4).'),
  'delivery.slotCapacity': number(
    defaultDelivery.slotCapacity,
    'quantity',
    'Deliveries per city and slot (decisions §4).',
    0,
    100_000,
  ),
  'delivery.daysAhead': number(defaultDelivery.daysAhead, 'days', 'Days offered for courier booking.', 1, 60),
  'pickup.minutesBeforeClosing': number(
    defaultPickup.minutesBeforeClosing,
    'minutes',
    'Time to prepare a pickup order; later than this before closing, a store prepares none (decisions §4).',
    0,
    600,
  ),
  'pickup.moveDays': number(
    defaultPickup.moveDays,
    'days',
    'Time to move products between shops of one city (decisions §4).',
    0,
    30,
  ),
  'pickup.keepDays': number(
    defaultPickup.keepDays,
    'days',
    'Days a ready order is kept before it is cancelled (decisions §4).',
    1,
    60,
  ),
  'geocoder.paidCallsPerMinute': number(
    120,
    'quantity',
    'Calls per minute and process to a paid geocoder; beyond it the built-in one answers.',
    0,
    100_000,
  ),
  ...paymentSettings,
  'payment.vatPercent': number(16, 'percent', 'VAT included in prices, since 2026-01-01 (decisions §5).', 0, 100),
  'giftCard.minOtherTender': number(
    defaultGiftCards.minOtherTender,
    'tenge',
    'Minimum that another tender must pay in addition to gift cards (decisions §5).',
    1,
  ),
  'giftCard.nominalMin': number(
    defaultGiftCards.nominalMin,
    'tenge',
    'Minimum gift card denomination (decisions §7).',
    1,
  ),
  'giftCard.nominalMax': number(
    defaultGiftCards.nominalMax,
    'tenge',
    'Maximum gift card denomination (decisions §7).',
    1,
    1_000_000,
  ),
  'giftCard.nominalStep': number(
    defaultGiftCards.nominalStep,
    'tenge',
    'Step of gift card denominations (decisions §7).',
    1,
  ),
  'returns.excludedCategories': text(
    '',
    'Slugs of categories, separated by commas, whose products are returnable only when the shop is at fault, including subcategories (hygiene, law 274-IV art. 30).',
    'slugs',
  ),
  'tradeIn.percent': number(100, 'percent', 'Correction of trade-in estimates.', 1, 200),
  'tradeIn.couponDays': number(30, 'days', 'Days a discount for an accepted trade-in is valid.', 1, 365),
  'promo.maxPercent': number(
    50,
    'percent',
    'Discount, as a share of the price or minimum sum, above which creating a promo code needs a confirmation.',
    1,
    100,
  ),
  ...savingsSettings,
  'bonus.earnCapPercent': number(
    defaultBonuses.earnCapPercent,
    'percent',
    'Maximum bonuses earned on a price (decisions §6).',
    0,
    100,
  ),
  'bonus.payCapPercent': number(
    defaultBonuses.payCapPercent,
    'percent',
    'Maximum share of a product paid with bonuses (decisions §6).',
    0,
    100,
  ),
  'bonus.frozenDays': number(
    defaultBonuses.frozenDays,
    'days',
    'Full days after completion that earned bonuses stay frozen; at least the 14 days for returns (decisions §6).',
    0,
    365,
  ),
  'bonus.lifeDays': number(
    defaultBonuses.lifeDays,
    'days',
    'Days until usable bonuses expire (decisions §6).',
    1,
    3650,
  ),
  'operator.bonusLimit': number(
    10_000,
    'tenge',
    'Bonuses that operators may grant to one customer within 24 hours; more needs a second person (decisions §12).',
    0,
    10_000_000,
  ),
  'operator.refundLimit': number(
    200_000,
    'tenge',
    'Refund above which an operator needs a second operator (decisions §12).',
    0,
    1_000_000_000,
  ),
  'bonus.bankPercent': number(
    defaultBonuses.bankPercent,
    'percent',
    'Conversion rate of partner bank bonuses (decisions §6).',
    0,
    1000,
  ),
  ...customerSettings,
  ...messageSettings,
  ...saleSettings,
  ...feedSettings,
  'outbox.keepDays': number(14, 'days', 'Days to keep handled events.', 1, 365),
} satisfies Record<string, SettingDefinition>;

/** Name of a setting. */
export type SettingName = keyof typeof settingDefinitions;

/** Values of all settings. */
export type Settings = { [N in SettingName]: (typeof settingDefinitions)[N]['default'] };

/** Default values of all settings. */
export const defaultSettings = Object.freeze(
  Object.fromEntries(Object.entries(settingDefinitions).map(([name, definition]) => [name, definition.default])),
) as Readonly<Settings>;

/** Returns whether a setting has this name. */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingDefinitions, name);
}

/** Returns whether a value has the setting's type and is within its limits. */
export function isSettingValue(name: SettingName, value: unknown): value is SettingValue {
  const definition: SettingDefinition = settingDefinitions[name];
  if (typeof value !== typeof definition.default) return false;
  if (definition.unit === 'time') return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(String(value));
  if (typeof value === 'string') {
    if (value.trim() === '') return definition.optional === true;
    return value.length <= 200 && (definition.form === undefined || matchesForm(value, definition.form));
  }
  if (typeof value !== 'number') return true;
  return (
    Number.isSafeInteger(value) &&
    value >= (definition.min ?? 0) &&
    value <= (definition.max ?? Number.MAX_SAFE_INTEGER)
  );
}

/** Parses a typed value; undefined when invalid. */
export function parseSetting(name: SettingName, input: string): SettingValue | undefined {
  const { default: defaultValue }: SettingDefinition = settingDefinitions[name];
  const value = parsers[typeof defaultValue as keyof typeof parsers](input.trim());
  return value !== undefined && isSettingValue(name, value) ? value : undefined;
}

const SWITCH_VALUES: Readonly<Record<string, boolean>> = { on: true, true: true, off: false, false: false };
const parsers = {
  string: (typed: string): SettingValue | undefined => typed,
  number: (typed: string): SettingValue | undefined =>
    /^-?[\d_ ]+$/.test(typed) ? Number(typed.replace(/[_ ]/g, '')) : undefined,
  boolean: (typed: string): SettingValue | undefined => SWITCH_VALUES[typed.toLowerCase()],
};

/** Describes the values of a setting: `0 to 100, percent`, `HH:MM`, `on or off`, `text`. */
export function describeSettingValues(name: SettingName): string {
  const { unit, min, max, form, optional }: SettingDefinition = settingDefinitions[name];
  if (unit === 'switch') return 'on or off';
  if (unit === 'time') return 'time of day, HH:MM';
  if (unit !== 'text') return `${min} to ${max}, ${unit}`;
  return `${form === undefined ? 'text' : describeForm(form)}${optional ? ', or "" for none' : ''}`;
}

/**
 * Applies changed values over the defaults; ignores unknown names and invalid values, so a bad row never breaks the
 * shop.
 */
export function resolveSettings(changed: Iterable<readonly [name: string, value: unknown]>): Settings {
  const valid = [...changed].filter(([name, value]) => isSettingName(name) && isSettingValue(name, value));
  return { ...defaultSettings, ...Object.fromEntries(valid) };
}

/** Lists the settings with an invalid stored value, for which `resolveSettings` uses the default. */
export function invalidSettings(changed: Iterable<readonly [name: string, value: unknown]>): SettingName[] {
  return [...changed].flatMap(([name, value]) => (isSettingName(name) && !isSettingValue(name, value) ? [name] : []));
}

/** Settings are immutable, and every cart reads this group. */
const priceSettingsCache = new WeakMap<Settings, PriceSettings>();

/** Returns the settings that affect prices, for `priceCart`. */
export function priceSettings(settings: Settings): PriceSettings {
  const cached = priceSettingsCache.get(settings);
  if (cached) return cached;
  const group: PriceSettings = {
    delivery: readGroup(settings, 'delivery', defaultDelivery),
    bonuses: readGroup(settings, 'bonus', defaultBonuses),
    giftCards: readGroup(settings, 'giftCard', defaultGiftCards),
    vatPercent: settings['payment.vatPercent'],
  };
  priceSettingsCache.set(settings, group);
  return group;
}

/** Returns the settings that affect pickup. */
export function pickupSettings(settings: Settings): PickupSettings {
  return readGroup(settings, 'pickup', defaultPickup);
}

// `defaults` has the setting names without the group prefix; a test checks this.
function readGroup<T extends object>(settings: Settings, group: string, defaults: T): T {
  const values: Readonly<Record<string, SettingValue>> = settings;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, values[`${group}.${name}`] ?? value]),
  ) as T;
}
