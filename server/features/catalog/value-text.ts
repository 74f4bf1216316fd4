import { pick, type Language, type Localized } from '#domain/language.ts';
import { groupDigits } from '#domain/money.ts';
import type { DirectoryAttribute } from './directory.ts';

/** One value of a product as it is stored. */
export type StoredValue = {
  attributeId: number;
  valueId: number | null;
  number: number | null;
  flag: boolean | null;
  textRu: string | null;
  textKk: string | null;
};

const nbsp = '\u00a0';
const yes: Localized = { ru: 'да', kk: 'иә' };
const no: Localized = { ru: 'нет', kk: 'жоқ' };
const inch = 'дюйм';
/** Signs that stand against the number without a space. */
const closeUnits: ReadonlySet<string> = new Set(['″', '%', '°']);
const longestFact = 40;
const mostDecimals = 3;
/** A number alone, or of pieces: "5" and "5 шт." say nothing without what is counted. */
const bareNumber = /^−?\d[\d\u00a0,]*(?:\u00a0(?:шт|дана)\.?)?$/;

/** Writes a number the way both languages do: comma, digits in threes, no useless zeros. */
export function numberText(number: number): string {
  const [whole = '0', decimals] = String(Number(Math.abs(number).toFixed(mostDecimals))).split('.');
  const grouped = whole.length > 4 ? groupDigits(Number(whole)) : whole;
  return `${number < 0 ? '−' : ''}${grouped}${decimals ? `,${decimals}` : ''}`;
}

/** Writes a number with the attribute's unit in a language; short places write inches as ″. */
export function measureText(
  number: number,
  attribute: Pick<DirectoryAttribute, 'unit'>,
  language: Language,
  short = false,
): string {
  const unit = short && attribute.unit.ru === inch ? '″' : pick(attribute.unit, language);
  if (unit === '') return numberText(number);
  return `${numberText(number)}${closeUnits.has(unit) ? '' : nbsp}${unit}`;
}

/** Writes a stored value for the list of characteristics; null when there is nothing to say. */
export function specText(value: StoredValue, attribute: DirectoryAttribute, language: Language): string | null {
  if (value.number !== null) return measureText(value.number, attribute, language);
  if (value.valueId !== null) {
    const known = attribute.values.get(value.valueId);
    return known ? pick(known.name, language) : null;
  }
  if (value.flag !== null) return pick(value.flag ? yes : no, language);
  return pick({ ru: value.textRu ?? '', kk: value.textKk ?? '' }, language) || null;
}

/**
 * Writes a stored value for a card: a flag by its name, a bare number with the name of what it counts, long texts not
 * at all.
 */
export function factText(value: StoredValue, attribute: DirectoryAttribute, language: Language): string | null {
  if (value.flag !== null) return value.flag ? pick(attribute.name, language) : null;
  const plain =
    value.number !== null ? measureText(value.number, attribute, language, true) : specText(value, attribute, language);
  const text = plain !== null && bareNumber.test(plain) ? `${pick(attribute.name, language)}: ${plain}` : plain;
  return text !== null && text.length <= longestFact ? text : null;
}
