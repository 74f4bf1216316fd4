import type { ExpectedProducts } from './label.ts';

/** A product as seen by labels, with its Almaty price in tenge. */
export type Products = {
  sku: string;
  names: readonly string[];
  brand: string;
  categories: readonly string[];
  price: number;
  spec: ReadonlyMap<string, string>;
};

const asList = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one);
const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text));

function holds(value: string | undefined, expected: string): boolean {
  if (value === undefined) return false;
  return isNumber(value) && isNumber(expected)
    ? Number(value) === Number(expected)
    : value.toLowerCase().includes(expected.toLowerCase());
}

/** Compiles a label to a predicate for correct products. */
export function compileExpectation(right: ExpectedProducts): (products: Products) => boolean {
  const name = right.name === undefined ? null : new RegExp(right.name, 'iu');
  const categories = right.category === undefined ? null : asList(right.category);
  const brands = right.brand === undefined ? null : asList(right.brand);
  const spec = Object.entries(right.spec ?? {});
  const among = Object.entries(right.specAmong ?? {});
  const from = Object.entries(right.specFrom ?? {});
  const to = Object.entries(right.specTo ?? {});
  const wrong = (right.not ?? []).map(compileExpectation);
  return (products) =>
    (categories === null || categories.some((slug) => products.categories.includes(slug))) &&
    (brands === null || brands.includes(products.brand)) &&
    (name === null || products.names.some((text) => name.test(text))) &&
    spec.every(([slug, expected]) => holds(products.spec.get(slug), expected)) &&
    among.every(([slug, values]) => values.some((expected) => holds(products.spec.get(slug), expected))) &&
    from.every(([slug, least]) => Number(products.spec.get(slug) ?? Number.NaN) >= least) &&
    to.every(([slug, most]) => Number(products.spec.get(slug) ?? Number.NaN) <= most) &&
    !wrong.some((isWrong) => isWrong(products)) &&
    products.price >= (right.priceFrom ?? 0) &&
    products.price <= (right.priceTo ?? Infinity);
}
