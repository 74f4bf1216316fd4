import { alias } from 'drizzle-orm/pg-core';
import { int, nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { categories, products, reviews } from '../catalog/catalog.table.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import type { FileRow } from '../../media/uploads/uploads.service.ts';

const p = alias(products, 'p');
const c = alias(categories, 'c');
const picture = {
  source: nullable(text),
  hash: nullable(text),
  width: nullable(int),
  height: nullable(int),
  color: nullable(text),
};
const product = { productId: p.id, nameRu: p.nameRu, nameKk: p.nameKk, kind: c.kind, ...picture };

const ownRow = rowOf({
  id: reviews.id,
  stars: reviews.stars,
  advantages: reviews.advantages,
  flaws: reviews.flaws,
  comment: reviews.comment,
  verified: reviews.verified,
  status: reviews.status,
  answer: reviews.answer,
  createdAt: reviews.createdAt,
  photos: int,
  ...product,
});
const boughtRow = rowOf({ boughtAt: text, ...product });
const createdRow = rowOf({ id: reviews.id });
const namesRow = rowOf({ firstName: customers.firstName, lastName: customers.lastName });

/** The first picture of the product `p` in any state. */
const firstPicture = (sql: Sql) => sql`
  left join lateral (select source, hash, width, height, color from pictures where product_id = p.id and status <> 'failed' order by position limit 1) f on true`;
const pictureColumns = (sql: Sql) => sql`f.source, f.hash, f.width, f.height, f.color`;

/** A review of the customer with its product. */
export type OwnReviewRow = Row<typeof ownRow>;
/** A product the customer has received. */
export type BoughtRow = Row<typeof boughtRow>;

/** Reads the reviews of a customer, newest first. */
export async function findOwnReviews(sql: Sql, customerId: number): Promise<OwnReviewRow[]> {
  return sql`
    select ${ownRow}, ${pictureColumns(sql)}, (select count(*)::int from review_pictures where review_id = reviews.id) as photos
    from reviews join products p on p.id = reviews.product_id join categories c on c.id = p.category_id ${firstPicture(sql)}
    where reviews.customer_id = ${customerId} order by reviews.created_at desc, reviews.id desc`;
}

/** Reads products a customer has received and not reviewed, latest first. */
export async function findUnreviewed(sql: Sql, customerId: number, limit: number): Promise<BoughtRow[]> {
  return sql`
    select ${boughtRow}, to_char(b.bought_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as "boughtAt", ${pictureColumns(sql)}
    from (
      select l.product_id, max(o.updated_at) as bought_at from orders o join order_lines l on l.order_id = o.id
      where o.customer_id = ${customerId} and o.status = 'completed' group by l.product_id
    ) b join products p on p.id = b.product_id join categories c on c.id = p.category_id ${firstPicture(sql)}
    where not exists (select from reviews r where r.customer_id = ${customerId} and r.product_id = b.product_id)
    order by b.bought_at desc limit ${limit}`;
}

/** Returns true when the product exists. */
export async function hasProduct(sql: Sql, productId: number): Promise<boolean> {
  return (await sql`select from products where id = ${productId}`).length > 0;
}

/** Returns true when a customer has received a product; returned ones do not count. */
export async function hasReceived(sql: Sql, customerId: number, productId: number): Promise<boolean> {
  const found = await sql`
    select from orders o join order_lines l on l.order_id = o.id
    where o.customer_id = ${customerId} and o.status = 'completed' and l.product_id = ${productId} limit 1`;
  return found.length > 0;
}

/** Reads the names that sign a review. */
export async function findNames(sql: Sql, customerId: number): Promise<Row<typeof namesRow> | undefined> {
  return (await sql`select ${namesRow} from customers where id = ${customerId}`)[0];
}

/** Fields of a new review. */
export type NewReview = {
  productId: number;
  author: string;
  language: 'ru' | 'kk';
  stars: number;
  advantages: string;
  flaws: string;
  comment: string;
  verified: boolean;
};

/** Inserts a review pending moderation; undefined when the customer already reviewed this product. */
export async function insertReview(
  sql: Sql,
  customerId: number,
  review: NewReview,
  now: Date,
): Promise<number | undefined> {
  const { productId, author, language, stars, advantages, flaws, comment, verified } = review;
  const [created] = await sql`
    insert into reviews (product_id, customer_id, author, language, stars, advantages, flaws, comment, verified, status, created_at)
    values (${productId}, ${customerId}, ${author}, ${language}, ${stars}, ${advantages}, ${flaws}, ${comment}, ${verified}, 'waiting', ${now})
    on conflict (customer_id, product_id) do nothing returning ${createdRow}`;
  return created?.id;
}

/** Inserts the photos of a review; their bytes are on disk under their keys. */
export async function insertPhotos(sql: Sql, reviewId: number, photos: readonly FileRow[]): Promise<void> {
  for (const [position, { key, width, height, color }] of photos.entries())
    await sql`
      insert into review_pictures (review_id, position, source, hash, width, height, color, status)
      values (${reviewId}, ${position}, ${`upload:${key}`}, ${key}, ${width}, ${height}, ${color}, 'ready')`;
}
