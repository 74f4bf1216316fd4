import { fold } from '../engine/text/fold.ts';
import type { Interpretation } from './interpretation.ts';
import { amountAt, priceLimits } from './price-limits.ts';
import type { QueryPart } from './query-part.ts';
import { textWithout } from './query-text.ts';
import type { NumbersOf } from './wishes.ts';

/** A sum that products of a category are worth, tenge, and the parts that say it. */
export type Nominal = { category: number; attribute: number; value: number; parts: readonly QueryPart[] };

const nominal = fold('Номинал');
/** How many ways to read the rest are tried: the strict ones stand first. */
const MAX_TRIED = 3;

/**
 * Prepares the sums that codes and cards of a catalogue are worth: "стим 5000 тенге" asks for one of 5,000 ₸, and not for
 * one that costs no more. Null for a query without such a sum, or with a bound of the price.
 */
export function createNominals(
  categories: readonly { id: number; parentId: number | null }[],
  numbersOf: NumbersOf,
): (parts: readonly QueryPart[]) => Nominal | null {
  const all = categories.flatMap(({ id, parentId }) =>
    numbersOf(id)
      .filter(({ name }) => name === nominal)
      .map((number) => ({ category: id, parentId, attribute: number.id, numbers: new Set(number.numbers ?? []) })),
  );
  // A section has what the categories in it have.
  const worth = all.filter(({ category }) => !all.some(({ parentId }) => parentId === category));
  return (parts) => {
    if (worth.length === 0) return null;
    for (const at of parts.keys()) {
      const amount = amountAt(parts, at);
      const found = amount && worth.find(({ numbers }) => numbers.has(amount.value));
      if (!amount || !found) continue;
      const start = parts[at - 1]?.text === 'на' ? at - 1 : at;
      // "До 5000" and «5 мыңның ішінде» are of a price.
      const price = priceLimits(parts);
      if (price && (price.start < start || price.end > amount.next)) return null;
      const { category, attribute } = found;
      return { category, attribute, value: amount.value, parts: parts.slice(start, amount.next) };
    }
    return null;
  };
}

/** Of the interpretations of the rest those that may be of the category, as those of products worth the sum. */
export function* worthInterpretations(
  rest: Iterable<Interpretation>,
  { category, attribute, value, parts }: Nominal,
  text: string,
): Generator<Interpretation> {
  const bounds = { attribute, from: value, to: value };
  let tried = 0;
  for (const one of rest) {
    const isOpen =
      one.category === null &&
      one.among.length === 0 &&
      one.words.length > 0 &&
      !one.changes.some(({ kind }) => kind === 'dropped');
    if ((!isOpen && one.category !== category) || tried++ === MAX_TRIED) return;
    yield {
      ...one,
      category,
      // One is enough.
      enough: 1,
      among: [],
      numbers: [...one.numbers, bounds],
      recognised: [...one.recognised, { kind: 'number', bounds, direction: null, without: textWithout(text, parts) }],
    };
  }
}
