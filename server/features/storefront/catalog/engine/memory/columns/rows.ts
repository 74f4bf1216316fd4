import { splitCompoundName } from '../../text/product-words.ts';
import { textTokens } from '../../text/tokens.ts';
import type { OfferEntry } from './prices.ts';

const MIN_STEM_LENGTH = 3;
const MAX_ENDING_LENGTH = 3;

/** A category for the index. */
export type CategoryRow = { id: number; treeFrom: number; treeTo: number; names: readonly string[] };
/** A product for the index; rows are ordered by the preorder of their categories. */
export type ProductRow = {
  id: number;
  categoryId: number;
  brandId: number | null;
  brandName: string;
  names: readonly string[];
  codes: readonly string[];
  /** Shared by products of one model; null for a product without variants. */
  variantGroup: string | null;
  popularity: number;
  ratingHundredths: number;
  ratingCount: number;
  createdAt: number;
  buyable: boolean;
};
/** Value of a product in a group (a value id, a flag). */
type ValueRow = { productId: number; group: number; value: number };
/** Number of a product's attribute. */
type NumberRow = { productId: number; attribute: number; number: number };
/**
 * Names shared by many products: values by attribute and value id (a flag's "yes" has the flag's name), units of
 * numbers by attribute id.
 */
export type SharedNames = {
  values: ReadonlyMap<number, ReadonlyMap<number, readonly string[]>>;
  units: ReadonlyMap<number, readonly string[]>;
};
/** All names that do not belong to a single product. */
export type CatalogFrame = { categories: readonly CategoryRow[]; names: SharedNames };

/** Receives the catalogue row by row, products first. Ignores rows of unknown products. */
export type CatalogSink = {
  addProduct(row: ProductRow): void;
  addValue(row: ValueRow): void;
  addNumber(row: NumberRow): void;
  addOffer(productId: number, entry: OfferEntry): void;
  /** Marks the product as present in some place of the city. */
  addCity(productId: number, cityId: number): void;
  /** Products with the same look differ only by colour. */
  addLook(productId: number, look: number): void;
};

/**
 * Returns the ancestors' names that apply to a category. Of a compound name ("Наушники и микрофоны"), drops the parts
 * that only another category of the subtree has in its name.
 */
export function namesFromAncestors(categories: readonly CategoryRow[], category: CategoryRow): string[] {
  const { treeFrom, treeTo } = category;
  return categories
    .filter((other) => other.id !== category.id && other.treeFrom <= treeFrom && other.treeTo >= treeTo)
    .flatMap((ancestor) => {
      const siblings = categories.filter(
        (other) =>
          other.treeFrom > ancestor.treeFrom &&
          other.treeTo <= ancestor.treeTo &&
          (other.treeTo < treeFrom || other.treeFrom > treeTo),
      );
      const siblingWords = nameWords(siblings.flatMap(({ names }) => names));
      const ownWords = nameWords(category.names);
      return ancestor.names.flatMap((name) => {
        const parts = splitCompoundName(name);
        const isOnlyOfSiblings = (part: string) =>
          nameWords([part]).every((word) => hasSameStem(siblingWords, word) && !hasSameStem(ownWords, word));
        return parts.length === 1 ? [name] : parts.filter((part) => !isOnlyOfSiblings(part));
      });
    });
}

function nameWords(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => [...textTokens(name)]))];
}

/** Returns true when some word has roughly the same stem: "сушка" and "сушильные", «сөмкелер» and «сөмкелері». */
function hasSameStem(words: readonly string[], word: string): boolean {
  const stem = word.slice(0, Math.max(MIN_STEM_LENGTH, word.length - MAX_ENDING_LENGTH));
  return words.some((other) => other === word || (word.length > MIN_STEM_LENGTH && other.startsWith(stem)));
}

/** Lists the names of the category's ancestors. */
export function namesAbove(categories: readonly CategoryRow[], { id, treeFrom, treeTo }: CategoryRow): string[] {
  return categories
    .filter((other) => other.id !== id && other.treeFrom <= treeFrom && other.treeTo >= treeTo)
    .flatMap((other) => other.names);
}
