import { fold } from '../engine/text/fold.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { amountAt, currency, priceLimits } from './price-limits.ts';
import type { QueryPart } from './query-part.ts';
import { textWithout } from './query-text.ts';
import type { NumbersOf } from './wishes.ts';

/**
 * A sum that is a number of products and no price: what codes and cards are worth, tenge, or a charge, mAh; and the parts
 * that say it. `told` is the category that such a sum tells of, where one does.
 */
export type Nominal = {
  attribute: number;
  value: number;
  categories: ReadonlySet<number>;
  told: number | null;
  parts: readonly QueryPart[];
};

type Worth = Pick<Nominal, 'attribute' | 'told'> & {
  categories: Set<number>;
  factor: number;
  /** The sums that there are; null where there are many. */
  sums: ReadonlySet<number> | null;
};

const nominal = fold('Номинал');
/** What is done with a sum: «стимге 5000 теңге салу». */
const paying = /^(?:сал(?:у|ып|ам|айын|атын|гым|аын)|куй(?:у|ып|атын)|аудар\p{L}*|положить|закинуть|кинуть)$/u;
/** "Повербанк на двадцать тысяч" is of its charge: none of so much is a price of it, and no other battery has so much. */
const charge = { family: 'charge', least: 10_000, most: 100_000, step: 500 } as const;
/** How many ways to read the rest are tried: the strict ones stand first. */
const MAX_TRIED = 3;

/**
 * Prepares the sums that codes and cards of a catalogue are worth: "стим 5000 тенге" asks for one of 5,000 ₸, and not for
 * one that costs no more. None for a query without such a sum, or with a bound of the price.
 */
export function createNominals(
  categories: readonly { id: number; parentId: number | null }[],
  numbersOf: NumbersOf,
): (parts: readonly QueryPart[]) => Nominal[] {
  const worth = new Map<number, Worth>();
  for (const { id, parentId } of categories)
    for (const { id: attribute, name, family, factor, numbers } of numbersOf(id)) {
      const tells = name === nominal && numbers !== null;
      if (!tells && family !== charge.family) continue;
      const before = worth.get(attribute);
      // A section has what the categories in it have.
      const told = before && before.told !== parentId ? before.told : id;
      worth.set(attribute, {
        attribute,
        factor,
        categories: (before?.categories ?? new Set()).add(id),
        told: tells ? told : null,
        sums: tells ? new Set(numbers) : null,
      });
    }
  const isWorth = ({ sums }: Worth, value: number, isMoney: boolean) =>
    sums ? sums.has(value) : !isMoney && value >= charge.least && value <= charge.most && value % charge.step === 0;
  return (parts) => {
    if (worth.size === 0) return [];
    for (const at of parts.keys()) {
      const amount = amountAt(parts, at);
      if (!amount) continue;
      const isMoney = parts.slice(at, amount.next).some(({ text }) => currency.test(text));
      const found = [...worth.values()].filter((one) => isWorth(one, amount.value, isMoney));
      if (found.length === 0) continue;
      const start = parts[at - 1]?.text === 'на' ? at - 1 : at;
      // "До 5000" and «5 мыңның ішінде» are of a price.
      const price = priceLimits(parts);
      if (price && (price.start < start || price.end > amount.next)) return [];
      const said = parts.slice(start, amount.next);
      return found.map(({ attribute, categories: own, told, factor }) => ({
        attribute,
        value: amount.value / factor,
        categories: own,
        told,
        parts: said,
      }));
    }
    return [];
  };
}

/** What is left of a query beside a sum: what is done with the sum says nothing. */
export function besideSum(parts: readonly QueryPart[], { parts: sum }: Nominal): QueryPart[] {
  return parts.filter((part) => !sum.includes(part) && !paying.test(part.typed));
}

/** Of the interpretations of the rest those that may be of the categories, as those of products worth the sum. */
export function* worthInterpretations(
  rest: Iterable<Interpretation>,
  { categories, told, attribute, value, parts }: Nominal,
  text: string,
): Generator<Interpretation> {
  const bounds = { attribute, from: value, to: value };
  let tried = 0;
  for (const one of rest) {
    const isOpen =
      told !== null &&
      one.category === null &&
      one.among.length === 0 &&
      one.words.length > 0 &&
      !one.changes.some(({ kind }) => kind === 'dropped');
    if ((!isOpen && !categories.has(one.category ?? 0)) || tried++ === MAX_TRIED) return;
    yield {
      ...one,
      category: one.category ?? told,
      numbers: [...one.numbers, bounds],
      recognised: [...one.recognised, { kind: 'number', bounds, direction: null, without: textWithout(text, parts) }],
    };
  }
}
