import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/db.ts';
import { json, rowOf, type Row } from '#server/platform/database/row.ts';
import type { StoredPicture } from '../../../media/pictures/public-picture.service.ts';
import { offers, products } from '../catalog.table.ts';

const p = alias(products, 'p');

const detailsRow = rowOf({
  model: p.model,
  descriptionRu: p.descriptionRu,
  descriptionKk: p.descriptionKk,
  conditionReason: p.conditionReason,
  pictures: json<StoredPicture[]>(),
});
/** Data only the product page needs. */
export type ProductDetails = Row<typeof detailsRow>;

const saleRow = rowOf({ cityId: offers.cityId, price: offers.price });
/** Price of a product in one city, tenge. */
export type SaleRow = Row<typeof saleRow>;

const variantRow = rowOf({ id: p.id });

/** Reads descriptions and pictures of a product; null for one without a place in the tree. */
export async function findDetails(db: Database, id: number): Promise<ProductDetails | null> {
  const [row] = await db.$client`
    select ${detailsRow}, coalesce((
      select json_agg(json_build_object('source', source, 'hash', hash, 'width', width, 'height', height, 'color', color) order by position) from pictures where product_id = p.id
    ), '[]') as pictures from products p join categories c on c.id = p.category_id where p.id = ${id} and not c.hidden`;
  return row ?? null;
}

/** Lists the products of a variant group on sale, including the product itself. */
export async function findVariants(db: Database, group: string, id: number): Promise<number[]> {
  const rows = await db.$client`
    select ${variantRow} from products p join products self on self.id = ${id} and self.feed = p.feed where p.variant_group = ${group} and (not p.withdrawn or p.id = ${id}) order by p.id limit 60`;
  return rows.map((row) => row.id);
}

/** Lists the cities with their own price for a product. */
export async function findSales(db: Database, id: number): Promise<SaleRow[]> {
  return db.$client`select ${saleRow} from offers where product_id = ${id} and city_id <> 0 order by city_id`;
}
