import type { Right } from './label.ts';

/** A product as labels see it; the price is that of Almaty, in tenge. */
export type Goods = {
  sku: string;
  names: readonly string[];
  brand: string;
  categories: readonly string[];
  price: number;
  spec: ReadonlyMap<string, string>;
};

const asList = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one);
const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text));

function holds(value: string | undefined, wanted: string): boolean {
  if (value === undefined) return false;
  return isNumber(value) && isNumber(wanted)
    ? Number(value) === Number(wanted)
    : value.toLowerCase().includes(wanted.toLowerCase());
}

/** Makes of a label the question whether a product is right. */
export function judgeOf(right: Right): (goods: Goods) => boolean {
  const name = right.name === undefined ? null : new RegExp(right.name, 'iu');
  const categories = right.category === undefined ? null : asList(right.category);
  const brands = right.brand === undefined ? null : asList(right.brand);
  const spec = Object.entries(right.spec ?? {});
  const from = Object.entries(right.specFrom ?? {});
  const to = Object.entries(right.specTo ?? {});
  const wrong = (right.not ?? []).map(judgeOf);
  return (goods) =>
    (categories === null || categories.some((slug) => goods.categories.includes(slug))) &&
    (brands === null || brands.includes(goods.brand)) &&
    (name === null || goods.names.some((text) => name.test(text))) &&
    spec.every(([slug, wanted]) => holds(goods.spec.get(slug), wanted)) &&
    from.every(([slug, least]) => Number(goods.spec.get(slug) ?? Number.NaN) >= least) &&
    to.every(([slug, most]) => Number(goods.spec.get(slug) ?? Number.NaN) <= most) &&
    !wrong.some((isWrong) => isWrong(goods)) &&
    goods.price >= (right.priceFrom ?? 0) &&
    goods.price <= (right.priceTo ?? Infinity);
}
