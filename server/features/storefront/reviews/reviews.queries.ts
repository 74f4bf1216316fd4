import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/db.ts';
import { bool, int, json, nullable, rowOf, text, type Row } from '#server/platform/database/row.ts';
import { reviewPictures, reviews } from './reviews.table.ts';
import { bothCounts, customerScore, productsOfModel } from '../votes/votes.rows.ts';
import type { StoredPicture } from '../../media/pictures/public-picture.service.ts';

/** Query for a page of reviews. */
export type ReviewQuery = {
  stars: number | null;
  photos: boolean;
  sort: 'new' | 'useful' | 'best' | 'worst' | 'photos';
  offset: number;
  limit: number;
};

const r = alias(reviews, 'r');
const p = alias(reviewPictures, 'p');

const ratingRow = rowOf({ stars: int, photos: bool, count: int });
const reviewRow = rowOf({
  id: r.id,
  productId: r.productId,
  author: r.author,
  language: r.language,
  stars: r.stars,
  advantages: r.advantages,
  flaws: r.flaws,
  comment: r.comment,
  verified: r.verified,
  date: text,
  answer: r.answer,
  answeredOn: nullable(text),
  pictures: json<StoredPicture[]>(),
  useful: int,
  useless: int,
});
const textsRow = rowOf({ advantages: r.advantages, flaws: r.flaws });
const photoRow = rowOf({
  source: p.source,
  hash: p.hash,
  width: p.width,
  height: p.height,
  color: p.color,
  reviewId: r.id,
  author: r.author,
  stars: r.stars,
});

/** Advantages and flaws of a review. */
export type ReviewTexts = Row<typeof textsRow>;
/** A stored published review; days are of Almaty. */
export type ReviewRow = Row<typeof reviewRow>;
/** Number of published reviews with a number of stars, with or without photos. */
export type RatingCount = Row<typeof ratingRow>;
/** Photo of a buyer with the review it belongs to. */
export type PhotoRow = Row<typeof photoRow>;

/** Counts published reviews of a product's model by stars and presence of photos. */
export async function countRatings(db: Database, id: number): Promise<RatingCount[]> {
  return db.$client`
    select ${ratingRow} stars, photos, count(*)::int as count from (
      select r.stars, exists (select from review_pictures p where p.review_id = r.id and p.status <> 'failed') as photos from reviews r where r.product_id in ${productsOfModel(db.$client, id)} and r.status = 'published'
    ) as marked group by stars, photos`;
}

/** Reads a page of published reviews of a product's model with their photos, without unavailable ones. */
export async function findReviews(
  db: Database,
  id: number,
  { stars, photos, sort, offset, limit }: ReviewQuery,
): Promise<ReviewRow[]> {
  const sql = db.$client;
  const order = {
    new: sql`r.created_at desc`,
    useful: sql`${customerScore(sql, 'review', sql`r.id`)} desc, votes.useful - votes.useless desc, votes.useful desc, r.created_at desc`,
    best: sql`r.stars desc, r.created_at desc`,
    worst: sql`r.stars, r.created_at desc`,
    photos: sql`(photo.pictures is null), r.created_at desc`,
  }[sort];
  return sql`
    select ${reviewRow}, to_char(r.created_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as date,
      votes.useful, votes.useless,
      to_char(r.answered_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as "answeredOn", coalesce(photo.pictures, '[]') as pictures
    from reviews r left join lateral (
      select json_agg(json_build_object('source', source, 'hash', hash, 'width', width, 'height', height, 'color', color) order by position) as pictures
      from review_pictures where review_id = r.id and status <> 'failed'
    ) photo on true cross join lateral (select ${bothCounts(sql, 'review', sql`r.id`)}) votes
    where r.product_id in ${productsOfModel(db.$client, id)} and r.status = 'published' and (${stars}::int is null or r.stars = ${stars}) and (not ${photos}::boolean or photo.pictures is not null)
    order by ${order}, r.id desc limit ${limit} offset ${offset}`;
}

/** Reads the advantages and flaws of the newest published reviews of a product's model. */
export async function findReviewTexts(db: Database, id: number, limit: number): Promise<ReviewTexts[]> {
  return db.$client`
    select ${textsRow} from reviews r
    where r.product_id in ${productsOfModel(db.$client, id)} and r.status = 'published' order by r.created_at desc, r.id desc limit ${limit}`;
}

/** Reads the photos of all published reviews of a product's model, newest review first. */
export async function findBuyersPhotos(db: Database, id: number, limit: number): Promise<PhotoRow[]> {
  return db.$client`
    select ${photoRow}
    from review_pictures p join reviews r on r.id = p.review_id
    where r.product_id in ${productsOfModel(db.$client, id)} and r.status = 'published' and p.status <> 'failed' order by r.created_at desc, r.id desc, p.position limit ${limit}`;
}
