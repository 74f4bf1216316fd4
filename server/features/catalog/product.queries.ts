import type { Review } from '#contract/catalog.ts';
import type { Database } from '#server/platform/db.ts';
import type { StoredPicture } from './cards.queries.ts';

/** What only the product page needs of a product. */
export type ProductDetails = { descriptionRu: string; descriptionKk: string; pictures: StoredPicture[] };
/** Published reviews by stars, from one to five. */
export type Histogram = number[];
/** A page of reviews as people ask for it. */
export type ReviewQuery = { stars: number | null; sort: 'new' | 'best' | 'worst'; offset: number; limit: number };
/** Place that has the product, or another shop of the city that can get it. */
export type ShopRow = {
  id: number; nameRu: string; nameKk: string; addressRu: string; addressKk: string; hours: string; latitude: number | null; longitude: number | null; has: boolean; free: number | null;
};

/** Reads descriptions and pictures of a product. */
export async function findDetails(db: Database, id: number): Promise<ProductDetails | null> {
  const [row] = await db.$client<ProductDetails[]>`
    select p.description_ru as "descriptionRu", p.description_kk as "descriptionKk", coalesce((
      select json_agg(json_build_object('source', source, 'hash', hash, 'width', width, 'height', height, 'color', color) order by position) from pictures where product_id = p.id
    ), '[]') as pictures from products p where p.id = ${id}`;
  return row ?? null;
}

/** Lists the goods of a variant group that are still sold, the product itself among them. */
export async function findVariants(db: Database, group: string, id: number): Promise<number[]> {
  const rows = await db.$client<{ id: number }[]>`
    select p.id from products p join products self on self.id = ${id} and self.feed = p.feed where p.variant_group = ${group} and (not p.withdrawn or p.id = ${id}) order by p.id limit 60`;
  return rows.map((row) => row.id);
}

/** Counts published reviews by stars. */
export async function findHistogram(db: Database, id: number): Promise<Histogram> {
  const rows = await db.$client<{ stars: number; count: number }[]>`
    select stars, count(*)::int as count from reviews where product_id = ${id} and status = 'published' group by stars`;
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
}

/** Reads a page of published reviews and how many there are. */
export async function findReviews(db: Database, id: number, { stars, sort, offset, limit }: ReviewQuery): Promise<{ reviews: Review[]; total: number }> {
  const sql = db.$client;
  const order = { new: sql`created_at desc`, best: sql`stars desc, created_at desc`, worst: sql`stars, created_at desc` }[sort];
  const chosen = sql`product_id = ${id} and status = 'published' and (${stars}::int is null or stars = ${stars})`;
  const [reviews, [counted]] = await Promise.all([
    sql<Review[]>`
      select id, author, language, stars, advantages, flaws, comment, verified, to_char(created_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as date
      from reviews where ${chosen} order by ${order}, id desc limit ${limit} offset ${offset}`,
    sql<{ total: number }[]>`select count(*)::int as total from reviews where ${chosen}`,
  ]);
  return { reviews: [...reviews], total: counted?.total ?? 0 };
}

/** Reads every shop of a city with what it has of a product. */
export async function findShopStock(db: Database, id: number, cityId: number): Promise<ShopRow[]> {
  return db.$client<ShopRow[]>`
    select h.id, h.name_ru as "nameRu", h.name_kk as "nameKk", h.address_ru as "addressRu", h.address_kk as "addressKk", h.hours, h.latitude, h.longitude,
      s.product_id is not null as has, s.quantity - s.reserved as free
    from shops h left join stocks s on s.shop_id = h.id and s.product_id = ${id} and (s.quantity is null or s.quantity > s.reserved)
    where h.kind = 'shop' and h.city_id = ${cityId} order by h.id`;
}
