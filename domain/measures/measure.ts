import { convertUnit, findUnit } from './units.ts';

/** A parsed characteristic of a feed. Units are canonical Russian symbols, '' without one. */
export type ParsedValue =
  | { kind: 'number'; number: number; unit: string }
  | { kind: 'flag'; flag: boolean }
  | { kind: 'range'; from: number; to: number; unit: string }
  | { kind: 'dimensions'; numbers: readonly number[]; unit: string }
  | { kind: 'text'; text: string };

const FLAG_WORDS = new Map<string, boolean>([
  ...['есть', 'да', 'yes', 'y', 'true', '+', 'бар', 'иә', 'имеется', 'присутствует', 'поддерживается', 'вкл'].map(
    (word) => [word, true] as const,
  ),
  ...[
    'нет',
    'no',
    'n',
    'false',
    '-',
    '–',
    '—',
    'жоқ',
    'отсутствует',
    'не поддерживается',
    'не предусмотрено',
    'без',
  ].map((word) => [word, false] as const),
]);

const NUMBER_PATTERN = String.raw`[-−+]?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,]\d+)?`;
const NUMBER_WITH_UNIT = new RegExp(`^(${NUMBER_PATTERN})\\s*(.*)$`, 'su');
const RANGE_WITH_UNIT = new RegExp(
  `^(?:от\\s+)?(${NUMBER_PATTERN})\\s*(\\D{0,6}?)\\s*(?:-|–|—|…|\\.\\.\\.?|\\sдо\\s)\\s*(${NUMBER_PATTERN})\\s*(\\D.*)?$`,
  'su',
);
const CROSS_PATTERN = String.raw`\s*[xх×*✕хX]\s*`;
const SIZE_PATTERN = String.raw`(\d+(?:[.,]\d+)?)\s*(?:мм|см|м|mm|cm|m)?`;
const DIMENSIONS_WITH_UNIT = new RegExp(
  `^${SIZE_PATTERN}${CROSS_PATTERN}${SIZE_PATTERN}${CROSS_PATTERN}${SIZE_PATTERN}$`,
  'iu',
);
const TRAILING_UNIT = /(мм|см|м|mm|cm|m)\.?$/iu;

const MIN_COLOUR_TEMPERATURE = 1000;
const MOBILE_NETWORK = /^[2-6]G$/;

function toNumber(text: string): number {
  return Number(
    text
      .replace(/[\s\u00a0\u202f]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
}

function parseDimensions(text: string, unit: string | undefined): ParsedValue | undefined {
  const match = DIMENSIONS_WITH_UNIT.exec(text.replace(/\.$/, ''));
  if (!match) return undefined;
  const word = TRAILING_UNIT.exec(text)?.[1] ?? unit ?? '';
  return {
    kind: 'dimensions',
    numbers: [1, 2, 3].map((index) => toNumber(match[index] ?? '')),
    unit: findUnit(word)?.ru ?? '',
  };
}

function parseRange(text: string, unit: string | undefined): ParsedValue | undefined {
  const match = RANGE_WITH_UNIT.exec(text);
  if (!match) return undefined;
  const word = (match[4] ?? '').trim() || (match[2] ?? '').trim() || (unit ?? '');
  const knownUnit = findUnit(word);
  if (word && !knownUnit) return undefined;
  const from = toNumber(match[1] ?? '');
  const to = toNumber(match[3] ?? '');
  return from <= to ? { kind: 'range', from, to, unit: knownUnit?.ru ?? '' } : undefined;
}

function parseNumber(text: string, unit: string | undefined): ParsedValue | undefined {
  const match = NUMBER_WITH_UNIT.exec(text);
  if (!match) return undefined;
  const word = (match[2] ?? '').trim();
  const number = toNumber(match[1] ?? '');
  if (!Number.isFinite(number)) return undefined;
  if (!word) return { kind: 'number', number, unit: unit ? (findUnit(unit)?.ru ?? unit) : '' };
  const knownUnit = findUnit(word);
  // "5G" is a mobile network, not grams.
  if (MOBILE_NETWORK.test(text)) return undefined;
  // "4K" is a resolution, "6500K" a colour temperature.
  if (!knownUnit || (knownUnit.ru === 'К' && number < MIN_COLOUR_TEMPERATURE)) return undefined;
  return { kind: 'number', number, unit: knownUnit.ru };
}

/**
 * Parses a characteristic: "6,1 дюйм", "Есть", "280х190х93 мм", "от 5 до 40 °C"; ambiguous values stay text. `unit` is
 * the feed's separate unit; a unit inside the value takes precedence.
 */
export function parseValue(raw: string, unit?: string): ParsedValue {
  const text = raw.replace(/[\s\u00a0]+/g, ' ').trim();
  const flag = FLAG_WORDS.get(text.toLowerCase());
  if (flag !== undefined && !unit) return { kind: 'flag', flag };
  if (text.length <= 60) {
    const statedUnit = unit?.trim() || undefined;
    const parsed = parseNumber(text, statedUnit) ?? parseDimensions(text, statedUnit) ?? parseRange(text, statedUnit);
    if (parsed) return parsed;
  }
  return { kind: 'text', text };
}

/**
 * Returns a parsed number in the attribute's unit ("1 ТБ" in ГБ is 1024); a bare number is assumed to be in it.
 * Undefined when not convertible.
 */
export function numberInUnit(value: ParsedValue, unit: string): number | undefined {
  if (value.kind !== 'number') return undefined;
  return value.unit ? convertUnit(value.number, value.unit, unit) : value.number;
}

/** A distinct value of an attribute and the number of products with it. */
export type ValueSample = { raw: string; unit?: string; count: number };
/** Attribute type derived from its values. */
export type AttributeShape = { type: 'number' | 'enum' | 'flag' | 'text'; unit: string };

const MIN_SHARE = 0.9;
const MAX_NUMBER_CHOICES = 12;
const MAX_CHOICES = 300;
const MAX_CHOICE_LENGTH = 40;

function dominantUnit(numbers: readonly { unit: string; count: number }[]): string {
  const weights = new Map<string, number>();
  for (const { unit, count } of numbers) weights.set(unit, (weights.get(unit) ?? 0) + count);
  // A unit takes precedence over bare numbers, so that "256" and "512 ГБ" share one unit.
  return [...weights].sort((a, b) => Number(a[0] === '') - Number(b[0] === '') || b[1] - a[1])[0]?.[0] ?? '';
}

/**
 * Derives an attribute's type from its values in the whole feed. Number: at least 90 % are numbers of one unit family,
 * with more than twelve distinct ones. Flag: 90 % are yes or no. Enumeration: a few short values repeat. Otherwise
 * text. `isComplete` is false when only some of the distinct values are given.
 */
export function deriveAttributeShape(samples: readonly ValueSample[], isComplete = true): AttributeShape {
  const total = samples.reduce((sum, { count }) => sum + count, 0);
  const parsed = samples.map(({ raw, unit, count }) => ({ value: parseValue(raw, unit), raw, count }));
  const share = (predicate: (entry: (typeof parsed)[number]) => boolean) =>
    parsed.reduce((sum, entry) => sum + (predicate(entry) ? entry.count : 0), 0) / (total || 1);
  if (total === 0) return { type: 'text', unit: '' };
  if (share(({ value }) => value.kind === 'flag') >= MIN_SHARE) return { type: 'flag', unit: '' };

  const numbers = parsed.flatMap(({ value, count }) => (value.kind === 'number' ? [{ unit: value.unit, count }] : []));
  const unit = dominantUnit(numbers);
  const isNumeric = share(({ value }) => numberInUnit(value, unit) !== undefined) >= MIN_SHARE;
  // Vendor and customs codes are digits but not quantities to filter by.
  if (isNumeric && !unit && share(({ raw }) => /^\d{7,}$/.test(raw)) >= MIN_SHARE / 2)
    return { type: 'text', unit: '' };
  if (isNumeric && (!isComplete || samples.length > MAX_NUMBER_CHOICES)) return { type: 'number', unit };

  const isShort = share(({ raw }) => raw.length <= MAX_CHOICE_LENGTH) >= MIN_SHARE;
  const hasRepeats = isNumeric || samples.length <= MAX_NUMBER_CHOICES || total >= samples.length * 2;
  return {
    type: isComplete && isShort && hasRepeats && samples.length <= MAX_CHOICES ? 'enum' : 'text',
    unit: isNumeric ? unit : '',
  };
}
