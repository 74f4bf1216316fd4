import type { FeedCategory } from './categories.ts';
import { rowOf } from '../../platform/database/row.ts';
import { categoryId, categoryRow, type CategoryRow } from './category-row.ts';
import { categorySources } from './category-sources.table.ts';
import { createCategoryFinder } from './find-category.ts';
import { freeSlug, createSlug } from '../stage/slug.ts';
import type { Tx } from '../stage/staging.ts';

/** The feed's categories in the shop. */
export type MergedCategories = {
  /** Database ids of the categories the feed lists now. */
  listed: Map<string, number>;
  /** Those plus categories the feed listed before. */
  ids: Map<string, number>;
  /** Categories created by this feed, which may change them; the others belong to other feeds. */
  createdIds: Set<number>;
  /** Names of the feed's categories that joined an existing one. */
  joined: string[];
  changed: number;
};

const sourceRow = rowOf({ externalId: categorySources.externalId, categoryId: categorySources.categoryId });

const findAllRows = (tx: Tx) => tx`select ${categoryRow} from categories order by id`;

const WAITING_CATEGORY = { feed: '', externalId: 'waiting', slug: 'zhdut-mesta', ru: 'Ждут места', kk: 'Орын күтуде' };

/** Finds the hidden category of products without a place in the tree; undefined until one was needed. */
export async function findWaitingCategory(tx: Tx): Promise<number | undefined> {
  const [row] = await tx`select ${categoryId} from categories where hidden order by id limit 1`;
  return row?.id;
}

/** Creates the hidden category; returns its id. */
export async function createWaitingCategory(tx: Tx): Promise<number> {
  const [row] = await tx`
    insert into categories (feed, external_id, slug, name_ru, name_kk, position, hidden)
    values (${WAITING_CATEGORY.feed}, ${WAITING_CATEGORY.externalId}, ${WAITING_CATEGORY.slug}, ${WAITING_CATEGORY.ru}, ${WAITING_CATEGORY.kk}, 1000000, true)
    on conflict (feed, external_id) do update set hidden = true returning ${categoryId}`;
  if (!row) throw new Error('the hidden category was not created');
  return row.id;
}

/** Returns the shop's categories by the ids of this feed, now or before. */
export async function findSources(tx: Tx, feed: string): Promise<Map<string, number>> {
  const rows = await tx`select ${sourceRow} from category_sources where feed = ${feed}`;
  return new Map(rows.map((row) => [row.externalId, row.categoryId]));
}

async function storeSources(tx: Tx, feed: string, ids: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...ids].map(([externalId, id]) => ({ external_id: externalId, id }));
  if (rows.length === 0) return;
  await tx`
    insert into category_sources as s (feed, external_id, category_id)
    select ${feed}, r.external_id, r.id from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(external_id text, id int)
    on conflict (feed, external_id) do update set category_id = excluded.category_id where s.category_id <> excluded.category_id`;
}

/**
 * Matches the feed's categories with the shop's tree, by earlier mapping, then by name. Creates missing ones and
 * updates those this feed created. Slugs are permanent unless the feed names another.
 */
export async function mergeCategories(
  tx: Tx,
  feed: string,
  ordered: readonly FeedCategory[],
): Promise<MergedCategories> {
  const rows = await findAllRows(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ownRows = new Map(rows.filter((row) => row.feed === feed).map((row) => [row.externalId, row]));
  const sources = await findSources(tx, feed);
  const ownerOfSlug = new Map(rows.map((row) => [row.slug, row.id]));
  const present = new Set(ordered.map(({ externalId }) => externalId));
  const findCategory = createCategoryFinder(
    rows.filter((row) => !row.hidden && !(row.feed === feed && present.has(row.externalId))),
  );
  const listed = new Map<string, number>();
  const ownIds = new Set([...ownRows.values()].map(({ id }) => id));
  const joined: string[] = [];
  let changed = 0;

  for (const category of ordered) {
    const parentId = category.parentId === null ? null : (listed.get(category.parentId) ?? null);
    const linked = byId.get(sources.get(category.externalId) ?? 0);
    const existing = ownRows.get(category.externalId) ?? linked ?? findCategory.find(category, parentId);
    if (existing && !(existing.feed === feed && existing.externalId === category.externalId)) {
      listed.set(category.externalId, existing.id);
      if (!linked) joined.push(category.nameRu);
      continue;
    }
    const isFree =
      category.slug !== '' && (!ownerOfSlug.has(category.slug) || ownerOfSlug.get(category.slug) === existing?.id);
    const takenSlugs = { has: (slug: string) => ownerOfSlug.has(slug), add: () => {} };
    const slug = isFree
      ? category.slug
      : (existing?.slug ?? freeSlug(category.slug || createSlug(category.nameRu), takenSlugs));
    if (!existing) {
      const [created] = await tx`
        insert into categories (feed, external_id, parent_id, slug, name_ru, name_kk, kind, position)
        values (${feed}, ${category.externalId}, ${parentId}, ${slug}, ${category.nameRu}, ${category.nameKk}, ${category.kind}, ${category.position}) returning ${categoryId}`;
      if (!created) throw new Error('a category was not inserted');
      listed.set(category.externalId, created.id);
      ownIds.add(created.id);
      ownerOfSlug.set(slug, created.id);
      changed++;
      continue;
    }
    listed.set(category.externalId, existing.id);
    const isSame =
      existing.parentId === parentId &&
      existing.slug === slug &&
      existing.nameRu === category.nameRu &&
      existing.nameKk === category.nameKk &&
      existing.kind === category.kind &&
      existing.position === category.position;
    if (isSame) continue;
    ownerOfSlug.delete(existing.slug);
    ownerOfSlug.set(slug, existing.id);
    await tx`update categories set parent_id = ${parentId}, slug = ${slug}, name_ru = ${category.nameRu}, name_kk = ${category.nameKk}, kind = ${category.kind}, position = ${category.position} where id = ${existing.id}`;
    changed++;
  }
  await storeSources(tx, feed, listed);
  return { listed, ids: new Map([...sources, ...listed]), createdIds: ownIds, joined, changed };
}

/** Deletes the feed's categories without products that no feed lists. */
export async function dropUnusedCategories(tx: Tx, feed: string, listed: ReadonlyMap<string, number>): Promise<number> {
  const keptIds = [...listed.values()];
  let dropped = 0;
  for (;;) {
    const removed = await tx`
      delete from categories c where feed = ${feed} and not (id = any(${keptIds}::int[]))
        and not exists (select from products where category_id = c.id) and not exists (select from categories child where child.parent_id = c.id)
        and not exists (select from category_sources s where s.category_id = c.id and s.feed <> ${feed})`;
    dropped += removed.count;
    if (removed.count === 0) return dropped;
  }
}

/** Numbers the tree in preorder, so a subtree is a contiguous range. Writes only changed rows. */
export async function numberTree(tx: Tx): Promise<void> {
  const rows = await findAllRows(tx);
  const children = new Map<number | null, CategoryRow[]>();
  const ids = new Set(rows.map((row) => row.id));
  for (const row of rows) {
    const parent = row.parentId !== null && ids.has(row.parentId) ? row.parentId : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(row);
    else children.set(parent, [row]);
  }
  for (const siblings of children.values()) siblings.sort((a, b) => a.position - b.position || a.id - b.id);
  const changed: { id: number; depth: number; tree_from: number; tree_to: number }[] = [];
  let next = 1;
  const walk = (row: CategoryRow, depth: number): void => {
    const from = next++;
    for (const child of children.get(row.id) ?? []) walk(child, depth + 1);
    const to = next - 1;
    if (row.depth !== depth || row.treeFrom !== from || row.treeTo !== to)
      changed.push({ id: row.id, depth, tree_from: from, tree_to: to });
  };
  for (const root of children.get(null) ?? []) walk(root, 0);
  if (changed.length === 0) return;
  await tx`
    update categories c set depth = r.depth, tree_from = r.tree_from, tree_to = r.tree_to
    from jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb) as r(id int, depth smallint, tree_from int, tree_to int) where c.id = r.id`;
}

/** Returns every category of the shop with its ancestors, itself first. */
export async function findAncestors(tx: Tx): Promise<Map<number, number[]>> {
  const rows = await findAllRows(tx);
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  const ancestorsById = new Map<number, number[]>();
  for (const { id } of rows) {
    const ancestors: number[] = [];
    for (
      let ancestorId: number | null | undefined = id;
      ancestorId && !ancestors.includes(ancestorId);
      ancestorId = parents.get(ancestorId)
    )
      ancestors.push(ancestorId);
    ancestorsById.set(id, ancestors);
  }
  return ancestorsById;
}
