import { int, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { productsOfModel } from '../votes/votes.rows.ts';
import { reviews } from './reviews.table.ts';

const reviewRow = rowOf({
  id: reviews.id,
  productId: reviews.productId,
  author: reviews.author,
  stars: reviews.stars,
  advantages: reviews.advantages,
  flaws: reviews.flaws,
  comment: reviews.comment,
  verified: reviews.verified,
  status: text,
  answer: reviews.answer,
  createdAt: reviews.createdAt,
  product: text,
  photos: int,
});
const productIdRow = rowOf({ productId: reviews.productId });

const ratedRow = rowOf({ id: int });

/** A review for the moderator. */
export type ModeratedRow = Row<typeof reviewRow>;

const withProduct = (sql: Sql) => sql`
  reviews.status, p.name_ru as product,
    (select count(*)::int from review_pictures f where f.review_id = reviews.id) as photos
  from reviews join products p on p.id = reviews.product_id`;

/** Lists reviews written in the shop by state: pending ones oldest first, the others newest first. */
export async function listReviews(sql: Sql, status: string, limit: number): Promise<ModeratedRow[]> {
  return status === 'waiting'
    ? sql`select ${reviewRow}, ${withProduct(sql)} where reviews.status = 'waiting' and reviews.external_id is null order by reviews.id limit ${limit}`
    : sql`select ${reviewRow}, ${withProduct(sql)} where reviews.status = ${status} and reviews.external_id is null order by reviews.id desc limit ${limit}`;
}

/** Finds a review written in the shop. */
export async function findReview(sql: Sql, id: number): Promise<ModeratedRow | undefined> {
  const [found] =
    await sql`select ${reviewRow}, ${withProduct(sql)} where reviews.id = ${id} and reviews.external_id is null`;
  return found;
}

/** Stores the moderator's decision; returns the product, or undefined when no such review was written in the shop. */
export async function storeDecision(
  sql: Sql,
  id: number,
  { status, answer }: { status: 'published' | 'refused'; answer: string | null },
  now: Date,
): Promise<number | undefined> {
  const [judged] = await sql`
    update reviews set status = ${status}, answer = coalesce(${answer}::text, answer),
      answered_at = case when ${answer}::text is null then answered_at else ${now} end
    where id = ${id} and external_id is null returning ${productIdRow}`;
  return judged?.productId;
}

/** Recomputes the rating of a product's model from its published reviews; returns the products of the model. */
export async function updateRating(sql: Sql, productId: number): Promise<number[]> {
  const rated = await sql`
    update products set rating_hundredths = r.mean, rating_count = r.many
    from (
      select coalesce(round(avg(stars) * 100), 0)::smallint as mean, count(*)::int as many
      from reviews where product_id in ${productsOfModel(sql, productId)} and status = 'published'
    ) as r
    where id in ${productsOfModel(sql, productId)} returning ${ratedRow} id`;
  return rated.map(({ id }) => id);
}
