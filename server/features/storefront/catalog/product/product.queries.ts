import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/db.ts';
import { bool, int, json, nullable, rowOf, type Row } from '#server/platform/database/row.ts';
import type { StoredPicture } from '../../../media/pictures/public-picture.service.ts';
import { offers, products, shops } from '../catalog.table.ts';

const p = alias(products, 'p');
const h = alias(shops, 'h');

const details = rowOf({
  descriptionRu: p.descriptionRu,
  descriptionKk: p.descriptionKk,
  conditionReason: p.conditionReason,
  pictures: json<StoredPicture[]>(),
});
/** Data only the product page needs. */
export type ProductDetails = Row<typeof details>;

const shop = rowOf({
  id: h.id,
  nameRu: h.nameRu,
  nameKk: h.nameKk,
  addressRu: h.addressRu,
  addressKk: h.addressKk,
  hours: h.hours,
  latitude: h.latitude,
  longitude: h.longitude,
  has: bool,
  free: nullable(int),
});
/** A shop that has the product, or another shop of the city that can get it. */
export type ShopRow = Row<typeof shop>;

const sale = rowOf({ cityId: offers.cityId, price: offers.price });
/** Price of a product in one city, tenge. */
export type SaleRow = Row<typeof sale>;

const variant = rowOf({ id: p.id });

/** Reads descriptions and pictures of a product; null for one without a place in the tree. */
export async function findDetails(db: Database, id: number): Promise<ProductDetails | null> {
  const [row] = await db.$client`
    select ${details}, coalesce((
      select json_agg(json_build_object('source', source, 'hash', hash, 'width', width, 'height', height, 'color', color) order by position) from pictures where product_id = p.id
    ), '[]') as pictures from products p join categories c on c.id = p.category_id where p.id = ${id} and not c.hidden`;
  return row ?? null;
}

/** Lists the products of a variant group on sale, including the product itself. */
export async function findVariants(db: Database, group: string, id: number): Promise<number[]> {
  const rows = await db.$client`
    select ${variant} from products p join products self on self.id = ${id} and self.feed = p.feed where p.variant_group = ${group} and (not p.withdrawn or p.id = ${id}) order by p.id limit 60`;
  return rows.map((row) => row.id);
}

/** Reads every shop of a city with its stock of a product. */
export async function findShopStock(db: Database, id: number, cityId: number): Promise<ShopRow[]> {
  return db.$client`
    select ${shop}, s.product_id is not null as has, s.quantity - s.reserved as free
    from shops h left join stocks s on s.shop_id = h.id and s.product_id = ${id} and (s.quantity is null or s.quantity > s.reserved)
    where h.kind = 'shop' and h.city_id = ${cityId} order by h.id`;
}

/** Lists the cities with their own price for a product. */
export async function findSales(db: Database, id: number): Promise<SaleRow[]> {
  return db.$client`select ${sale} from offers where product_id = ${id} and city_id <> 0 order by city_id`;
}
