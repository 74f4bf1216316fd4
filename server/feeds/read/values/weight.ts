import { parseValue } from '#domain/measures/measure.ts';
import { convertUnit } from '#domain/measures/units.ts';
import { splitUnitInName } from './unit-in-name.ts';
import type { Element } from '../markup/element.ts';
import { getElementText } from '../markup/element.ts';
import type { FeedParam } from '../offer.ts';

/** Weight of an offer; `isBare` when the number has no unit, so kilograms are a guess. */
export type Weight = { grams: number; isBare: boolean };

/** Maximum plausible weight with a unit. */
const MAX_GRAMS = 1_000_000;
/** Maximum bare number taken as kilograms: household products weigh less, and "850" means grams. */
const MAX_BARE_GRAMS = 150_000;
/** Attribute names of a product's weight, the packed weight first: it decides delivery. */
const WEIGHT_NAMES = ['вес', 'масса'].flatMap((word) => [
  new RegExp(`^${word} (?:брутто|в упаковке|с упаковкой)$`, 'i'),
  new RegExp(`^${word}(?: товара| нетто| без упаковки| изделия| устройства)?$`, 'i'),
]);

/** Reads a weight; a number without a unit is in kilograms. 0 grams when it is not a weight, null when implausible. */
function parseWeight(text: string, unit: string): { grams: number | null; isBare: boolean } {
  const excerpt = text.slice(0, 60);
  const isBare = unit === '' && /^[\d\s.,]*$/.test(excerpt);
  const parsed = parseValue(excerpt, unit || 'кг');
  if (parsed.kind !== 'number') return { grams: 0, isBare };
  const grams = convertUnit(parsed.number, parsed.unit, 'г') ?? 0;
  if (grams > (isBare ? MAX_BARE_GRAMS : MAX_GRAMS)) return { grams: null, isBare };
  return { grams: grams > 0 ? Math.round(grams) : 0, isBare };
}

/**
 * Reads the weight of an offer from `<weight>` or an attribute; 0 grams without either. Drops an implausible weight and
 * calls `onImplausible` when there is no other: the lifting fee depends on weight.
 */
export function readWeight(
  elements: readonly Element[],
  params: readonly FeedParam[],
  onImplausible: () => void,
): Weight {
  let isBareImplausible: boolean | undefined;
  const keepPlausible = (weightText: string, unit: string): Weight | undefined => {
    const { grams, isBare } = parseWeight(weightText, unit);
    if (grams === null) isBareImplausible ||= isBare;
    return grams ? { grams, isBare } : undefined;
  };
  for (const element of elements) {
    const weight = keepPlausible(getElementText(element), element.attributes.unit ?? '');
    if (weight) return weight;
  }
  for (const pattern of WEIGHT_NAMES)
    for (const param of params) {
      const { name, unit } = splitUnitInName(param.name);
      if (!pattern.test(name)) continue;
      const weight = keepPlausible(param.value, param.unit || unit);
      if (weight) return weight;
    }
  if (isBareImplausible !== undefined) onImplausible();
  return { grams: 0, isBare: isBareImplausible ?? false };
}
