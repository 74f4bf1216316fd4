import { getElementText, type Element } from '../markup/element.ts';
import { parseNumber } from './parse-number.ts';

/** Types of `<price type="…">` that shoppers pay; other types are wholesale or dealer prices. */
const RETAIL_TYPES =
  /^(?:retail|rrp|rrc|ррц|рц|розница|розничная|розничная цена|regular|base|базовая|sale|бөлшек|бөлшек баға)$/i;

const excerpt = (text: string) => text.slice(0, 40);

/**
 * Finds the retail price among an offer's `<price>`s, in the feed's currency: one without a type, else one with a
 * retail type. Never a dealer price.
 */
export function readPrice(elements: readonly Element[]): { price: number } | { problem: string } {
  const filledElements = elements.filter((element) => getElementText(element) !== '');
  const priceType = ({ attributes }: Element) => (attributes.type ?? attributes.name ?? '').trim();
  const retailElement =
    filledElements.find((element) => priceType(element) === '') ??
    filledElements.find((element) => RETAIL_TYPES.test(priceType(element)));
  if (filledElements.length === 0) return { problem: 'no price' };
  if (!retailElement)
    return {
      problem: `no retail price: the only ones are of the type "${excerpt(filledElements.map(priceType).join('", "'))}"`,
    };
  const text = getElementText(retailElement);
  const parsed = parseNumber(text);
  if ('value' in parsed) return { price: parsed.value };
  return {
    problem:
      parsed.problem === 'ambiguous'
        ? `the price "${excerpt(text)}" is ambiguous (thousands or a fraction); write it as 129990 or 129990.00`
        : `the price "${excerpt(text)}" is not a number`,
  };
}
