import { parseValue } from '#domain/measure.ts';
import { convertUnit } from '#domain/units.ts';
import { splitUnitInName } from './unit-in-name.ts';
import type { Element } from './element.ts';
import { textOf } from './element.ts';
import type { FeedParam } from './offer.ts';

const MAX_GRAMS = 10_000_000;
/** Names of a product's own weight, the packed one first: it is what is carried. */
const NAMES = ['вес', 'масса'].flatMap((word) => [
  new RegExp(`^${word} (?:брутто|в упаковке|с упаковкой)$`, 'i'),
  new RegExp(`^${word}(?: товара| нетто| без упаковки| изделия| устройства)?$`, 'i'),
]);

/** Grams of a weight; a number without a unit is in kilograms. 0 for what is no weight. */
function gramsOf(text: string, unit: string): number {
  const parsed = parseValue(text.slice(0, 60), unit || 'кг');
  if (parsed.kind !== 'number') return 0;
  const grams = convertUnit(parsed.number, parsed.unit, 'г') ?? 0;
  return grams > 0 ? Math.min(MAX_GRAMS, Math.round(grams)) : 0;
}

/** Reads the weight of an offer in grams, from `<weight>` or a characteristic; 0 when neither tells it. */
export function readWeight(elements: readonly Element[], params: readonly FeedParam[]): number {
  for (const element of elements) {
    const grams = gramsOf(textOf(element), element.attributes.unit ?? '');
    if (grams > 0) return grams;
  }
  for (const pattern of NAMES)
    for (const param of params) {
      const { name, unit } = splitUnitInName(param.name);
      if (!pattern.test(name)) continue;
      const grams = gramsOf(param.value, param.unit || unit);
      if (grams > 0) return grams;
    }
  return 0;
}
