import type { Database } from '#server/platform/db.ts';
import type { StoredPicture } from '../../pictures/public-picture.service.ts';
import { honestOldPrice, lowestPriceBefore } from './honest-price.ts';
import type { StoredValue } from '../directory/value-text.ts';

/** A product for a card in one city. `elsewhere` lists the cities that have it. */
export type CardRow = {
  id: number;
  nameRu: string;
  nameKk: string;
  categoryId: number;
  kind: string;
  brandId: number | null;
  brandName: string | null;
  sku: string;
  weightGrams: number;
  bonusPercent: number;
  digital: boolean;
  withdrawn: boolean;
  preorderDate: string | null;
  supplierDays: number | null;
  ratingHundredths: number;
  ratingCount: number;
  variantGroup: string | null;
  price: number | null;
  oldPrice: number | null;
  /** Lowest price of the 30 days before the current one; null without a crossed out price. */
  lowestBefore: number | null;
  stockInCity: boolean;
  elsewhere: number[] | null;
  picture: StoredPicture | null;
};

/** Reads products for cards in one statement, in no particular order. */
export async function findCards(db: Database, ids: readonly number[], cityId: number, now: Date): Promise<CardRow[]> {
  const sql = db.$client;
  return sql<CardRow[]>`
    select p.id, p.name_ru as "nameRu", p.name_kk as "nameKk", p.category_id as "categoryId", c.kind, p.brand_id as "brandId", b.name as "brandName", p.sku,
      p.weight_grams as "weightGrams", p.bonus_percent as "bonusPercent", p.digital, p.withdrawn, p.preorder_date as "preorderDate", p.supplier_days as "supplierDays",
      p.rating_hundredths as "ratingHundredths", p.rating_count as "ratingCount", p.variant_group as "variantGroup",
      offer.price, offer."oldPrice", offer."lowestBefore", coalesce(stock.here, false) as "stockInCity", stock.elsewhere, picture.picture
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
): Promise<(StoredValue & { productId: number })[]> {
  const sql = db.$client;
  const some = attributeIds === null ? sql`` : sql`and attribute_id = any(${[...attributeIds]}::int[])`;
  return sql<(StoredValue & { productId: number })[]>`
    select product_id as "productId", attribute_id as "attributeId", value_id as "valueId", number, flag, text_ru as "textRu", text_kk as "textKk"
    from product_values where product_id = any(${[...productIds]}::int[]) ${some} order by product_id, attribute_id, position`;
}
