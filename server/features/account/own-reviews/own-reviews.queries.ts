import { int, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { firstPicture, pictureField } from '../../media/pictures/pictures.rows.ts';
import { receivedProducts } from '../../ordering/orders/orders.rows.ts';
import { drawingKind, joinProduct, productColumns } from '../../storefront/catalog/products.rows.ts';
import {
  photosOfReview,
  reviewColumns,
  reviewsOfCustomer,
  type NewReview,
} from '../../storefront/reviews/reviews.rows.ts';

const { id: productId, nameRu, nameKk } = productColumns;
const product = { productId, nameRu, nameKk, kind: text, picture: pictureField };
const ownRow = rowOf({ ...reviewColumns, photos: int, ...product });
const idRow = rowOf({ id: reviewColumns.id });
const receivedRow = rowOf({ boughtAt: text, ...product });

/** A review of the customer with its product. */
export type OwnReviewRow = Row<typeof ownRow>;
/** A product the customer has received. */
export type ReceivedProductRow = Row<typeof receivedRow>;

/** Product, stars and texts of a review. */
type ReviewContent = Pick<NewReview, 'productId' | 'stars' | 'advantages' | 'flaws' | 'comment'>;

/** Computed columns of the joined product. */
const productSelect = (sql: Sql) => sql`${drawingKind(sql)} as kind, ${firstPicture(sql, sql`products.id`)} as picture`;

/** Reads the reviews of a customer, newest first. */
export async function findOwnReviews(sql: Sql, customerId: number): Promise<OwnReviewRow[]> {
  return sql`
    select ${ownRow}, ${productSelect(sql)}, ${photosOfReview(sql)} as photos
    from ${reviewsOfCustomer(sql, customerId)} ${joinProduct(sql, sql`reviews.product_id`)}
    order by reviews.created_at desc, reviews.id desc`;
}

/** Returns the id of a customer's review with this content. */
export async function findSameReview(
  sql: Sql,
  customerId: number,
  { productId: reviewed, stars, advantages, flaws, comment }: ReviewContent,
): Promise<number | undefined> {
  const [same] = await sql`
    select ${idRow} from ${reviewsOfCustomer(sql, customerId)}
    where reviews.product_id = ${reviewed} and reviews.stars = ${stars} and reviews.advantages = ${advantages}
      and reviews.flaws = ${flaws} and reviews.comment = ${comment}`;
  return same?.id;
}

/** Reads products a customer has received and not reviewed, latest first. */
export async function findUnreviewed(sql: Sql, customerId: number, limit: number): Promise<ReceivedProductRow[]> {
  return sql`
    select ${receivedRow}, to_char(bought.received_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as "boughtAt", ${productSelect(sql)}
    from ${receivedProducts(sql, customerId)} bought ${joinProduct(sql, sql`bought.product_id`)}
    where not exists (select from ${reviewsOfCustomer(sql, customerId)} where reviews.product_id = bought.product_id)
    order by bought.received_at desc limit ${limit}`;
}
