import { parseValue } from '#domain/measures/measure.ts';
import { convertUnit } from '#domain/measures/units.ts';
import { splitUnitInName } from './unit-in-name.ts';
import type { Element } from '../markup/element.ts';
import { textOf } from '../markup/element.ts';
import type { FeedParam } from '../offer.ts';

/** Weight of an offer; `isBare` when its number names no unit, so that kilograms are a guess. */
export type Weight = { grams: number; isBare: boolean };

/** Heaviest weight that is believed when the feed names its unit. */
const MAX_GRAMS = 1_000_000;
/** Heaviest bare number that is believed as kilograms: a product of a home weighs less, and "850" means grams. */
const MAX_BARE_GRAMS = 150_000;
/** Names of a product's own weight, the packed one first: it is what is carried. */
const NAMES = ['вес', 'масса'].flatMap((word) => [
  new RegExp(`^${word} (?:брутто|в упаковке|с упаковкой)$`, 'i'),
  new RegExp(`^${word}(?: товара| нетто| без упаковки| изделия| устройства)?$`, 'i'),
]);

/** Reads a weight; a number without a unit is in kilograms. 0 grams for what is no weight, null for an implausible one. */
function weightOf(text: string, unit: string): { grams: number | null; isBare: boolean } {
  const written = text.slice(0, 60);
  const isBare = unit === '' && /^[\d\s.,]*$/.test(written);
  const parsed = parseValue(written, unit || 'кг');
  if (parsed.kind !== 'number') return { grams: 0, isBare };
  const grams = convertUnit(parsed.number, parsed.unit, 'г') ?? 0;
  if (grams > (isBare ? MAX_BARE_GRAMS : MAX_GRAMS)) return { grams: null, isBare };
  return { grams: grams > 0 ? Math.round(grams) : 0, isBare };
}

/**
 * Reads the weight of an offer, from `<weight>` or a characteristic; 0 grams when neither states it. An implausible weight
 * is left out, and `onImplausible` is called when no other is found: lifting is charged by weight.
 */
export function readWeight(
  elements: readonly Element[],
  params: readonly FeedParam[],
  onImplausible: () => void,
): Weight {
  let isBareImplausible: boolean | undefined;
  const found = (written: string, unit: string): Weight | undefined => {
    const { grams, isBare } = weightOf(written, unit);
    if (grams === null) isBareImplausible ||= isBare;
    return grams ? { grams, isBare } : undefined;
  };
  for (const element of elements) {
    const weight = found(textOf(element), element.attributes.unit ?? '');
    if (weight) return weight;
  }
  for (const pattern of NAMES)
    for (const param of params) {
      const { name, unit } = splitUnitInName(param.name);
      if (!pattern.test(name)) continue;
      const weight = found(param.value, param.unit || unit);
      if (weight) return weight;
    }
  if (isBareImplausible !== undefined) onImplausible();
  return { grams: 0, isBare: isBareImplausible ?? false };
}
