import { accrualDays, conversionExtraPercent } from '../pricing/bonuses.ts';
import { slots } from '../delivery/delivery-slots.ts';
import { GIFT_CARD_YEARS } from '../gifts/gift-card.ts';
import { isKazakhForm } from '../text/kazakh-suffix.ts';
import { withUnitSuffix } from '../measures/kazakh-units.ts';
import type { Language } from '../text/language.ts';
import { formatTenge, groupDigits } from '../pricing/money.ts';
import { RETURN_DAYS } from '../orders/return-days.ts';
import { offeredMethods, takesCardOnReceipt } from '../payments/offered-methods.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/payment-method.ts';
import { pluralRu } from '../text/plural.ts';
import type { SettingDefinition, SettingUnit } from '../settings/setting.ts';
import { isSettingName, settingDefinitions, type Settings } from '../settings/settings.ts';

/** A setting or derived value that texts for shoppers may use. */
export type TextValue = { value: string | number | boolean | Readonly<Record<Language, string>>; unit: SettingUnit };

/** Configuration that texts name. */
export type TextConfiguration = {
  /** Configured payment methods. */
  payments: readonly PaymentMethod[];
  /** Another server answers in the chat. */
  hasOutsideModel: boolean;
  /** A partner bank's bonuses can be converted. */
  hasPartnerBank: boolean;
};
/** Configuration with every payment method and a partner bank. */
export const FULL_CONFIGURATION: TextConfiguration = {
  payments: PAYMENT_METHODS,
  hasOutsideModel: false,
  hasPartnerBank: true,
};

/** Settings that texts for shoppers may use. */
const PUBLIC_SETTINGS =
  /^(?:shop|delivery|pickup|bonus|giftCard|app)\.|^(?:payment\.vatPercent|returns\.excludedCategories|order\.confirmHours|reservation\.onlineMinutes|auth\.deletionDays|cart\.quantity|support\.keepDays|notices\.bonusDays)$/;
/**
 * Settings that `findHardCodedValues` skips: texts without numbers or phones, and three-digit numbers, which coincide
 * with unrelated ones.
 */
const FREE_TEXT_SETTINGS =
  /^(?:shop\.(?:name|title|titleKk|description|descriptionKk|address|addressKk|locality|foundedOn|email|suppliersEmail|landlordsEmail|bin|emergencyNumber|crisisNumber)|app\.|returns\.)/;

/** Names of the payment methods in texts, in display order. */
/** Payment methods after «Оплата:» and in lists, by language. */
export const PAYMENT_TEXTS: Readonly<Record<PaymentMethod, Readonly<Record<Language, string>>>> = {
  card: { ru: 'картой на сайте', kk: 'сайтта картамен' },
  qr: { ru: 'по QR-коду в приложении банка', kk: 'банк қосымшасында QR-код арқылы' },
  'on-receipt': { ru: 'наличными или картой при получении', kk: 'алған кезде қолма-қол немесе картамен' },
  credit: { ru: 'в кредит или рассрочку', kk: 'несиеге немесе бөліп төлеп' },
  invoice: { ru: 'по счёту для организаций', kk: 'ұйымдарға арналған шот бойынша' },
};
const CASH_TEXT = { ru: 'наличными при получении', kk: 'алған кезде қолма-қол' };
/** Bonuses and gift cards are accepted in every shop. */
const ALWAYS_ACCEPTED_TEXT = { ru: 'подарочной картой и бонусами', kk: 'сыйлық картасымен және бонуспен' };

/** Joins words with "or" before the last: `10–14, 14–18 или 18–22`. */
const joinWithOr = (words: readonly string[], or: string): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`;

function acceptedMethodsText(accepted: readonly PaymentMethod[], settings: Settings, language: Language): string {
  const known = Object.keys(PAYMENT_TEXTS) as PaymentMethod[];
  const isCash = (method: PaymentMethod) => method === 'on-receipt' && !takesCardOnReceipt(accepted, settings);
  const texts = known
    .filter((method) => accepted.includes(method))
    .map((method) => (isCash(method) ? CASH_TEXT : PAYMENT_TEXTS[method])[language]);
  return [...texts, ALWAYS_ACCEPTED_TEXT[language]].join(', ');
}

const formatSlots = (or: string): string =>
  joinWithOr(
    slots.map(({ id }) => id.replace('-', '–')),
    or,
  );

type Derive = (settings: Settings, accepted: readonly PaymentMethod[], configuration: TextConfiguration) => TextValue;

/** Values derived from settings, from the shop's configuration or from a law. */
const DERIVED_VALUES: Readonly<Record<string, Derive>> = {
  'bonus.bankExtraPercent': (settings) => ({
    value: conversionExtraPercent({
      earnCapPercent: settings['bonus.earnCapPercent'],
      payCapPercent: settings['bonus.payCapPercent'],
      frozenDays: settings['bonus.frozenDays'],
      lifeDays: settings['bonus.lifeDays'],
      bankPercent: settings['bonus.bankPercent'],
    }),
    unit: 'percent',
  }),
  'bonus.partnerBank': (_settings, _accepted, { hasPartnerBank }) => ({ value: hasPartnerBank, unit: 'switch' }),
  'delivery.slots': () => ({ value: { ru: formatSlots('или'), kk: formatSlots('немесе') }, unit: 'text' }),
  'giftCard.years': () => ({ value: GIFT_CARD_YEARS, unit: 'years' }),
  /** Full days before bonuses become usable, which is on the following day. */
  'bonus.waitDays': (settings) => ({
    value: accrualDays({ frozenDays: settings['bonus.frozenDays'] }) - 1,
    unit: 'days',
  }),
  /** Kazakh documents and pages fall back to the Russian address. */
  'shop.addressKk': (settings) => ({ value: settings['shop.addressKk'] || settings['shop.address'], unit: 'text' }),
  'assistant.outsideModel': (_settings, _accepted, { hasOutsideModel }) => ({ value: hasOutsideModel, unit: 'switch' }),
  'return.days': () => ({ value: RETURN_DAYS, unit: 'days' }),
  'payment.methods': (settings, accepted) => ({
    value: { ru: acceptedMethodsText(accepted, settings, 'ru'), kk: acceptedMethodsText(accepted, settings, 'kk') },
    unit: 'text',
  }),
  'payment.cardOnReceipt': (settings, accepted) => ({ value: takesCardOnReceipt(accepted, settings), unit: 'switch' }),
  ...Object.fromEntries(
    PAYMENT_METHODS.map((method): [string, Derive] => [
      `payment.${method}`,
      (_, accepted) => ({ value: accepted.includes(method), unit: 'switch' }),
    ]),
  ),
};

/** Returns the value of a name in a text; undefined for an unknown name. */
export function textValue(
  name: string,
  settings: Settings,
  configuration: TextConfiguration = FULL_CONFIGURATION,
): TextValue | undefined {
  if (Object.hasOwn(DERIVED_VALUES, name))
    return DERIVED_VALUES[name]!(settings, offeredMethods(configuration.payments, settings), configuration);
  if (!PUBLIC_SETTINGS.test(name) || !isSettingName(name)) return undefined;
  const { unit }: SettingDefinition = settingDefinitions[name];
  return { value: settings[name], unit };
}

/** Lists the names available to texts. */
export function textValueNames(): string[] {
  return [
    ...new Set([
      ...Object.keys(DERIVED_VALUES),
      ...Object.keys(settingDefinitions).filter((name) => PUBLIC_SETTINGS.test(name)),
    ]),
  ];
}

/**
 * Formats a value for a sentence: `20 000 ₸`, `50 %` (`50%` in Kazakh), `10 кг`, `09:00`. `forms` adds the noun that
 * agrees with the number: three in Russian (день, дня, дней), one in Kazakh with its case ending. A case name
 * (`dative`) puts that ending on the value itself: `15:00-ге`.
 */
export function formatTextValue({ value, unit }: TextValue, language: Language, forms: readonly string[] = []): string {
  const [form] = forms;
  if (isKazakhForm(form)) return withUnitSuffix(formatTextValue({ value, unit }, language), form);
  if (typeof value === 'object') return value[language];
  if (typeof value !== 'number') return String(value);
  if (unit === 'tenge') return formatTenge(value, language);
  const displayed = unit === 'grams' ? value / 1000 : value;
  const digits = Number.isInteger(displayed) ? groupDigits(displayed) : String(displayed).replace('.', ',');
  if (forms.length > 0) return `${digits}\u00a0${pluralForm(displayed, forms)}`;
  if (unit === 'percent') return language === 'kk' ? `${digits}%` : `${digits}\u00a0%`;
  return unit === 'grams' ? `${digits}\u00a0кг` : digits;
}

function pluralForm(count: number, forms: readonly string[]): string {
  const [one = '', few = one, many = few] = forms;
  return Number.isInteger(count) ? pluralRu(count, one, few, many) : few;
}

/** Written unit of a setting, in both languages. */
const UNIT_PATTERNS: Partial<Record<SettingUnit, string>> = {
  percent: '(?:%|процент|пайыз)',
  days: '(?:(?:календарн|рабоч|банковск)\\p{L}*\\s+)?(?:д(?:ень|ня|ней|ням|нями|нях|н\\.)|(?:күнтізбелік\\s+|жұмыс\\s+)?күн)',
  hours: '(?:час|сағат)',
  minutes: '(?:минут|мин\\b)',
  grams: '(?:кг|килограмм)',
  floor: '(?:-?\\p{L}{0,3}\\s+этаж|-қабат)',
  tenge: '(?:₸|тенге|теңге)',
};

/**
 * Finds hard-coded values that equal a setting: numbers with a unit, phones and hours. They would become stale when an
 * operator changes the setting. Returns the matched text and the name to use instead.
 */
export function findHardCodedValues(text: string, settings: Settings): { written: string; name: string }[] {
  return textValueNames().flatMap((name) => {
    const value = textValue(name, settings);
    const pattern = value && !FREE_TEXT_SETTINGS.test(name) ? createValuePattern(value) : null;
    return pattern ? [...text.matchAll(pattern)].map(([match]) => ({ written: match.trim(), name })) : [];
  });
}

function createValuePattern({ value, unit }: TextValue): RegExp | null {
  if (typeof value === 'string')
    return value === '' ? null : new RegExp(`(?<![\\p{L}\\d:])${escapeRegExp(value)}(?![\\p{L}\\d:])`, 'gu');
  const words = UNIT_PATTERNS[unit];
  if (typeof value !== 'number' || value === 0 || words === undefined) return null;
  const displayed = unit === 'grams' ? value / 1000 : value;
  const digits = groupDigits(displayed).replace(/\s/g, '[\\s\\u00a0]?');
  return new RegExp(`(?<![\\d.,]|\\d[\\s\\u00a0])${digits}[\\s\\u00a0]*${words}`, 'giu');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
