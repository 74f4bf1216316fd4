import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/db.ts';
import { array, number, rowOf } from '#server/platform/database/row.ts';
import {
  attributes,
  attributeValues,
  brands,
  categories,
  categoryAttributes,
  products,
  productValues,
} from '../catalog.table.ts';
import { MAX_SELECTABLE_NUMBERS } from '../engine/engine.ts';
import { createDirectory, type Directory, type DirectoryRows } from './directory.ts';

const NEWEST_PERCENT = 5;
const NEW_DAYS = 30;

const v = alias(attributeValues, 'v');
const b = alias(brands, 'b');

const category = rowOf({
  id: categories.id,
  parentId: categories.parentId,
  slug: categories.slug,
  nameRu: categories.nameRu,
  nameKk: categories.nameKk,
  kind: categories.kind,
  depth: categories.depth,
});
const attribute = rowOf({
  id: attributes.id,
  slug: attributes.slug,
  type: attributes.type,
  nameRu: attributes.nameRu,
  nameKk: attributes.nameKk,
  unitRu: attributes.unitRu,
  unitKk: attributes.unitKk,
  groupSlug: attributes.groupSlug,
  groupRu: attributes.groupRu,
  groupKk: attributes.groupKk,
  position: attributes.position,
});
const value = rowOf({
  id: v.id,
  attributeId: v.attributeId,
  slug: v.slug,
  nameRu: v.nameRu,
  nameKk: v.nameKk,
  sortNumber: v.sortNumber,
});
const categoryAttribute = rowOf({
  categoryId: categoryAttributes.categoryId,
  attributeId: categoryAttributes.attributeId,
  filterable: categoryAttributes.filterable,
  keyFact: categoryAttributes.keyFact,
});
const valueOfCategory = rowOf({ categoryId: products.categoryId, valueId: productValues.valueId });
const brand = rowOf({ id: b.id, slug: b.slug, name: b.name });
const numbersOfAttribute = rowOf({ attributeId: productValues.attributeId, numbers: array(number) });
const newestProduct = rowOf({ id: products.id });

/** Reads names and order of categories, attributes, values and brands in one snapshot. */
export async function loadDirectory(db: Database, now: Date): Promise<Directory> {
  const rows = await db.$client.begin(
    'isolation level repeatable read read only',
    async (tx): Promise<DirectoryRows> => {
      const [categories, attributes, values, categoryAttributes, categoryValues, brands, fewNumbers, newest] =
        await Promise.all([
          tx`select ${category} from categories where not hidden order by tree_from, position, id`,
          tx`select ${attribute} from attributes order by position, id`,
          tx`
        select ${value} from attribute_values v join attributes a on a.id = v.attribute_id where a.type = 'enum'`,
          tx`
        select ${categoryAttribute} from category_attributes order by category_id, position, attribute_id`,
          tx`
        select distinct ${valueOfCategory} from products join product_values on product_values.product_id = products.id
        where product_values.value_id is not null and not products.withdrawn`,
          tx`
        select ${brand} from brands b left join products p on p.brand_id = b.id and not p.withdrawn group by b.id order by count(p.id) desc, b.name`,
          tx`
        select ${numbersOfAttribute}, array_agg(distinct product_values.number order by product_values.number) as numbers
        from product_values join products p on p.id = product_values.product_id
        where product_values.number is not null and not p.withdrawn
        group by product_values.attribute_id having count(distinct product_values.number) <= ${MAX_SELECTABLE_NUMBERS} and min(product_values.number) >= 0`,
          tx`
        select ${newestProduct} from (
          select id, created_at, row_number() over newest as position, count(*) over (partition by category_id) as in_category
          from products where not withdrawn window newest as (partition by category_id order by created_at desc, popularity desc, id desc)
        ) products where position <= greatest(1, in_category * ${NEWEST_PERCENT} / 100) and created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${NEW_DAYS})`,
        ]);
      return {
        categories,
        attributes,
        values,
        categoryAttributes,
        categoryValues,
        brands,
        fewNumbers,
        newest: newest.map(({ id }) => id),
      };
    },
  );
  return createDirectory(rows);
}
