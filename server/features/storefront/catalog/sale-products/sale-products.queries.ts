import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/db.ts';
import { json, nullable, rowOf, text, type Row } from '#server/platform/database/row.ts';
import { brands, offers, products } from '../catalog.table.ts';
import { freeByCity } from '../../stock/stock.rows.ts';
import { honestOldPrice } from '../cards/honest-price.ts';
import type { StoredValue } from '../directory/value-text.ts';

/** Free quantity of a product in a city; null city is the central warehouse, null quantity is not counted. */
export type CityQuantity = { cityId: number | null; quantity: number | null };
/** Price in a city, tenge; city 0 is every city without its own. The old price is honest (decisions §3). */
type CityPrice = { cityId: number; price: number; oldPrice: number | null };

const p = alias(products, 'p');
const b = alias(brands, 'b');
const o = alias(offers, 'o');

const saleRow = rowOf({
  id: p.id,
  feed: p.feed,
  externalId: p.externalId,
  digital: p.digital,
  condition: p.condition,
  conditionReason: p.conditionReason,
  nameRu: p.nameRu,
  nameKk: p.nameKk,
  descriptionRu: p.descriptionRu,
  descriptionKk: p.descriptionKk,
  brand: nullable(b.name),
  model: p.model,
  sku: p.sku,
  barcode: p.barcode,
  categoryId: p.categoryId,
  variantGroup: p.variantGroup,
  weightGrams: p.weightGrams,
  preorderDate: p.preorderDate,
  supplierDays: p.supplierDays,
  pictures: json<{ source: string; hash: string }[]>(),
  values: json<StoredValue[]>(),
  stock: json<CityQuantity[]>(),
  prices: json<CityPrice[]>(),
});
const pricedCity = rowOf({ cityId: o.cityId });

/** Product on sale, read for feeds. */
export type SaleRow = Row<typeof saleRow>;

/** Lists the cities whose prices differ from those of every city. */
export async function findPricedCities(db: Database): Promise<number[]> {
  const rows = await db.$client`
    select distinct ${pricedCity} from offers o join products p on p.id = o.product_id left join offers every on every.product_id = o.product_id and every.city_id = 0
    where o.city_id <> 0 and not p.withdrawn and (every.price, every.old_price) is distinct from (o.price, o.old_price) order by 1`;
  return rows.map(({ cityId }) => cityId);
}

const supplierNumberingRow = rowOf({ feed: p.feed, shape: text });
/** Minimum products and brands sharing a code shape for it to be the supplier's own numbering. */
const SUPPLIER_NUMBERING_MIN = { products: 20, brands: 4 };

/** Returns the shape of a code: "AS59647" and "AS00001" are both "AS99999". */
export const codeShape = (code: string): string => code.replace(/\d/g, '9');

/** Lists by feed the code shapes shared by many brands: a supplier's own numbers, unknown to makers. */
export async function findSupplierNumbering(db: Database): Promise<Row<typeof supplierNumberingRow>[]> {
  return db.$client`
    select ${supplierNumberingRow}, regexp_replace(p.sku, '[0-9]', '9', 'g') as shape from products p
    where p.sku ~ '[0-9]{3}' and p.brand_id is not null and not p.withdrawn
    group by p.feed, 2 having count(*) >= ${SUPPLIER_NUMBERING_MIN.products} and count(distinct p.brand_id) >= ${SUPPLIER_NUMBERING_MIN.brands}`;
}

/** Streams every product on sale with a price by a cursor, `atOnce` rows at a time, in constant memory. */
export function readSaleRows(db: Database, now: Date, batchSize: number): AsyncIterable<SaleRow[]> {
  const sql = db.$client;
  return sql`
    select ${saleRow},
      coalesce((select json_agg(json_build_object('source', source, 'hash', hash) order by position) from pictures where product_id = p.id and status <> 'failed'), '[]') as pictures,
      coalesce((
        select json_agg(json_build_object('attributeId', attribute_id, 'valueId', value_id, 'number', number, 'flag', flag, 'textRu', text_ru, 'textKk', text_kk) order by attribute_id, position)
        from product_values where product_id = p.id
      ), '[]') as values,
      ${freeByCity(sql, sql`p.id`)} as stock,
      (select json_agg(json_build_object('cityId', o.city_id, 'price', o.price, 'oldPrice', ${honestOldPrice(sql, now)})) from offers o where o.product_id = p.id) as prices
    from products p left join brands b on b.id = p.brand_id
    where not p.withdrawn and exists (select from offers o where o.product_id = p.id) order by p.id`.cursor(batchSize);
}
