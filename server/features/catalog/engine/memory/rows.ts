import type { OfferEntry } from './prices.ts';

/** Category as the index needs it. */
export type CategoryRow = { id: number; treeFrom: number; treeTo: number; names: readonly string[] };
/** Product as the index needs it; rows come ordered by the preorder of their categories. */
export type ProductRow = {
  id: number;
  categoryId: number;
  brandId: number | null;
  brandName: string;
  names: readonly string[];
  codes: readonly string[];
  /** Goods of one model share it; null for a product by itself. */
  variantGroup: string | null;
  popularity: number;
  ratingHundredths: number;
  ratingCount: number;
  createdAt: number;
  buyable: boolean;
};
/** Value of a product in a group (a value id, a flag). */
export type ValueRow = { productId: number; group: number; value: number };
/** Number of a product's attribute. */
export type NumberRow = { productId: number; attribute: number; number: number };
/**
 * Names that many goods share: of values by attribute and value id (a flag's "yes" has the flag's), units of numbers by
 * attribute id.
 */
export type SharedNames = {
  values: ReadonlyMap<number, ReadonlyMap<number, readonly string[]>>;
  units: ReadonlyMap<number, readonly string[]>;
};
/** Everything that is not about single goods. */
export type CatalogFrame = { categories: readonly CategoryRow[]; names: SharedNames };

/** Takes the catalogue row by row: products first. Rows about unknown products are passed over. */
export type CatalogSink = {
  addProduct(row: ProductRow): void;
  addValue(row: ValueRow): void;
  addNumber(row: NumberRow): void;
  addOffer(productId: number, entry: OfferEntry): void;
  /** Says that some place of the city has the product. */
  addPlace(productId: number, cityId: number): void;
};

/** Lists the names of the categories above one. */
export function namesAbove(categories: readonly CategoryRow[], { id, treeFrom, treeTo }: CategoryRow): string[] {
  return categories
    .filter((other) => other.id !== id && other.treeFrom <= treeFrom && other.treeTo >= treeTo)
    .flatMap((other) => other.names);
}
