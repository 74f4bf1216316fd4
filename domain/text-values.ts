import { conversionExtraPercent } from './bonuses.ts';
import { isKazakhForm, withSuffix } from './kazakh-suffix.ts';
import type { Language } from './language.ts';
import { formatTenge, groupDigits } from './money.ts';
import { returnDays } from './order-status.ts';
import { pluralRu } from './plural.ts';
import type { SettingDefinition, SettingUnit } from './setting.ts';
import { isSettingName, settingDefinitions, type Settings } from './settings.ts';

/** A number or text of the business as texts for people may name it. */
export type TextValue = { value: string | number | boolean; unit: SettingUnit };

/** Settings that texts for people may name; the others are no business of theirs. */
const PUBLIC =
  /^(?:shop|delivery|pickup|bonus|giftCard|app)\.|^(?:payment\.vatPercent|order\.confirmHours|reservation\.onlineMinutes|auth\.deletionDays|cart\.quantity)$/;
/** Parts of a text for people that are no number and no telephone say nothing that could be typed by mistake. */
const FREE_TEXT =
  /^(?:shop\.(?:name|title|titleKk|description|descriptionKk|address|addressKk|locality|foundedOn|email|suppliersEmail|landlordsEmail|bin)|app\.)/;

/** Numbers that follow from settings, or that a law has set: the texts name them by these names. */
const DERIVED: Readonly<Record<string, (settings: Settings) => TextValue>> = {
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
  'return.days': () => ({ value: returnDays, unit: 'days' }),
};

/** Returns what a name of a text stands for; undefined for one that texts may not use. */
export function textValue(name: string, settings: Settings): TextValue | undefined {
  if (Object.hasOwn(DERIVED, name)) return DERIVED[name]!(settings);
  if (!PUBLIC.test(name) || !isSettingName(name)) return undefined;
  const { unit }: SettingDefinition = settingDefinitions[name];
  return { value: settings[name], unit };
}

/** Lists the names that texts may use. */
export function textValueNames(): string[] {
  return [...Object.keys(DERIVED), ...Object.keys(settingDefinitions).filter((name) => PUBLIC.test(name))];
}

/**
 * Writes a value as a sentence needs it: `20 000 ₸`, `50 %` (`50%` in Kazakh), `10 кг`, `09:00`. With `forms` the noun
 * follows the number: three in Russian (день, дня, дней), one in Kazakh, with the ending the sentence wants. The name of
 * a case (`dative`) gives the value itself that ending: `15:00-ге`.
 */
export function formatTextValue({ value, unit }: TextValue, language: Language, forms: readonly string[] = []): string {
  const [form] = forms;
  if (isKazakhForm(form)) return withSuffix(formatTextValue({ value, unit }, language), form);
  if (typeof value !== 'number') return String(value);
  if (unit === 'tenge') return formatTenge(value, language);
  const shown = unit === 'grams' ? value / 1000 : value;
  const digits = Number.isInteger(shown) ? groupDigits(shown) : String(shown).replace('.', ',');
  if (forms.length > 0) return `${digits}\u00a0${nounOf(shown, forms)}`;
  if (unit === 'percent') return language === 'kk' ? `${digits}%` : `${digits}\u00a0%`;
  return unit === 'grams' ? `${digits}\u00a0кг` : digits;
}

function nounOf(count: number, forms: readonly string[]): string {
  const [one = '', few = one, many = few] = forms;
  return Number.isInteger(count) ? pluralRu(count, one, few, many) : few;
}

/** How texts write the unit of a setting beside its number, in both languages. */
const UNIT_WORDS: Partial<Record<SettingUnit, string>> = {
  percent: '(?:%|процент|пайыз)',
  days: '(?:(?:календарн|рабоч|банковск)\\p{L}*\\s+)?(?:д(?:ень|ня|ней|ням|нями|нях|н\\.)|(?:күнтізбелік\\s+|жұмыс\\s+)?күн)',
  hours: '(?:час|сағат)',
  minutes: '(?:минут|мин\\b)',
  grams: '(?:кг|килограмм)',
  floor: '(?:-?\\p{L}{0,3}\\s+этаж|-қабат)',
  tenge: '(?:₸|тенге|теңге)',
};

/**
 * Finds numbers of a text that equal a setting's value and stand next to its unit, telephones and hours: they go out of
 * date when an operator changes the setting. Returns the written words and the name to write instead.
 */
export function typedValues(text: string, settings: Settings): { written: string; name: string }[] {
  return textValueNames().flatMap((name) => {
    const found = textValue(name, settings);
    const pattern = found && !FREE_TEXT.test(name) ? patternOf(found) : null;
    return pattern ? [...text.matchAll(pattern)].map(([written]) => ({ written: written.trim(), name })) : [];
  });
}

function patternOf({ value, unit }: TextValue): RegExp | null {
  if (typeof value === 'string')
    return value === '' ? null : new RegExp(`(?<![\\p{L}\\d:])${escaped(value)}(?![\\p{L}\\d:])`, 'gu');
  const words = UNIT_WORDS[unit];
  if (typeof value !== 'number' || value === 0 || words === undefined) return null;
  const shown = unit === 'grams' ? value / 1000 : value;
  const digits = groupDigits(shown).replace(/\s/g, '[\\s\\u00a0]?');
  return new RegExp(`(?<![\\d.,]|\\d[\\s\\u00a0])${digits}[\\s\\u00a0]*${words}`, 'giu');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
