import type { Database } from '#server/platform/db.ts';
import { FEW_NUMBERS } from '../engine/engine.ts';
import { createDirectory, type Directory, type DirectoryRows } from './directory.ts';

const newestPercent = 5;
const newDays = 30;

/** Reads names and order of categories, attributes, values and brands in one snapshot. */
export async function loadDirectory(db: Database, now: Date): Promise<Directory> {
  const rows = await db.$client.begin(
    'isolation level repeatable read read only',
    async (tx): Promise<DirectoryRows> => {
      const [categories, attributes, values, categoryAttributes, brands, fewNumbers, newest] = await Promise.all([
        tx<
          DirectoryRows['categories']
        >`select id, parent_id as "parentId", slug, name_ru as "nameRu", name_kk as "nameKk", kind, depth from categories where not hidden order by tree_from, position, id`,
        tx<DirectoryRows['attributes']>`
        select id, slug, type, name_ru as "nameRu", name_kk as "nameKk", unit_ru as "unitRu", unit_kk as "unitKk",
          group_slug as "groupSlug", group_ru as "groupRu", group_kk as "groupKk", position from attributes order by position, id`,
        tx<DirectoryRows['values']>`
        select v.id, v.attribute_id as "attributeId", v.slug, v.name_ru as "nameRu", v.name_kk as "nameKk", v.sort_number as "sortNumber" from attribute_values v
        join attributes a on a.id = v.attribute_id where a.type = 'enum'`,
        tx<DirectoryRows['categoryAttributes']>`
        select category_id as "categoryId", attribute_id as "attributeId", filterable, key_fact as "keyFact" from category_attributes order by category_id, position, attribute_id`,
        tx<DirectoryRows['brands']>`
        select b.id, b.slug, b.name from brands b left join products p on p.brand_id = b.id and not p.withdrawn group by b.id order by count(p.id) desc, b.name`,
        tx<DirectoryRows['fewNumbers']>`
        select v.attribute_id as "attributeId", array_agg(distinct v.number order by v.number) as numbers from product_values v join products p on p.id = v.product_id
        where v.number is not null and not p.withdrawn group by v.attribute_id having count(distinct v.number) <= ${FEW_NUMBERS} and min(v.number) >= 0`,
        tx<{ id: number }[]>`
        select id from (
          select id, created_at, row_number() over place as place, count(*) over (partition by category_id) as products
          from products where not withdrawn window place as (partition by category_id order by created_at desc, popularity desc, id desc)
        ) ranked where place <= greatest(1, products * ${newestPercent} / 100) and created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${newDays})`,
      ]);
      return {
        categories,
        attributes,
        values,
        categoryAttributes,
        brands,
        fewNumbers,
        newest: newest.map(({ id }) => id),
      };
    },
  );
  return createDirectory(rows as DirectoryRows);
}
