import { rowOf } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import type { FileRow } from '../../media/uploads/uploads.service.ts';
import { reviews } from './reviews.table.ts';

/** Columns of a review, for statements that read from `reviews`. */
export const reviewColumns = {
  id: reviews.id,
  stars: reviews.stars,
  advantages: reviews.advantages,
  flaws: reviews.flaws,
  comment: reviews.comment,
  verified: reviews.verified,
  status: reviews.status,
  answer: reviews.answer,
  createdAt: reviews.createdAt,
};
const createdRow = rowOf({ id: reviews.id });

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

/** Subquery named `reviews` with the reviews of a customer. */
export const reviewsOfCustomer = (sql: Sql, customerId: number): Statement =>
  sql`(select * from reviews where customer_id = ${customerId}) reviews`;

/** Number of photos of the joined review, as an expression. */
export const photosOfReview = (sql: Sql): Statement =>
  sql`(select count(*)::int from review_pictures where review_id = reviews.id)`;

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
