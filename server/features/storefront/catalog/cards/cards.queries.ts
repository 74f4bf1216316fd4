import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/db.ts';
import { array, int, json, nullable, number, rowOf, type Row } from '#server/platform/database/row.ts';
import type { StoredPicture } from '../../../media/pictures/public-picture.service.ts';
import { brands, categories, products, productValues } from '../catalog.table.ts';
import type { StoredValue } from '../directory/value-text.ts';
import { stockCities } from '../../stock/stock.rows.ts';
import { oldPriceValidUntil, referencePrice } from './honest-price.ts';

const p = alias(products, 'p');
const c = alias(categories, 'c');
const b = alias(brands, 'b');

const storedCard = rowOf({
  id: p.id,
  nameRu: p.nameRu,
  nameKk: p.nameKk,
  categoryId: p.categoryId,
  kind: c.kind,
  brandId: p.brandId,
  brandName: nullable(b.name),
  sku: p.sku,
  weightGrams: p.weightGrams,
  bonusPercent: p.bonusPercent,
  digital: p.digital,
  condition: p.condition,
  withdrawn: p.withdrawn,
  preorderDate: p.preorderDate,
  supplierDays: p.supplierDays,
  ratingHundredths: p.ratingHundredths,
  ratingCount: p.ratingCount,
  variantGroup: p.variantGroup,
  price: nullable(int),
  oldPrice: nullable(int),
  /** Time (ms) until which the old price may be shown; null when never. */
  oldPriceValidUntil: nullable(number),
  /** Cities that have the product; 0 is a warehouse without a city. */
  stockCities: array(int),
  picture: json<StoredPicture | null>(),
  /** Values of the requested attributes, in display order. */
  values: json<StoredValue[]>(),
});

/** Stored data of a product's card; everything except the offer is the same in every city. */
export type StoredCard = Row<typeof storedCard>;

/** A product for a card in a city at a given time. `elsewhere` lists the other cities that have it. */
export type CardRow = Omit<StoredCard, 'oldPriceValidUntil' | 'stockCities' | 'values'> & {
  isInStockInCity: boolean;
  /** Whether a warehouse without a city has it. */
  isInCentralStock: boolean;
  elsewhere: number[];
};

const productValue = rowOf({
  productId: productValues.productId,
  attributeId: productValues.attributeId,
  valueId: productValues.valueId,
  number: productValues.number,
  flag: productValues.flag,
  textRu: productValues.textRu,
  textKk: productValues.textKk,
});

/** Reads products with a city's offer and the requested attribute values in one statement, in no particular order. */
export async function findStoredCards(
  db: Database,
  ids: readonly number[],
  cityId: number,
  attributeIds: readonly number[],
): Promise<StoredCard[]> {
  const sql = db.$client;
  return sql`
    select ${storedCard}, offer.price, offer."oldPrice", offer."oldPriceValidUntil", ${stockCities(sql, sql`p.id`)} as "stockCities", picture.picture, own.values
    from products p join categories c on c.id = p.category_id left join brands b on b.id = p.brand_id
    left join lateral (
      select o.price, ${referencePrice(sql)} as "oldPrice", ${oldPriceValidUntil(sql)} as "oldPriceValidUntil"
      from offers o where o.product_id = p.id and o.city_id in (0, ${cityId}) order by o.city_id desc limit 1
    ) offer on true
    left join lateral (
      select json_build_object('source', source, 'hash', hash, 'width', width, 'height', height, 'color', color) as picture
      from pictures where product_id = p.id order by position limit 1
    ) picture on true
    cross join lateral (
      select coalesce(json_agg(json_build_object('attributeId', v.attribute_id, 'valueId', v.value_id, 'number', v.number, 'flag', v.flag,
        'textRu', v.text_ru, 'textKk', v.text_kk) order by v.attribute_id, v.position), '[]') as values
      from product_values v where v.product_id = p.id and v.attribute_id = any(${[...attributeIds]}::int[])
    ) own
    where p.id = any(${[...ids]}::int[])`;
}

/** Returns a stored product as seen from a city at a given time. */
export function rowInCity(
  { oldPriceValidUntil: until, stockCities, values: _values, ...stored }: StoredCard,
  cityId: number,
  now: Date,
): CardRow {
  return {
    ...stored,
    oldPrice: until !== null && until > now.getTime() ? stored.oldPrice : null,
    isInStockInCity: stockCities.includes(cityId),
    isInCentralStock: stockCities.includes(0),
    elsewhere: stockCities.filter((id) => id !== 0 && id !== cityId),
  };
}

/** Reads attribute values of products, in display order; `null` reads all attributes. */
export async function findValues(
  db: Database,
  productIds: readonly number[],
  attributeIds: readonly number[] | null,
): Promise<Row<typeof productValue>[]> {
  const sql = db.$client;
  const attributeFilter = attributeIds === null ? sql`` : sql`and attribute_id = any(${[...attributeIds]}::int[])`;
  return sql`
    select ${productValue}
    from product_values where product_id = any(${[...productIds]}::int[]) ${attributeFilter} order by product_id, attribute_id, position`;
}
