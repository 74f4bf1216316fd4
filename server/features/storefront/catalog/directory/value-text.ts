import { pick, type Language, type Localized } from '#domain/text/language.ts';
import { groupDigits } from '#domain/pricing/money.ts';
import { readableMeasure, readableSize, findUnit, unitWordRu } from '#domain/measures/units.ts';
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

const NBSP = '\u00a0';
const PRESENT: Localized = { ru: 'Есть', kk: 'Бар' };
const ABSENT: Localized = { ru: 'Нет', kk: 'Жоқ' };
const INCH = 'дюйм';
/** Units written without a space after the number. */
const UNITS_WITHOUT_SPACE: ReadonlySet<string> = new Set(['″', '%', '°']);
const MAX_FACT_LENGTH = 40;
const MAX_DECIMALS = 3;
/** Texts that mean nothing without the attribute's name: a plain number, a count, yes or no. */
const NEEDS_ATTRIBUTE_NAME = /^(?:−?\d[\d\u00a0,]*(?:\u00a0(?:шт|дана)\.?)?|да|нет|есть|иә|жоқ|бар)$/i;

/** Formats a number for both languages: decimal comma, grouped thousands, no trailing zeros. */
export function formatNumber(number: number): string {
  const [integerPart = '0', decimals] = String(Number(Math.abs(number).toFixed(MAX_DECIMALS))).split('.');
  const grouped = integerPart.length > 4 ? groupDigits(Number(integerPart)) : integerPart;
  return `${number < 0 ? '−' : ''}${grouped}${decimals ? `,${decimals}` : ''}`;
}

/** Formats a number with the attribute's unit in a language; the short form writes inches as ″. */
export function formatMeasure(
  number: number,
  attribute: Pick<DirectoryAttribute, 'unit'>,
  language: Language,
  short = false,
): string {
  return writeMeasure(readableMeasure(number, attribute.unit.ru), attribute, language, short);
}

function writeMeasure(
  measure: { value: number; unit: string },
  attribute: Pick<DirectoryAttribute, 'unit'>,
  language: Language,
  short: boolean,
): string {
  const unit = short && attribute.unit.ru === INCH ? '″' : formatUnit(measure, attribute.unit, language);
  if (unit === '') return formatNumber(measure.value);
  return `${formatNumber(measure.value)}${UNITS_WITHOUT_SPACE.has(unit) ? '' : NBSP}${unit}`;
}

function formatUnit(
  { value, unit }: { value: number; unit: string },
  otherForm: Localized,
  language: Language,
): string {
  if (language === 'ru') return unitWordRu(value, unit);
  return unit === otherForm.ru ? otherForm.kk : (findUnit(unit)?.kk ?? unit);
}

/** Formats a number of one product: unlike in filters, its unit depends on the size. */
function formatSize(number: number, attribute: DirectoryAttribute, language: Language, short = false): string {
  const size = readableSize(number, attribute.unit.ru);
  return size.unit === attribute.unit.ru
    ? formatMeasure(number, attribute, language, short)
    : writeMeasure(size, attribute, language, short);
}

/** Formats a stored value for the list of characteristics; null when it is empty. */
export function formatSpec(value: StoredValue, attribute: DirectoryAttribute, language: Language): string | null {
  if (value.number !== null) return formatSize(value.number, attribute, language);
  if (value.valueId !== null) {
    const valueName = attribute.values.get(value.valueId);
    return valueName ? pick(valueName.name, language) : null;
  }
  if (value.flag !== null) return pick(value.flag ? PRESENT : ABSENT, language);
  return pick({ ru: value.textRu ?? '', kk: value.textKk ?? '' }, language) || null;
}

/**
 * Formats a stored value for a card: a flag by its attribute's name, a bare number or yes/no with that name. Null for
 * long texts.
 */
export function formatFact(value: StoredValue, attribute: DirectoryAttribute, language: Language): string | null {
  if (value.flag !== null) return value.flag ? pick(attribute.name, language) : null;
  const plain =
    value.number !== null
      ? formatSize(value.number, attribute, language, true)
      : formatSpec(value, attribute, language);
  const text =
    plain !== null && NEEDS_ATTRIBUTE_NAME.test(plain) ? `${pick(attribute.name, language)}: ${plain}` : plain;
  return text !== null && text.length <= MAX_FACT_LENGTH ? text : null;
}
