import { lowerBound } from '../columns/bits.ts';
import type { CatalogIndex, IndexPart } from './catalog-index.ts';

/** Returns the position of a product; negative when the index does not have it. */
export function findPosition(index: Pick<CatalogIndex, 'byId' | 'moved'>, productId: number): number {
  return index.moved.get(productId) ?? findMainPosition(index, productId);
}

/** Returns the position of a product in the main part, dead or alive. */
export function findMainPosition({ byId: { ids, positions } }: Pick<CatalogIndex, 'byId'>, productId: number): number {
  const at = lowerBound(ids, productId);
  return ids[at] === productId ? (positions[at] as number) : -1;
}

/** Lists the parts of the index. */
export function listParts({ main, tail }: Pick<CatalogIndex, 'main' | 'tail'>): IndexPart[] {
  return tail ? [main, tail] : [main];
}

/** Returns the positions of a category in a part; null is the whole catalogue. */
export function categoryRange(part: IndexPart, category: number | null): readonly [from: number, to: number] {
  return category === null ? [part.first, part.end] : (part.ranges.get(category) ?? [part.first, part.first]);
}
