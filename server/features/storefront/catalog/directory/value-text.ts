import { pick, type Language, type Localized } from '#domain/text/language.ts';
import { groupDigits } from '#domain/pricing/money.ts';
import { readableMeasure, findUnit, unitWordRu } from '#domain/measures/units.ts';
import type { DirectoryAttribute } from './directory.ts';

/** A stored value of a product. */
export type StoredValue = {
  attributeId: number;
  valueId: number | null;
  number: number | null;
  flag: boolean | null;
  textRu: string | null;
  textKk: string | null;
};

const nbsp = '\u00a0';
const presentWord: Localized = { ru: 'есть', kk: 'бар' };
const absentWord: Localized = { ru: 'нет', kk: 'жоқ' };
const inch = 'дюйм';
/** Units written without a space after the number. */
const closeUnits: ReadonlySet<string> = new Set(['″', '%', '°']);
const MAX_FACT = 40;
const MAX_DECIMALS = 3;
/** A plain number, one with "шт.", yes or no: "5", "5 шт." and "нет" need the attribute's name. */
const selfExplanatory = /^(?:−?\d[\d\u00a0,]*(?:\u00a0(?:шт|дана)\.?)?|да|нет|есть|иә|жоқ|бар)$/i;

/** Formats a number for both languages: decimal comma, grouped thousands, no trailing zeros. */
export function numberText(number: number): string {
  const [integerPart = '0', decimals] = String(Number(Math.abs(number).toFixed(MAX_DECIMALS))).split('.');
  const grouped = integerPart.length > 4 ? groupDigits(Number(integerPart)) : integerPart;
  return `${number < 0 ? '−' : ''}${grouped}${decimals ? `,${decimals}` : ''}`;
}

/** Formats a number with the attribute's unit in a language; the short form writes inches as ″. */
export function measureText(
  number: number,
  attribute: Pick<DirectoryAttribute, 'unit'>,
  language: Language,
  short = false,
): string {
  const measure = readableMeasure(number, attribute.unit.ru);
  const unit = short && attribute.unit.ru === inch ? '″' : unitText(measure, attribute.unit, language);
  if (unit === '') return numberText(measure.value);
  return `${numberText(measure.value)}${closeUnits.has(unit) ? '' : nbsp}${unit}`;
}

function unitText({ value, unit }: { value: number; unit: string }, otherForm: Localized, language: Language): string {
  if (language === 'ru') return unitWordRu(value, unit);
  return unit === otherForm.ru ? otherForm.kk : (findUnit(unit)?.kk ?? unit);
}

/** Formats a stored value for the list of characteristics; null when it is empty. */
export function specText(value: StoredValue, attribute: DirectoryAttribute, language: Language): string | null {
  if (value.number !== null) return measureText(value.number, attribute, language);
  if (value.valueId !== null) {
    const valueName = attribute.values.get(value.valueId);
    return valueName ? pick(valueName.name, language) : null;
  }
  if (value.flag !== null) return pick(value.flag ? presentWord : absentWord, language);
  return pick({ ru: value.textRu ?? '', kk: value.textKk ?? '' }, language) || null;
}

/**
 * Formats a stored value for a card: a flag by its name, a bare number or word with the attribute's name, long texts
 * not at all.
 */
export function factText(value: StoredValue, attribute: DirectoryAttribute, language: Language): string | null {
  if (value.flag !== null) return value.flag ? pick(attribute.name, language) : null;
  const plain =
    value.number !== null ? measureText(value.number, attribute, language, true) : specText(value, attribute, language);
  const text = plain !== null && selfExplanatory.test(plain) ? `${pick(attribute.name, language)}: ${plain}` : plain;
  return text !== null && text.length <= MAX_FACT ? text : null;
}
