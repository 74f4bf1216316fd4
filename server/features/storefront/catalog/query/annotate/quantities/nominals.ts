import { fold } from '../../../engine/text/fold.ts';
import { amountAt, currency, priceLimits } from './price-limits.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import type { NumbersOf } from '../qualities/wishes.ts';

/**
 * A sum that is a number of products and no price: what codes and cards are worth, tenge, or a charge, mAh; and the parts
 * that say it.
 */
export type Nominal = {
  attribute: number;
  value: number;
  categories: ReadonlySet<number>;
  parts: readonly QueryPart[];
};

type Worth = Pick<Nominal, 'attribute'> & {
  categories: Set<number>;
  factor: number;
  /** The sums that there are; null where there are many. */
  sums: ReadonlySet<number> | null;
};

const nominal = fold('Номинал');
/** "Повербанк на двадцать тысяч" is of its charge: none of so much is a price of it, and no other battery has so much. */
const charge = { family: 'charge', least: 10_000, most: 100_000, step: 500 } as const;

/**
 * Prepares the sums that codes and cards of a catalogue are worth: "стим 5000 тенге" asks for one of 5,000 ₸, and not for
 * one that costs no more. None for a query without such a sum, or with a bound of the price.
 */
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
      const isMoney = parts.slice(at, amount.next).some(({ text }) => currency.test(text));
      const found = [...worth.values()].filter((one) => isWorth(one, amount.value, isMoney));
      if (found.length === 0) continue;
      const start = parts[at - 1]?.text === 'на' ? at - 1 : at;
      // "До 5000" and «5 мыңның ішінде» are of a price.
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
