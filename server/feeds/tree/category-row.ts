import { categories } from '../../features/storefront/catalog/catalog.table.ts';
import { rowOf, type Row } from '../../platform/database/row.ts';

/** A category of the shop with everything the merge of the tree compares. */
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
/** The id alone, for statements that look one up or create one. */
export const categoryId = rowOf({ id: categories.id });
