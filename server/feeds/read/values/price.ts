import { textOf, type Element } from '../markup/element.ts';
import { readNumber } from './money.ts';

/** Types of `<price type="…">` that shoppers pay; other types are wholesale or dealer prices. */
const RETAIL =
  /^(?:retail|rrp|rrc|ррц|рц|розница|розничная|розничная цена|regular|base|базовая|sale|бөлшек|бөлшек баға)$/i;

const excerpt = (text: string) => text.slice(0, 40);

/**
 * Finds the retail price among an offer's `<price>`s, in the feed's currency: one without a type, else one with a
 * retail type. Never a dealer price.
 */
export function readPrice(elements: readonly Element[]): { price: number } | { problem: string } {
  const filled = elements.filter((element) => textOf(element) !== '');
  const typeOf = ({ attributes }: Element) => (attributes.type ?? attributes.name ?? '').trim();
  const chosen =
    filled.find((element) => typeOf(element) === '') ?? filled.find((element) => RETAIL.test(typeOf(element)));
  if (filled.length === 0) return { problem: 'no price' };
  if (!chosen)
    return { problem: `no retail price: the only ones are of the type "${excerpt(filled.map(typeOf).join('", "'))}"` };
  const text = textOf(chosen);
  const read = readNumber(text);
  if ('value' in read) return { price: read.value };
  return {
    problem:
      read.problem === 'two-ways'
        ? `the price "${excerpt(text)}" can be read in two ways (thousands or a fraction); it must be written 129990 or 129990.00`
        : `the price "${excerpt(text)}" is not a number`,
  };
}
