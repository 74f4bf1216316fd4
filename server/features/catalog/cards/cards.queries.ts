import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db.ts';
import { array, bool, int, json, nullable, rowOf, type Row } from '#server/platform/row.ts';
import type { StoredPicture } from '../../pictures/public-picture.service.ts';
import { honestOldPrice, lowestPriceBefore } from './honest-price.ts';
import { brands, categories, products, productValues } from '../catalog.table.ts';

const p = alias(products, 'p');
const c = alias(categories, 'c');
const b = alias(brands, 'b');

const card = rowOf({
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
  withdrawn: p.withdrawn,
  preorderDate: p.preorderDate,
  supplierDays: p.supplierDays,
  ratingHundredths: p.ratingHundredths,
  ratingCount: p.ratingCount,
  variantGroup: p.variantGroup,
  price: nullable(int),
  oldPrice: nullable(int),
  /** Lowest price of the 30 days before the current one; null without a crossed out price. */
  lowestBefore: nullable(int),
  stockInCity: bool,
  elsewhere: nullable(array(int)),
  picture: json<StoredPicture | null>(),
});

/** A product for a card in one city. `elsewhere` lists the cities that have it. */
export type CardRow = Row<typeof card>;

const productValue = rowOf({
  productId: productValues.productId,
  attributeId: productValues.attributeId,
  valueId: productValues.valueId,
  number: productValues.number,
  flag: productValues.flag,
  textRu: productValues.textRu,
  textKk: productValues.textKk,
});

/** Reads products for cards in one statement, in no particular order. */
export async function findCards(db: Database, ids: readonly number[], cityId: number, now: Date): Promise<CardRow[]> {
  const sql = db.$client;
  return sql`
    select ${card}, offer.price, offer."oldPrice", offer."lowestBefore", coalesce(stock.here, false) as "stockInCity", stock.elsewhere, picture.picture
    from products p join categories c on c.id = p.category_id left join brands b on b.id = p.brand_id
    left join lateral (
      select o.price, ${honestOldPrice(sql, now)} as "oldPrice", ${lowestPriceBefore(sql)} as "lowestBefore" from offers o where o.product_id = p.id and o.city_id in (0, ${cityId}) order by o.city_id desc limit 1
    ) offer on true
    left join lateral (
      select bool_or(h.city_id is null or h.city_id = ${cityId}) as here, array_agg(distinct h.city_id) filter (where h.city_id <> ${cityId}) as elsewhere
      from stocks s join shops h on h.id = s.shop_id where s.product_id = p.id and (s.quantity is null or s.quantity > s.reserved)
    ) stock on true
    left join lateral (
      select json_build_object('source', source, 'hash', hash, 'width', width, 'height', height, 'color', color) as picture
      from pictures where product_id = p.id order by position limit 1
    ) picture on true
    where p.id = any(${[...ids]}::int[])`;
}

/** Reads the values of some attributes of products, in the order they are shown. */
export async function findValues(
  db: Database,
  productIds: readonly number[],
  attributeIds: readonly number[] | null,
): Promise<Row<typeof productValue>[]> {
  const sql = db.$client;
  const some = attributeIds === null ? sql`` : sql`and attribute_id = any(${[...attributeIds]}::int[])`;
  return sql`
    select ${productValue}
    from product_values where product_id = any(${[...productIds]}::int[]) ${some} order by product_id, attribute_id, position`;
}
