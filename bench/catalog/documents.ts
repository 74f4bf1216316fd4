import type { Database } from '#server/platform/database/db.ts';
import { parseSlot, SLOT_COUNT } from './plan.ts';
import { SINGLE_CITY } from './queries.ts';

/**
 * A product as stored by the JavaScript engines. A slot holds `group:value` ('' for none); numbers have their own
 * slots.
 */
export type SlotDocument = {
  id: number;
  text: string;
  path: string[];
  brand: string;
  slots: string[];
  numbers: Record<string, number>;
  price: number;
  popularity: number;
  rating: number;
  created: number;
  buyable: number;
};

/** Slot of every attribute by its id. */
export type Slots = ReadonlyMap<number, number>;

/** Reads the products with the prices of one city. */
export async function readSlotDocuments(db: Database): Promise<{ documents: SlotDocument[]; slotOf: Slots }> {
  const sql = db.$client;
  const attributes = await sql<{ id: number; slug: string }[]>`select id, slug from attributes where slug <> 'brend'`;
  const slotOf: Slots = new Map(attributes.map(({ id, slug }) => [id, parseSlot(slug)]));
  const rows = await sql<
    {
      id: number;
      text: string;
      path: number[];
      brand: number;
      price: number;
      popularity: number;
      rating: number;
      created: number;
      buyable: boolean;
      values: [number, number | null, number | null][];
    }[]
  >`
    select p.id, p.name_ru || ' ' || p.name_kk || ' ' || coalesce(b.name, '') as text, p.brand_id as brand, coalesce(own.price, o.price) as price, p.popularity, p.rating_hundredths as rating,
      extract(epoch from p.created_at)::float8 as created, exists (select from stocks s where s.product_id = p.id and (s.quantity is null or s.quantity > s.reserved)) as buyable,
      (select array_agg(a.id) from categories a where c.tree_from between a.tree_from and a.tree_to) as path,
      coalesce((select json_agg(json_build_array(v.attribute_id, coalesce(v.value_id, case when v.flag then 1 end), v.number)) from product_values v
        where v.product_id = p.id and (v.value_id is not null or v.flag or v.number is not null)), '[]') as values
    from products p join categories c on c.id = p.category_id left join brands b on b.id = p.brand_id
    join offers o on o.product_id = p.id and o.city_id = 0 left join offers own on own.product_id = p.id and own.city_id = ${SINGLE_CITY} where not p.withdrawn order by p.id`;
  const documents = rows.map(({ values, path, brand, buyable, ...row }): SlotDocument => {
    const slotTexts = Array.from({ length: SLOT_COUNT }, () => '');
    const numbers: Record<string, number> = {};
    for (const [attribute, value, number] of values) {
      const slot = slotOf.get(attribute) ?? 0;
      if (number !== null) numbers[`n${slot}`] = number;
      else slotTexts[slot] = `${attribute}:${value}`;
    }
    return { ...row, path: path.map(String), brand: `0:${brand}`, slots: slotTexts, numbers, buyable: buyable ? 1 : 0 };
  });
  return { documents, slotOf };
}
