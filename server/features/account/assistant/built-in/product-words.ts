import { readFileSync } from 'node:fs';

/** Patterns of words for products: kinds, brands and general words. A backslash precedes a space inside a pattern. */
const STEMS = readFileSync(new URL('../data/product-words.txt', import.meta.url), 'utf8')
  .trim()
  .split(/(?<!\\)\s+/)
  .map((stem) => stem.replaceAll('\\ ', ' ').replaceAll('\\b', '(?!\\p{L})'))
  .toSorted((one, other) => other.length - one.length);
/** A number that is no model: a price, a size, a weight. */
const MEASURE = String.raw`\d[\d ]*(?:[.,]\d+)? ?(?:тыс|мың|см|мм|м\b|кг|к\b|₸|тг|тенге|теңге|гб|gb|дюйм|литр|квадр|шаршы|%)`;
/** A product: one of the words with its ending and the model after it, or a model alone. */
const PRODUCT = new RegExp(
  String.raw`(?<![\p{L}\d])(?!\p{L}+ pay)(?:(?:${STEMS.join('|')})[\p{L}\d-]*|(?!ip\d|usb|wifi|fi |rtx)(?:[a-z]{1,6}-?|[авсехмт]{1,2})\d+[a-z\d]*)(?: (?!vs |${MEASURE})(?:[a-z][a-z\d+-]*|про|макс|ультра|плюс|мини|[a-zа-я]?\d{1,4}[a-zа-я]?)(?![\p{L}\d]))*`,
  'giu',
);
/** Stands for any product, so that a row teaches the intent and not the kind. */
const PLACEHOLDER = 'тауар';

/** Replaces products by one word. */
export function hideProducts(text: string): string {
  return text
    .replace(PRODUCT, PLACEHOLDER)
    .replace(new RegExp(`${PLACEHOLDER}(?:[\\s-]+${PLACEHOLDER})+`, 'gu'), PLACEHOLDER);
}

/** The products that a text names, each with its kind, brand and model. */
export function productsIn(text: string): string[] {
  return [...text.matchAll(new RegExp(`(?:${PRODUCT.source})(?:[ -](?:${PRODUCT.source}))*`, 'giu'))].map(
    ([name]) => name,
  );
}

/** Whether a text has a word for a product. */
export function hasProductWord(text: string): boolean {
  return text.search(PRODUCT) >= 0;
}
