import { fold } from './fold.ts';
import { codeTokens, queryTokens, textTokens } from './tokens.ts';

/** Field weights of words. Words for the purpose of a product (`purpose`) weigh little. */
export const FIELD_WEIGHTS = {
  name: 8,
  brand: 6,
  code: 6,
  category: 4,
  value: 3,
  /** Part of a compound category name: a product is only one of its kinds. */
  compoundCategory: 2,
  purpose: 2,
  ancestor: 1,
} as const;

/**
 * A product's own texts; shared texts of values and categories are read separately. `isAccessory`: it is compatible
 * with other products that its name mentions.
 */
export type ProductTexts = {
  names: readonly string[];
  brandName: string;
  codes: readonly string[];
  isAccessory?: boolean;
};

/** Words before the purpose of a product in its name. */
const PURPOSE_PREPOSITIONS: ReadonlySet<string> = new Set(['для', 'под', 'for']);
/** In Kazakh the purpose comes first: "iPhone 15-ке арналған қап". */
const PURPOSE_POSTPOSITIONS: ReadonlySet<string> = new Set(['арналган', 'ушин']);
/** Categories of accessories. */
const ACCESSORY_CATEGORY =
  /(?:^|\s)аксессуар|(?:^|\s)чехл|accessor|\sдля\s(?:\S+[\s-])?(?:смартфон|телефон|ноутбук|планшет|компьютер|телевизор|час|наушник|камер|фото|пристав|принтер|пылесос|iphone|samsung|apple|xiaomi)/u;
/** An accessory's own words and measures; other words of its name may belong to the compatible product. */
const PLAIN_WORD = /^(?:\d+(?:\.\d+)?)?[а-я]+$/;
const CONJUNCTIONS = /\s(?:и|или|мен|пен|бен|жане)\s|[,/&()]/u;
const SOURCE_PHRASE = /\s(?:со|от)\s.*$/u;
const KAZAKH_SOURCE_WORD = /^\S+[ндт][ае]н\s/u;
/** Not a decimal comma: "1,5 м" is not "5 м". */
const NAME_SEPARATORS = /[;()[\]|]|,(?!\d)|(?<!\d),|\s[-–—]\s/;

/** Returns the words of a product's own texts with the largest weight of each. */
export function productWords({
  names,
  brandName,
  codes,
  isAccessory: accessory = false,
}: ProductTexts): Map<string, number> {
  const found = new Map<string, number>();
  const add = (words: Iterable<string>, defaultWeight: number, isOwn = false) => {
    for (const word of words) {
      const weight = accessory && !isOwn && !PLAIN_WORD.test(word) ? FIELD_WEIGHTS.purpose : defaultWeight;
      if ((found.get(word) ?? 0) < weight) found.set(word, weight);
    }
  };
  for (const name of new Set(names)) {
    const parts = name.split(NAME_SEPARATORS);
    for (const part of parts) {
      const { product: what, purpose: meantFor } = splitName(part);
      add(textTokens(what), FIELD_WEIGHTS.name);
      add(textTokens(meantFor), FIELD_WEIGHTS.purpose);
    }
    // A number and its unit, or a word split by a bracket, still belong together.
    if (parts.length > 1) add(textTokens(name), FIELD_WEIGHTS.purpose);
  }
  add(textTokens(brandName), FIELD_WEIGHTS.brand, true);
  for (const code of codes) add(codeTokens(code), FIELD_WEIGHTS.code);
  return found;
}

/**
 * Returns true when the names of a category and its ancestors describe accessories: cases, cables, bags for laptops.
 */
export function isAccessoryCategory(names: readonly string[]): boolean {
  return names.some((name) => ACCESSORY_CATEGORY.test(fold(name)));
}

/**
 * Returns the words of a category's path, its own names with the largest weight. A product is only one kind of a
 * compound name ("Держатели и штативы").
 */
export function categoryWords(ownNames: readonly string[], ancestors: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of ancestors) for (const word of textTokens(name)) found.set(word, FIELD_WEIGHTS.ancestor);
  for (const name of ownNames) {
    const weight = splitCompoundName(name).length > 1 ? FIELD_WEIGHTS.compoundCategory : FIELD_WEIGHTS.category;
    for (const word of textTokens(name)) found.set(word, weight);
  }
  return found;
}

/** Splits a compound category name: "Наушники и микрофоны". */
export function splitCompoundName(name: string): string[] {
  return fold(name)
    .split(CONJUNCTIONS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Returns the words of an enumeration value. */
export function valueWords(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => [...textTokens(name)]));
}

/**
 * Reduces a flag's name to the feature itself: "Управление со смартфона" and «Смартфоннан басқару» are not about a
 * smartphone.
 */
export function flagName(name: string): string {
  return name.replace(SOURCE_PHRASE, '').replace(KAZAKH_SOURCE_WORD, '');
}

/** Returns a number joined with its unit forms: `256гб`, `6.7дюйм`. A number without a unit is not a word. */
export function numberWords(number: number, units: readonly string[]): Set<string> {
  return new Set(
    units
      .map((unit) => queryTokens(unit).join(''))
      .filter((unit) => unit !== '')
      .map((unit) => `${number}${unit}`),
  );
}

/** Splits a part of a name into the product and its purpose. */
function splitName(part: string): { product: string; purpose: string } {
  const words = part.split(/\s+/);
  const folded = words.map(fold);
  const prepositionIndex = folded.findIndex((word, index) => index > 0 && PURPOSE_PREPOSITIONS.has(word));
  if (prepositionIndex > 0)
    return {
      product: words.slice(0, prepositionIndex).join(' '),
      purpose: words.slice(prepositionIndex + 1).join(' '),
    };
  const postpositionIndex = folded.findIndex((word, index) => index > 0 && PURPOSE_POSTPOSITIONS.has(word));
  if (postpositionIndex > 0)
    return {
      product: words.slice(postpositionIndex + 1).join(' '),
      purpose: words.slice(0, postpositionIndex).join(' '),
    };
  return { product: part, purpose: '' };
}
