import { categories } from '../../features/storefront/catalog/catalog.table.ts';
import { rowOf, type Row } from '../../platform/database/row.ts';

/** A category of the shop with all fields that the tree merge compares. */
export const categoryRow = rowOf({
  id: categories.id,
  feed: categories.feed,
  externalId: categories.externalId,
  parentId: categories.parentId,
  slug: categories.slug,
  nameRu: categories.nameRu,
  nameKk: categories.nameKk,
  kind: categories.kind,
  position: categories.position,
  depth: categories.depth,
  treeFrom: categories.treeFrom,
  treeTo: categories.treeTo,
  hidden: categories.hidden,
});
export type CategoryRow = Row<typeof categoryRow>;
/** Only the id, for statements that find or create a category. */
export const categoryId = rowOf({ id: categories.id });
