import type { Sort } from '#contract/catalog/catalog.ts';
import type { CatalogQuery } from '#server/features/storefront/catalog/engine/engine.ts';
import { BRAND_GROUP, FLAG_YES } from '#server/features/storefront/catalog/engine/engine.ts';
import type { Database } from '#server/platform/database/db.ts';
import { CITY_COUNT } from './plan.ts';
import { seededRandom } from './pseudo-words.ts';

/** Kinds of queries, each a row of the report. */
export const QUERY_KINDS = {
  category: 'category, all its facets',
  filters: 'the same, 1–3 filters',
  department: 'department, 0–2 filters',
  everything: 'whole shop, price limit, facets',
  deep: 'deep page of a department',
  words: 'two words, with facets',
  suggest: 'suggestion',
} as const;
export type QueryKind = keyof typeof QUERY_KINDS;
/** A query for every contender; `text` holds the words of a search, or a prefix. */
export type BenchQuery = { kind: QueryKind; text: string; query: Omit<CatalogQuery, 'words'> };

/** The city whose prices are used by engines that support only one city. */
export const SINGLE_CITY = 1;
const PAGE_SIZE = 24;
const SORTS: readonly Sort[] = ['popular', 'cheap', 'expensive', 'rating', 'new'];

type CategoryRow = { id: number; depth: number; products: number; attributes: { id: number; type: string }[] };
type Sample = {
  brandId: number;
  name: string;
  price: number;
  values: { attributeId: number; valueId: number | null; number: number | null }[];
};

/** Creates queries from the shop's content, so nearly all have results; deterministic for the same shop. */
export async function createQueries(db: Database, perKind: number): Promise<BenchQuery[]> {
  const sql = db.$client;
  const categories = await sql<CategoryRow[]>`
    select c.id, c.depth, (select count(*)::int from products p join categories below on below.id = p.category_id where below.tree_from between c.tree_from and c.tree_to) as products,
      coalesce((select json_agg(json_build_object('id', a.id, 'type', a.type) order by ca.position) from category_attributes ca join attributes a on a.id = ca.attribute_id
        where ca.category_id = c.id and a.slug <> 'brend'), '[]') as attributes
    from categories c order by c.id`;
  const findSample = async (category: number, seed: number): Promise<Sample | null> => {
    const [row] = await sql<Sample[]>`
      select p.brand_id as "brandId", p.name_ru as name, o.price, coalesce((select json_agg(json_build_object('attributeId', v.attribute_id, 'valueId', v.value_id, 'number', v.number) order by v.attribute_id)
        from product_values v where v.product_id = p.id), '[]') as values
      from products p join categories c on c.id = p.category_id join categories top on top.id = ${category} join offers o on o.product_id = p.id and o.city_id = 0
      where c.tree_from between top.tree_from and top.tree_to order by (p.id::bigint * ${seed}) % 99991 limit 1`;
    return row ?? null;
  };
  const random = seededRandom(100);
  const pick = (limit: number) => Math.floor(random() * limit);
  const filledCategories = categories.filter(({ products }) => products > 0);
  const categoriesAt = (depth: number) => filledCategories.filter((category) => category.depth === depth);
  const pickItem = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const leafTypes = new Map(
    categories.flatMap(({ attributes }) => attributes.map(({ id, type }) => [id, type] as const)),
  );

  const queries: BenchQuery[] = [];
  for (const kind of Object.keys(QUERY_KINDS) as QueryKind[]) {
    for (let created = 0; created < perKind; created++) {
      const category = pickItem(kind === 'category' || kind === 'filters' ? categoriesAt(2) : categoriesAt(0));
      const sample = await findSample(category.id, 7 + pick(90_000));
      if (!sample) continue;
      const city = created % 2 === 0 ? SINGLE_CITY : 1 + pick(CITY_COUNT);
      const isWholeCatalogue = kind === 'everything' || kind === 'words' || kind === 'suggest';
      const enumGroups = category.attributes.filter(({ type }) => type !== 'number').map(({ id }) => id);
      const base: BenchQuery['query'] = {
        category: isWholeCatalogue ? null : category.id,
        values: [],
        numbers: [],
        price: kind === 'everything' ? { from: sample.price >> 1, to: sample.price * 2 } : null,
        cityId: city,
        sort: kind === 'words' ? 'relevance' : pickItem(SORTS),
        offset: kind === 'deep' ? PAGE_SIZE * pick(Math.ceil(category.products / PAGE_SIZE)) : 0,
        limit: kind === 'suggest' ? 6 : PAGE_SIZE,
        countGroups: [BRAND_GROUP, ...enumGroups],
        countNumbers: category.attributes.filter(({ type }) => type === 'number').map(({ id }) => id),
        countCategories: isWholeCatalogue ? categoriesAt(0).map(({ id }) => id) : [],
      };
      const [noun = '', brand = ''] = sample.name.split(' ');
      queries.push({
        kind,
        query:
          kind === 'filters' || kind === 'department'
            ? {
                ...base,
                ...pickFilters(
                  sample,
                  leafTypes,
                  new Set([...enumGroups, ...base.countNumbers]),
                  kind === 'filters' ? 1 + pick(3) : pick(3),
                  pick,
                ),
              }
            : base,
        text:
          kind === 'words'
            ? `${noun} ${brand}`
            : kind === 'suggest'
              ? pickItem([noun, brand]).slice(0, 2 + pick(3))
              : '',
      });
    }
  }
  return queries;
}

/**
 * Picks filters that the sample product matches: its brand, some of its values, a range around its numbers, a range
 * around its price.
 */
function pickFilters(
  sample: Sample,
  types: ReadonlyMap<number, string>,
  allowed: ReadonlySet<number>,
  count: number,
  pick: (limit: number) => number,
): Pick<BenchQuery['query'], 'values' | 'numbers' | 'price'> {
  const possible = sample.values.filter(({ attributeId }) => allowed.has(attributeId));
  const values: { group: number; values: number[] }[] = [];
  const numbers: { attribute: number; from: number; to: number }[] = [];
  let price: { from: number; to: number } | null = null;
  for (let index = 0; index < count; index++) {
    const filter = possible[pick(possible.length + 2)];
    if (!filter) {
      if (pick(2) === 0) price = { from: sample.price >> 1, to: sample.price * 3 };
      else if (!values.some(({ group }) => group === BRAND_GROUP))
        values.push({ group: BRAND_GROUP, values: [sample.brandId, 1 + pick(300)] });
    } else if (filter.number !== null) {
      if (!numbers.some(({ attribute }) => attribute === filter.attributeId))
        numbers.push({ attribute: filter.attributeId, from: Math.max(0, filter.number - 50), to: filter.number + 50 });
    } else if (!values.some(({ group }) => group === filter.attributeId)) {
      const isFlag = types.get(filter.attributeId) === 'flag';
      values.push({
        group: filter.attributeId,
        values: isFlag ? [FLAG_YES] : [filter.valueId ?? 0, (filter.valueId ?? 0) + 1],
      });
    }
  }
  return { values, numbers, price };
}
