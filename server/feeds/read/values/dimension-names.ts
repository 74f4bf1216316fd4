import { parseValue } from '#domain/measures/measure.ts';
import type { FeedParam } from '../offer.ts';

const SIDES: Record<string, string> = {
  ш: 'Ширина',
  w: 'Ширина',
  в: 'Высота',
  h: 'Высота',
  г: 'Глубина',
  д: 'Длина',
  l: 'Длина',
  d: 'Глубина',
  т: 'Толщина',
};
const ORDER_IN_NAME =
  /\(?\s*(?<![\p{L}])([швгдтwhdl])\s*[xх×*]\s*([швгдтwhdl])\s*[xх×*]\s*([швгдтwhdl])(?![\p{L}])\)?/iu;
const SIZES_PATTERN = /\d.*[xх×*].*\d/iu;
const PLAIN_NAMES = /^(?:габариты|габаритные размеры|размеры?|размеры? \(габариты\)|габариты товара)$/iu;

/**
 * Splits "Габариты (ШхГхВ)" = "280х190х93 мм" into width, depth and height, which shoppers can filter by. Without an
 * order in the name the numbers are ambiguous: the value stays whole, normalised.
 */
export function splitDimensions(param: FeedParam): FeedParam[] {
  if (!SIZES_PATTERN.test(param.value)) return [param];
  const value = parseValue(param.value, param.unit || undefined);
  if (value.kind !== 'dimensions' || param.attribute) return [param];
  const order = ORDER_IN_NAME.exec(param.name);
  if (!order)
    return [
      {
        ...param,
        value: [value.numbers.map((side) => String(side).replace('.', ',')).join(' × '), value.unit]
          .filter(Boolean)
          .join(' '),
        unit: '',
      },
    ];
  const rest = param.name
    .replace(order[0], '')
    .replace(/[\s,:;()-]+$/u, '')
    .trim();
  return value.numbers.map((number, index) => {
    const side = SIDES[(order[index + 1] ?? '').toLowerCase()] ?? '';
    return {
      ...param,
      attribute: '',
      name: rest === '' || PLAIN_NAMES.test(rest) ? side : `${rest}: ${side.toLowerCase()}`,
      value: String(number),
      unit: value.unit,
      valueKk: '',
      slug: '',
    };
  });
}
