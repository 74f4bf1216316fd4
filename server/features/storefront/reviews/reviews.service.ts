import { summarizeReviews } from '#domain/catalog/review-topics.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { Review, ReviewPage, ReviewPhoto, ReviewTopic } from '#contract/catalog/catalog.ts';
import type { Database } from '#server/platform/database/db.ts';
import { toPicture } from '../../media/pictures/public-picture.service.ts';
import {
  findBuyersPhotos,
  countRatings,
  findReviews,
  findReviewTexts,
  type RatingCount,
  type ReviewQuery,
  type ReviewRow,
} from './reviews.queries.ts';

/** Filters and sorting of a list of reviews; `page` counts from 1. */
export type ReviewFilters = {
  page?: number | undefined;
  stars?: number | undefined;
  photos?: boolean | undefined;
  sort?: ReviewQuery['sort'] | undefined;
};
/** A review with the product that it is about. */
export type ModelReview = Omit<Review, 'variant'> & { productId: number };
/** Reviews on the product page before any filter. */
export type FirstReviews = {
  histogram: number[];
  reviews: ModelReview[];
  buyersPhotos: ReviewPhoto[];
  reviewsWithPhotos: number;
  topics: ReviewTopic[];
};

const PAGE_SIZE = 10;
const INITIAL_REVIEWS = 5;
const MAX_PHOTOS = 60;
/** Newest reviews behind the summary by topic. */
const MAX_SUMMARIZED = 500;

/** Returns a page of published reviews of a product's model with the counts of every filter; a filter does not narrow its own counts. */
export async function loadReviewPage(
  db: Database,
  id: number,
  choice: ReviewFilters,
): Promise<Omit<ReviewPage, 'reviews'> & { reviews: ModelReview[] }> {
  const { page = 1, stars = null, photos = false, sort = 'new' } = choice;
  const [rows, ratingRows] = await Promise.all([
    findReviews(db, id, { stars, photos, sort, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countRatings(db, id),
  ]);
  return { reviews: rows.map(toReview), ...countReviews(ratingRows, { stars, photos }) };
}

/** Returns the newest reviews, the counts, the buyers' photos and the summary by topic for the product page. */
export async function loadFirstReviews(db: Database, id: number, language: Language): Promise<FirstReviews> {
  const [rows, ratingRows, photos, texts] = await Promise.all([
    findReviews(db, id, { stars: null, photos: false, sort: 'new', offset: 0, limit: INITIAL_REVIEWS }),
    countRatings(db, id),
    findBuyersPhotos(db, id, MAX_PHOTOS),
    findReviewTexts(db, id, MAX_SUMMARIZED),
  ]);
  const { histogram, withPhotos } = countReviews(ratingRows, { stars: null, photos: false });
  return {
    histogram,
    reviews: rows.map(toReview),
    reviewsWithPhotos: withPhotos,
    topics: summarizeReviews(texts).map(({ name, ...counts }) => ({ name: pick(name, language), ...counts })),
    buyersPhotos: photos.map(({ reviewId, author, stars, ...picture }) => ({
      reviewId,
      author,
      stars,
      picture: toPicture(picture),
    })),
  };
}

/** Counts matching reviews. Star counts ignore the star filter; the photo count ignores the photo filter. */
export function countReviews(
  ratings: readonly RatingCount[],
  { stars, photos }: { stars: number | null; photos: boolean },
): Pick<ReviewPage, 'total' | 'histogram' | 'withPhotos'> {
  const sum = (isCounted: (rating: RatingCount) => boolean) =>
    ratings.filter(isCounted).reduce((total, { count }) => total + count, 0);
  const matchesStars = (rating: RatingCount) => stars === null || rating.stars === stars;
  const matchesPhotoFilter = (rating: RatingCount) => !photos || rating.photos;
  return {
    total: sum((rating) => matchesStars(rating) && matchesPhotoFilter(rating)),
    histogram: [1, 2, 3, 4, 5].map((star) => sum((rating) => rating.stars === star && matchesPhotoFilter(rating))),
    withPhotos: sum((rating) => rating.photos && matchesStars(rating)),
  };
}

/** Adds the names of variants to the reviews of a product's model. */
export function withVariants(
  reviews: readonly ModelReview[],
  id: number,
  names: ReadonlyMap<number, string>,
): Review[] {
  return reviews.map(({ productId, ...review }) => ({
    ...review,
    variant: productId === id ? null : (names.get(productId) ?? ''),
  }));
}

function toReview({ answer, answeredOn, pictures, ...row }: ReviewRow): ModelReview {
  return {
    ...row,
    pictures: pictures.map(toPicture),
    answer: answer === '' ? null : { text: answer, date: answeredOn },
  };
}
