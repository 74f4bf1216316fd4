import { fold } from './fold.ts';
import { codeTokens, queryTokens, textTokens } from './tokens.ts';

/** Weight of the place a word stands in. What a product is meant *for* says little about what it is. */
export const fieldWeights = {
  name: 8,
  brand: 6,
  code: 6,
  category: 4,
  value: 3,
  /** Names of several things in the name of a category: products are but one of them. */
  oneOf: 2,
  meantFor: 2,
  ancestor: 1,
} as const;

/**
 * Texts of a product that have words of their own; values and categories are shared by many and read apart.
 * `accessory`: it is made for other products, and its name says which.
 */
export type ProductTexts = {
  names: readonly string[];
  brandName: string;
  codes: readonly string[];
  accessory?: boolean;
};

/** Words after which a name says what the product is for. */
const forNext: ReadonlySet<string> = new Set(['для', 'под', 'for']);
/** Kazakh says so after it: "iPhone 15-ке арналған қап". */
const forBefore: ReadonlySet<string> = new Set(['арналган', 'ушин']);
/** Categories of what is made for other products. */
const accessories =
  /(?:^|\s)аксессуар|(?:^|\s)чехл|accessor|\sдля\s(?:\S+[\s-])?(?:смартфон|телефон|ноутбук|планшет|компьютер|телевизор|час|наушник|камер|фото|пристав|принтер|пылесос|iphone|samsung|apple|xiaomi)/u;
/** What an accessory calls itself, and its measures; all else in its name may belong to what it is for. */
const ownWord = /^(?:\d+(?:\.\d+)?)?[а-я]+$/;
const conjunctions = /\s(?:и|или|мен|пен|бен|жане)\s|[,/&()]/u;
const fromWhat = /\s(?:со|от)\s.*$/u;
const kazakhFromWhat = /^\S+[ндт][ае]н\s/u;
/** Not the comma of a fraction: "1,5 м" is no five metres. */
const nameParts = /[;()[\]|]|,(?!\d)|(?<!\d),|\s[-–—]\s/;

/** Returns the words of a product's own texts with the weight of the strongest place. */
export function productWords({ names, brandName, codes, accessory = false }: ProductTexts): Map<string, number> {
  const found = new Map<string, number>();
  const add = (words: Iterable<string>, full: number, own = false) => {
    for (const word of words) {
      const weight = accessory && !own && !ownWord.test(word) ? fieldWeights.meantFor : full;
      if ((found.get(word) ?? 0) < weight) found.set(word, weight);
    }
  };
  for (const name of new Set(names)) {
    const parts = name.split(nameParts);
    for (const part of parts) {
      const { what, meantFor } = splitName(part);
      add(textTokens(what), fieldWeights.name);
      add(textTokens(meantFor), fieldWeights.meantFor);
    }
    // A number and its unit, or a word broken by a bracket, still belong together.
    if (parts.length > 1) add(textTokens(name), fieldWeights.meantFor);
  }
  add(textTokens(brandName), fieldWeights.brand, true);
  for (const code of codes) add(codeTokens(code), fieldWeights.code);
  return found;
}

/**
 * Tells from the names of a category and those above it whether its products are made for other products: cases, cables, bags
 * for laptops.
 */
export function isAccessoryCategory(names: readonly string[]): boolean {
  return names.some((name) => accessories.test(fold(name)));
}

/**
 * Returns the words of a category's way from the root, its own names the strongest; of a name of several things ("Держатели
 * и штативы") products are but one.
 */
export function categoryWords(own: readonly string[], ancestors: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of ancestors) for (const word of textTokens(name)) found.set(word, fieldWeights.ancestor);
  for (const name of own) {
    const weight = thingsIn(name).length > 1 ? fieldWeights.oneOf : fieldWeights.category;
    for (const word of textTokens(name)) found.set(word, weight);
  }
  return found;
}

/** Splits the name of a category that names several things: "Наушники и микрофоны". */
export function thingsIn(name: string): string[] {
  return fold(name)
    .split(conjunctions)
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '');
}

/** Returns the words of a value of an enumeration. */
export function valueWords(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => [...textTokens(name)]));
}

/**
 * Leaves of a flag's name what products with it have: "Управление со смартфона" and «Смартфоннан басқару» say nothing of a
 * smartphone.
 */
export function flagName(name: string): string {
  return name.replace(fromWhat, '').replace(kazakhFromWhat, '');
}

/**
 * Returns the forms of a number with its unit, written together: `256гб`, `6.7дюйм`. A number without a unit is no word.
 */
export function numberWords(number: number, units: readonly string[]): Set<string> {
  return new Set(
    units
      .map((unit) => queryTokens(unit).join(''))
      .filter((unit) => unit !== '')
      .map((unit) => `${number}${unit}`),
  );
}

/** Splits a part of a name into what the product is and what it is for. */
function splitName(part: string): { what: string; meantFor: string } {
  const words = part.split(/\s+/);
  const folded = words.map(fold);
  const after = folded.findIndex((word, at) => at > 0 && forNext.has(word));
  if (after > 0) return { what: words.slice(0, after).join(' '), meantFor: words.slice(after + 1).join(' ') };
  const before = folded.findIndex((word, at) => at > 0 && forBefore.has(word));
  if (before > 0) return { what: words.slice(before + 1).join(' '), meantFor: words.slice(0, before).join(' ') };
  return { what: part, meantFor: '' };
}
