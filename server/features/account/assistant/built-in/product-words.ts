import { readFileSync } from 'node:fs';

/** Patterns of words for products: kinds, brands and general words. A backslash precedes a space inside a pattern. */
const STEMS = readFileSync(new URL('../data/product-words.txt', import.meta.url), 'utf8')
  .trim()
  .split(/(?<!\\)\s+/)
  .map((stem) => stem.replaceAll('\\ ', ' ').replaceAll('\\b', '(?!\\p{L})'))
  .toSorted((one, other) => other.length - one.length);
/** A price, size or weight, which is not part of a model name. */
const MEASURE = String.raw`\d[\d ]*(?:[.,]\d+)? ?(?:тыс|мың|см|мм|м(?!\p{L})|кг|к(?!\p{L})|₸|тг|тенге|теңге|гб|gb|дюйм|литр|квадр|шаршы|%)`;
/** A product: a word of the list with any ending and the model after it, or a model alone. */
const PRODUCT = new RegExp(
  String.raw`(?<![\p{L}\d])(?!\p{L}+ pay)(?:(?:${STEMS.join('|')})[\p{L}\d-]*|(?!ip\d|usb|wifi|fi |rtx)(?:[a-z]{1,6}-?|[авсехмт]{1,2})\d+[a-z\d]*)(?: (?!vs |${MEASURE})(?:[a-z][a-z\d+-]*|про|макс|ультра|плюс|мини|[a-zа-я]?\d{1,4}[a-zа-я]?)(?![\p{L}\d]))*`,
  'giu',
);
/** Stands for any product, so that training examples teach the intent, not the product kind. */
const PLACEHOLDER = 'тауар';
const REPEATED_PLACEHOLDER = new RegExp(`${PLACEHOLDER}(?:[\\s-]+${PLACEHOLDER})+`, 'gu');
/** Adjacent products, such as kind, brand and model, form one name. */
const PRODUCT_NAME = new RegExp(`(?:${PRODUCT.source})(?:[ -](?:${PRODUCT.source}))*`, 'giu');

/** Replaces each product with a placeholder. */
export function hideProducts(text: string): string {
  return text.replace(PRODUCT, PLACEHOLDER).replace(REPEATED_PLACEHOLDER, PLACEHOLDER);
}

/** Lists the products that a text names, each with its kind, brand and model. */
export function productsIn(text: string): string[] {
  return [...text.matchAll(PRODUCT_NAME)].map(([name]) => name);
}

/** Whether a text names a product. */
export function hasProductWord(text: string): boolean {
  return text.search(PRODUCT) >= 0;
}
