import type { Review, ReviewPage, ReviewPhoto } from '#contract/catalog/catalog.ts';
import type { Database } from '#server/platform/database/db.ts';
import { toPicture } from '../../media/pictures/public-picture.service.ts';
import {
  findBuyersPhotos,
  findMarks,
  findReviews,
  type MarkCount,
  type ReviewQuery,
  type ReviewRow,
} from './reviews.queries.ts';

/** Filters and sorting of a list of reviews; `page` counts from 1. */
export type ReviewChoice = {
  page?: number | undefined;
  stars?: number | undefined;
  photos?: boolean | undefined;
  sort?: ReviewQuery['sort'] | undefined;
};
/** Reviews on the product page before any filter. */
export type FirstReviews = {
  histogram: number[];
  reviews: Review[];
  buyersPhotos: ReviewPhoto[];
  reviewsWithPhotos: number;
};

const atOnce = 10;
const first = 5;
const MAX_PHOTOS = 60;

/** Returns a page of published reviews with the counts of every filter; a filter does not narrow its own counts. */
export async function reviewPage(db: Database, id: number, choice: ReviewChoice): Promise<ReviewPage> {
  const { page = 1, stars = null, photos = false, sort = 'new' } = choice;
  const [rows, marks] = await Promise.all([
    findReviews(db, id, { stars, photos, sort, offset: (page - 1) * atOnce, limit: atOnce }),
    findMarks(db, id),
  ]);
  return { reviews: rows.map(reviewOf), ...countsOf(marks, { stars, photos }) };
}

/** Returns the newest reviews, the counts and the buyers' photos for the product page. */
export async function firstReviews(db: Database, id: number): Promise<FirstReviews> {
  const [rows, marks, photos] = await Promise.all([
    findReviews(db, id, { stars: null, photos: false, sort: 'new', offset: 0, limit: first }),
    findMarks(db, id),
    findBuyersPhotos(db, id, MAX_PHOTOS),
  ]);
  const { histogram, withPhotos } = countsOf(marks, { stars: null, photos: false });
  return {
    histogram,
    reviews: rows.map(reviewOf),
    reviewsWithPhotos: withPhotos,
    buyersPhotos: photos.map(({ reviewId, author, stars, ...picture }) => ({
      reviewId,
      author,
      stars,
      picture: toPicture(picture),
    })),
  };
}

/** Counts the matching reviews, each star rating under the photo filter, and the photo filter under the star rating. */
export function countsOf(
  marks: readonly MarkCount[],
  { stars, photos }: { stars: number | null; photos: boolean },
): Pick<ReviewPage, 'total' | 'histogram' | 'withPhotos'> {
  const sum = (fits: (mark: MarkCount) => boolean) => marks.filter(fits).reduce((all, { count }) => all + count, 0);
  const isMarked = (mark: MarkCount) => stars === null || mark.stars === stars;
  const isSeen = (mark: MarkCount) => !photos || mark.photos;
  return {
    total: sum((mark) => isMarked(mark) && isSeen(mark)),
    histogram: [1, 2, 3, 4, 5].map((row) => sum((mark) => mark.stars === row && isSeen(mark))),
    withPhotos: sum((mark) => mark.photos && isMarked(mark)),
  };
}

function reviewOf({ answer, answeredOn, pictures, ...row }: ReviewRow): Review {
  return {
    ...row,
    pictures: pictures.map(toPicture),
    answer: answer === '' ? null : { text: answer, date: answeredOn },
  };
}
