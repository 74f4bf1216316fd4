import type { FeedCategory } from './categories.ts';
import { freeSlug, slugOf } from '../stage/slug.ts';
import type { Tx } from '../stage/staging.ts';

type Row = {
  id: number;
  feed: string;
  external_id: string;
  parent_id: number | null;
  slug: string;
  name_ru: string;
  name_kk: string;
  kind: string;
  position: number;
  depth: number;
  tree_from: number;
  tree_to: number;
};

const allRows = (tx: Tx) =>
  tx<
    Row[]
  >`select id, feed, external_id, parent_id, slug, name_ru, name_kk, kind, position, depth, tree_from, tree_to from categories order by id`;

/**
 * Inserts and updates the feed's categories; slugs once given stay unless the feed names another. Gives database ids by
 * the feed's, and how many rows changed.
 */
export async function mergeCategories(
  tx: Tx,
  feed: string,
  ordered: readonly FeedCategory[],
): Promise<{ ids: Map<string, number>; changed: number }> {
  const rows = await allRows(tx);
  const own = new Map(rows.filter((row) => row.feed === feed).map((row) => [row.external_id, row]));
  const ownerOfSlug = new Map(rows.map((row) => [row.slug, row.id]));
  const ids = new Map<string, number>();
  let changed = 0;
  for (const category of ordered) {
    const known = own.get(category.externalId);
    const parentId = category.parentId === null ? null : (ids.get(category.parentId) ?? null);
    const isFree =
      category.slug !== '' && (!ownerOfSlug.has(category.slug) || ownerOfSlug.get(category.slug) === known?.id);
    const taken = { has: (slug: string) => ownerOfSlug.has(slug), add: () => {} };
    const slug = isFree ? category.slug : (known?.slug ?? freeSlug(category.slug || slugOf(category.nameRu), taken));
    if (!known) {
      const [made] = await tx<{ id: number }[]>`
        insert into categories (feed, external_id, parent_id, slug, name_ru, name_kk, kind, position)
        values (${feed}, ${category.externalId}, ${parentId}, ${slug}, ${category.nameRu}, ${category.nameKk}, ${category.kind}, ${category.position}) returning id`;
      if (!made) throw new Error('a category was not inserted');
      ids.set(category.externalId, made.id);
      ownerOfSlug.set(slug, made.id);
      changed++;
      continue;
    }
    ids.set(category.externalId, known.id);
    const isSame =
      known.parent_id === parentId &&
      known.slug === slug &&
      known.name_ru === category.nameRu &&
      known.name_kk === category.nameKk &&
      known.kind === category.kind &&
      known.position === category.position;
    if (isSame) continue;
    ownerOfSlug.delete(known.slug);
    ownerOfSlug.set(slug, known.id);
    await tx`update categories set parent_id = ${parentId}, slug = ${slug}, name_ru = ${category.nameRu}, name_kk = ${category.nameKk}, kind = ${category.kind}, position = ${category.position} where id = ${known.id}`;
    changed++;
  }
  return { ids, changed };
}

/** Deletes the feed's categories that it no longer lists and no product stands in. */
export async function dropUnusedCategories(tx: Tx, feed: string, listed: ReadonlyMap<string, number>): Promise<number> {
  const kept = [...listed.values()];
  let dropped = 0;
  for (;;) {
    const gone = await tx`
      delete from categories c where feed = ${feed} and not (id = any(${kept}::int[]))
        and not exists (select from products where category_id = c.id) and not exists (select from categories child where child.parent_id = c.id)`;
    dropped += gone.count;
    if (gone.count === 0) return dropped;
  }
}

/**
 * Numbers the whole tree in preorder, so that a subtree is a contiguous range; rows that keep their numbers are not
 * written.
 */
export async function numberTree(tx: Tx): Promise<void> {
  const rows = await allRows(tx);
  const children = new Map<number | null, Row[]>();
  const ids = new Set(rows.map((row) => row.id));
  for (const row of rows) {
    const parent = row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(row);
    else children.set(parent, [row]);
  }
  for (const siblings of children.values()) siblings.sort((a, b) => a.position - b.position || a.id - b.id);
  const changed: { id: number; depth: number; tree_from: number; tree_to: number }[] = [];
  let next = 1;
  const walk = (row: Row, depth: number): void => {
    const from = next++;
    for (const child of children.get(row.id) ?? []) walk(child, depth + 1);
    const to = next - 1;
    if (row.depth !== depth || row.tree_from !== from || row.tree_to !== to)
      changed.push({ id: row.id, depth, tree_from: from, tree_to: to });
  };
  for (const root of children.get(null) ?? []) walk(root, 0);
  if (changed.length === 0) return;
  await tx`
    update categories c set depth = r.depth, tree_from = r.tree_from, tree_to = r.tree_to
    from jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb) as r(id int, depth smallint, tree_from int, tree_to int) where c.id = r.id`;
}
