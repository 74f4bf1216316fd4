import { attributesOf, wordsOf } from '../../data/words.ts';
import { amountAt, namesCurrency, priceLimits } from './price-limits.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import type { NumbersOf } from '../qualities/wishes.ts';

/** A sum that is an attribute and no price: the worth of codes and cards, tenge, or a charge, mAh. */
export type Nominal = {
  attribute: number;
  value: number;
  categories: ReadonlySet<number>;
  parts: readonly QueryPart[];
};

type Worth = Pick<Nominal, 'attribute'> & {
  categories: Set<number>;
  factor: number;
  /** Existing sums; null when there are many. */
  sums: ReadonlySet<number> | null;
};

const [nominal] = attributesOf('sum');
const forSum = wordsOf('for a sum');
/** Charges that are no prices of their products. */
const charge = { family: 'charge', least: 10_000, most: 100_000, step: 500 } as const;

/** Prepares the sums of a catalogue. A query with a price limit has none. */
export function createNominals(
  categories: readonly { id: number }[],
  numbersOf: NumbersOf,
): (parts: readonly QueryPart[]) => Nominal[] {
  const worth = new Map<number, Worth>();
  for (const { id } of categories)
    for (const { id: attribute, name, family, factor, numbers } of numbersOf(id)) {
      const tells = name === nominal && numbers !== null;
      if (!tells && family !== charge.family) continue;
      const before = worth.get(attribute);
      worth.set(attribute, {
        attribute,
        factor,
        categories: (before?.categories ?? new Set()).add(id),
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
      const isMoney = namesCurrency(parts.slice(at, amount.next));
      const found = [...worth.values()].filter((one) => isWorth(one, amount.value, isMoney));
      if (found.length === 0) continue;
      const start = forSum.has(parts[at - 1]?.text ?? '') ? at - 1 : at;
      // A direction word makes a price of the sum.
      const price = priceLimits(parts);
      if (price && (price.start < start || price.end > amount.next)) return [];
      const said = parts.slice(start, amount.next);
      return found.map(({ attribute, categories: own, factor }) => ({
        attribute,
        value: amount.value / factor,
        categories: own,
        parts: said,
      }));
    }
    return [];
  };
}
