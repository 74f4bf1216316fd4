import type { Database } from '#server/platform/db.ts';
import type { StoredPicture } from '../../pictures/public-picture.service.ts';

/** What only the product page needs of a product. */
export type ProductDetails = { descriptionRu: string; descriptionKk: string; pictures: StoredPicture[] };
/** Place that has the product, or another shop of the city that can get it. */
export type ShopRow = {
  id: number;
  nameRu: string;
  nameKk: string;
  addressRu: string;
  addressKk: string;
  hours: string;
  latitude: number | null;
  longitude: number | null;
  has: boolean;
  free: number | null;
};

/** Reads descriptions and pictures of a product; null for one that waits for a place in the tree. */
export async function findDetails(db: Database, id: number): Promise<ProductDetails | null> {
  const [row] = await db.$client<ProductDetails[]>`
    select p.description_ru as "descriptionRu", p.description_kk as "descriptionKk", coalesce((
      select json_agg(json_build_object('source', source, 'hash', hash, 'width', width, 'height', height, 'color', color) order by position) from pictures where product_id = p.id
    ), '[]') as pictures from products p join categories c on c.id = p.category_id where p.id = ${id} and not c.hidden`;
  return row ?? null;
}

/** Lists the products of a variant group that are still sold, the product itself among them. */
export async function findVariants(db: Database, group: string, id: number): Promise<number[]> {
  const rows = await db.$client<{ id: number }[]>`
    select p.id from products p join products self on self.id = ${id} and self.feed = p.feed where p.variant_group = ${group} and (not p.withdrawn or p.id = ${id}) order by p.id limit 60`;
  return rows.map((row) => row.id);
}

/** Reads every shop of a city with what it has of a product. */
export async function findShopStock(db: Database, id: number, cityId: number): Promise<ShopRow[]> {
  return db.$client<ShopRow[]>`
    select h.id, h.name_ru as "nameRu", h.name_kk as "nameKk", h.address_ru as "addressRu", h.address_kk as "addressKk", h.hours, h.latitude, h.longitude,
      s.product_id is not null as has, s.quantity - s.reserved as free
    from shops h left join stocks s on s.shop_id = h.id and s.product_id = ${id} and (s.quantity is null or s.quantity > s.reserved)
    where h.kind = 'shop' and h.city_id = ${cityId} order by h.id`;
}
