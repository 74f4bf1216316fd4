import type { AttributeBook } from '../stage/attribute-book.ts';
import type { LiveAttribute } from '../merge/live-attribute.ts';
import { copyLine, type Tx } from '../stage/staging.ts';

/** Order of attributes that the feed states for a category. */
export type DeclaredOrder = Map<string, { slug: string; key: boolean; filterable: boolean | undefined }[]>;
type Place = { attributeId: number; filterable: boolean; key: boolean };

const filterShare = 0.3;
const keyShare = 0.6;
const keyFacts = 3;
const smallestCategory = 2;

/** Coverage by category with what lies below it: shoppers filter in "Ноутбуки" and in "Компьютеры". */
function rollUp(coverage: ReadonlyMap<string, number>, lines: ReadonlyMap<string, string[]>): Map<string, number> {
  const total = new Map<string, number>();
  for (const [category, count] of coverage)
    for (const ancestor of lines.get(category) ?? []) total.set(ancestor, (total.get(ancestor) ?? 0) + count);
  return total;
}

function guessedOrders(
  book: AttributeBook,
  live: readonly (LiveAttribute | undefined)[],
  lines: ReadonlyMap<string, string[]>,
  offersIn: ReadonlyMap<string, number>,
): Map<string, Place[]> {
  const totals = rollUp(offersIn, lines);
  const seen = new Map<string, { attribute: LiveAttribute; share: number; distinct: number }[]>();
  for (const entry of book.entries) {
    const attribute = live[entry.no];
    if (!attribute) continue;
    for (const [category, count] of rollUp(entry.coverage, lines)) {
      const list = seen.get(category) ?? [];
      if (list.length === 0) seen.set(category, list);
      list.push({ attribute, share: count / (totals.get(category) ?? count), distinct: entry.values.size });
    }
  }
  const orders = new Map<string, Place[]>();
  for (const [category, list] of seen) {
    // The commonest first; the sort is stable, so equals keep the feed's own order.
    const sorted = list.sort((a, b) => b.share - a.share);
    const keys = sorted
      .filter(
        ({ attribute, share, distinct }) =>
          share >= keyShare && distinct > 1 && (attribute.type === 'enum' || attribute.type === 'number'),
      )
      .slice(0, keyFacts);
    orders.set(
      category,
      [...new Map(sorted.map((item) => [item.attribute.id, item])).values()].map((item) => ({
        attributeId: item.attribute.id,
        key: keys.includes(item),
        filterable:
          item.attribute.filterable &&
          item.share >= filterShare &&
          item.distinct > 1 &&
          (totals.get(category) ?? 0) >= smallestCategory,
      })),
    );
  }
  return orders;
}

function declaredOrders(declared: DeclaredOrder, bySlug: ReadonlyMap<string, LiveAttribute>): Map<string, Place[]> {
  const orders = new Map<string, Place[]>();
  for (const [category, list] of declared) {
    orders.set(
      category,
      list.flatMap(({ slug, key, filterable }) => {
        const attribute = bySlug.get(slug);
        return attribute ? [{ attributeId: attribute.id, key, filterable: filterable ?? attribute.filterable }] : [];
      }),
    );
  }
  return orders;
}

/**
 * Sets which attributes a category has and in what order: as the feed states, else by how many of its goods have them.
 * Gives how many rows changed.
 */
export async function mergeCategoryAttributes(
  tx: Tx,
  given: {
    book: AttributeBook;
    live: readonly (LiveAttribute | undefined)[];
    lines: ReadonlyMap<string, string[]>;
    offersIn: ReadonlyMap<string, number>;
    declared: DeclaredOrder;
    ids: ReadonlyMap<string, number>;
  },
): Promise<number> {
  const bySlug = new Map(given.live.flatMap((attribute) => (attribute ? [[attribute.slug, attribute] as const] : [])));
  const orders = new Map([
    ...guessedOrders(given.book, given.live, given.lines, given.offersIn),
    ...declaredOrders(given.declared, bySlug),
  ]);
  const text: string[] = [];
  for (const [category, places] of orders) {
    const id = given.ids.get(category);
    if (id !== undefined)
      places.forEach((place, index) =>
        text.push(copyLine([id, place.attributeId, index + 1, place.filterable, place.key])),
      );
  }
  await tx`create temp table feed_category_attributes (category_id integer, attribute_id integer, position integer, filterable boolean, key_fact boolean, primary key (category_id, attribute_id)) on commit drop`;
  await tx.copy('feed_category_attributes', text);
  const ids = [...given.ids.values()];
  const gone = await tx`
    delete from category_attributes a where category_id = any(${ids}::int[])
      and not exists (select from feed_category_attributes f where f.category_id = a.category_id and f.attribute_id = a.attribute_id)`;
  const set = await tx`
    insert into category_attributes (category_id, attribute_id, position, filterable, key_fact)
    select f.category_id, f.attribute_id, f.position, f.filterable, f.key_fact from feed_category_attributes f left join category_attributes a using (category_id, attribute_id)
    where a.category_id is null or (a.position, a.filterable, a.key_fact) is distinct from (f.position, f.filterable, f.key_fact)
    on conflict (category_id, attribute_id) do update set position = excluded.position, filterable = excluded.filterable, key_fact = excluded.key_fact`;
  return gone.count + set.count;
}
