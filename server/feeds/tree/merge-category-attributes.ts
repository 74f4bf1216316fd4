import type { AttributeBook } from '../stage/attribute-book.ts';
import type { LiveAttribute } from '../merge/live-attribute.ts';
import { copyLine, type Tx } from '../stage/staging.ts';

/** Order of attributes that the feed states for a category. */
export type DeclaredOrder = Map<string, { slug: string; key: boolean; filterable: boolean | undefined }[]>;
type Slot = { attributeId: number; filterable: boolean; key: boolean };

/** Minimum share of a category's products with an attribute for it to be a filter. */
const MIN_FILTER_SHARE = 0.3;
/** Minimum share for it to be a key fact. */
const MIN_KEY_SHARE = 0.6;
const MAX_KEY_FACTS = 3;
/** Minimum products of a category for filters. */
const MIN_FILTER_PRODUCTS = 2;

/** Shop categories that a feed category counts towards, nearest first. */
export type AncestorsByCategory = ReadonlyMap<string, readonly number[]>;

/** Coverage by category including its subtree: shoppers filter in "Ноутбуки" and in "Компьютеры". */
function rollUp(coverage: ReadonlyMap<string, number>, lines: AncestorsByCategory): Map<number, number> {
  const total = new Map<number, number>();
  for (const [category, count] of coverage)
    for (const ancestor of lines.get(category) ?? []) total.set(ancestor, (total.get(ancestor) ?? 0) + count);
  return total;
}

function guessOrders(
  book: AttributeBook,
  live: readonly (LiveAttribute | undefined)[],
  lines: AncestorsByCategory,
  offerCounts: ReadonlyMap<string, number>,
): Map<number, Slot[]> {
  const totals = rollUp(offerCounts, lines);
  const byCategory = new Map<number, { attribute: LiveAttribute; share: number; distinct: number }[]>();
  for (const entry of book.entries) {
    const attribute = live[entry.no];
    if (!attribute) continue;
    for (const [category, count] of rollUp(entry.coverage, lines)) {
      const list = byCategory.get(category) ?? [];
      if (list.length === 0) byCategory.set(category, list);
      list.push({ attribute, share: count / (totals.get(category) ?? count), distinct: entry.values.size });
    }
  }
  const orders = new Map<number, Slot[]>();
  for (const [category, list] of byCategory) {
    // Most common first; the sort is stable, so equals keep the feed's order.
    const sorted = list.sort((a, b) => b.share - a.share);
    const keys = sorted
      .filter(
        ({ attribute, share, distinct }) =>
          share >= MIN_KEY_SHARE && distinct > 1 && (attribute.type === 'enum' || attribute.type === 'number'),
      )
      .slice(0, MAX_KEY_FACTS);
    orders.set(
      category,
      [...new Map(sorted.map((item) => [item.attribute.id, item])).values()].map((item) => ({
        attributeId: item.attribute.id,
        key: keys.includes(item),
        filterable:
          item.attribute.filterable &&
          item.share >= MIN_FILTER_SHARE &&
          item.distinct > 1 &&
          (totals.get(category) ?? 0) >= MIN_FILTER_PRODUCTS,
      })),
    );
  }
  return orders;
}

function resolveDeclared(
  declared: DeclaredOrder,
  bySlug: ReadonlyMap<string, LiveAttribute>,
  ids: ReadonlyMap<string, number>,
): Map<number, Slot[]> {
  const orders = new Map<number, Slot[]>();
  for (const [category, list] of declared) {
    const id = ids.get(category);
    if (id === undefined) continue;
    orders.set(
      id,
      list.flatMap(({ slug, key, filterable }) => {
        const attribute = bySlug.get(slug);
        return attribute ? [{ attributeId: attribute.id, key, filterable: filterable ?? attribute.filterable }] : [];
      }),
    );
  }
  return orders;
}

/**
 * Sets which attributes a category has and in what order: as stated by the feed, else by product coverage. Returns how
 * many rows changed.
 */
export async function mergeCategoryAttributes(
  tx: Tx,
  input: {
    book: AttributeBook;
    live: readonly (LiveAttribute | undefined)[];
    ancestors: AncestorsByCategory;
    offerCounts: ReadonlyMap<string, number>;
    declared: DeclaredOrder;
    ids: ReadonlyMap<string, number>;
    /** Categories this feed created: it sets their attributes; to others it only adds. */
    createdIds: ReadonlySet<number>;
    feed: string;
  },
): Promise<number> {
  const bySlug = new Map(input.live.flatMap((attribute) => (attribute ? [[attribute.slug, attribute] as const] : [])));
  const orders = new Map([
    ...guessOrders(input.book, input.live, input.ancestors, input.offerCounts),
    ...resolveDeclared(input.declared, bySlug, input.ids),
  ]);
  const text: string[] = [];
  for (const [id, slots] of orders)
    slots.forEach((slot, index) => text.push(copyLine([id, slot.attributeId, index + 1, slot.filterable, slot.key])));
  await tx`create temp table feed_category_attributes (category_id integer, attribute_id integer, position integer, filterable boolean, key_fact boolean, primary key (category_id, attribute_id)) on commit drop`;
  await tx.copy('feed_category_attributes', text);
  const ownIds = [...new Set(input.ids.values())].filter((id) => input.createdIds.has(id));
  const removed = await tx`
    delete from category_attributes a where category_id = any(${ownIds}::int[])
      and not exists (select from feed_category_attributes f where f.category_id = a.category_id and f.attribute_id = a.attribute_id)
      and not exists (select from category_sources s where s.category_id = a.category_id and s.feed <> ${input.feed})`;
  const set = await tx`
    insert into category_attributes (category_id, attribute_id, position, filterable, key_fact)
    select f.category_id, f.attribute_id, f.position, f.filterable, f.key_fact from feed_category_attributes f left join category_attributes a using (category_id, attribute_id)
    where f.category_id = any(${ownIds}::int[]) and (a.category_id is null or (a.position, a.filterable, a.key_fact) is distinct from (f.position, f.filterable, f.key_fact))
    on conflict (category_id, attribute_id) do update set position = excluded.position, filterable = excluded.filterable, key_fact = excluded.key_fact`;
  const added = await tx`
    insert into category_attributes (category_id, attribute_id, position, filterable, key_fact)
    select f.category_id, f.attribute_id, last.position + f.position, f.filterable, false from feed_category_attributes f
      cross join lateral (select coalesce(max(a.position), 0) as position from category_attributes a where a.category_id = f.category_id) last
    where f.category_id <> all(${ownIds}::int[]) and not exists (select from category_attributes a where a.category_id = f.category_id and a.attribute_id = f.attribute_id)
      and not exists (select from categories c where c.id = f.category_id and c.hidden)
    on conflict do nothing`;
  return removed.count + set.count + added.count;
}
