import { parseValue } from '#domain/measures/measure.ts';
import { convertUnit } from '#domain/measures/units.ts';
import { splitUnitInName } from './unit-in-name.ts';
import type { Element } from '../markup/element.ts';
import { textOf } from '../markup/element.ts';
import type { FeedParam } from '../offer.ts';

/** Heaviest weight that is believed when the feed names its unit. */
const MAX_GRAMS = 1_000_000;
/** Heaviest bare number that is believed as kilograms: a product of a home weighs less, and "850" means grams. */
const MAX_BARE_GRAMS = 150_000;
/** Names of a product's own weight, the packed one first: it is what is carried. */
const NAMES = ['вес', 'масса'].flatMap((word) => [
  new RegExp(`^${word} (?:брутто|в упаковке|с упаковкой)$`, 'i'),
  new RegExp(`^${word}(?: товара| нетто| без упаковки| изделия| устройства)?$`, 'i'),
]);

/** Grams of a weight; a number without a unit is in kilograms. 0 for what is no weight, null for an implausible one. */
function gramsOf(text: string, unit: string): number | null {
  const written = text.slice(0, 60);
  const isBare = unit === '' && /^[\d\s.,]*$/.test(written);
  const parsed = parseValue(written, unit || 'кг');
  if (parsed.kind !== 'number') return 0;
  const grams = convertUnit(parsed.number, parsed.unit, 'г') ?? 0;
  if (grams > (isBare ? MAX_BARE_GRAMS : MAX_GRAMS)) return null;
  return grams > 0 ? Math.round(grams) : 0;
}

/**
 * Reads the weight of an offer in grams, from `<weight>` or a characteristic; 0 when neither states it. An implausible
 * weight is left out, and `onImplausible` is called when no other is found: lifting is charged by weight.
 */
export function readWeight(
  elements: readonly Element[],
  params: readonly FeedParam[],
  onImplausible: () => void,
): number {
  let isImplausible = false;
  const isFound = (grams: number | null): grams is number => {
    isImplausible ||= grams === null;
    return grams !== null && grams > 0;
  };
  for (const element of elements) {
    const grams = gramsOf(textOf(element), element.attributes.unit ?? '');
    if (isFound(grams)) return grams;
  }
  for (const pattern of NAMES)
    for (const param of params) {
      const { name, unit } = splitUnitInName(param.name);
      if (!pattern.test(name)) continue;
      const grams = gramsOf(param.value, param.unit || unit);
      if (isFound(grams)) return grams;
    }
  if (isImplausible) onImplausible();
  return 0;
}
