import type { OwnReviews } from '#contract/customers/own-reviews.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { reviewAuthor } from '#domain/catalog/review.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { toPicture } from '../../media/pictures/public-picture.service.ts';
import type { UploadsService } from '../../media/uploads/uploads.service.ts';
import { findName } from '../../customers/customers/customers.rows.ts';
import { hasReceived } from '../../ordering/orders/orders.rows.ts';
import { hasProduct } from '../../storefront/catalog/products.rows.ts';
import { insertPhotos, insertReview, type NewReview } from '../../storefront/reviews/reviews.rows.ts';
import { findOwnReviews, findSameReview, findUnreviewed, type ReceivedProductRow } from './own-reviews.queries.ts';

/** Max products without a review to list. */
const MAX_UNREVIEWED = 300;

/** Reviews written by customers. */
export type OwnReviewsService = ReturnType<typeof createOwnReviewsService>;

/** Creates the service of customers' own reviews (decisions §3). */
export function createOwnReviewsService({ db, uploads }: { db: Database; uploads: UploadsService }) {
  return {
    /** Returns a customer's reviews, and received products without one. */
    async list(customerId: number, language: Language): Promise<OwnReviews> {
      const [reviews, unreviewed] = await Promise.all([
        findOwnReviews(db.$client, customerId),
        findUnreviewed(db.$client, customerId, MAX_UNREVIEWED),
      ]);
      return {
        mine: reviews.map((row) => ({
          ...row,
          product: toProduct(row, language),
          answer: row.answer === '' ? null : row.answer,
          at: new Date(row.createdAt).toISOString(),
        })),
        waiting: unreviewed.map((row) => ({ product: toProduct(row, language), boughtOn: row.boughtAt })),
      };
    },

    /**
     * Submits a review for moderation, signed with the customer's name and marked verified if the product was received.
     * A repeat of the same review changes nothing. Throws `product_not_found`, `review_exists` or `file_not_found`.
     */
    async send(
      customerId: number,
      { photos, ...review }: Omit<NewReview, 'author' | 'language' | 'verified'> & { photos: readonly string[] },
      { language, now }: { language: Language; now: Date },
    ): Promise<{ id: number; verified: boolean }> {
      return inTransaction(db, async (tx) => {
        if (!(await hasProduct(tx, review.productId))) fail('product_not_found');
        const names = (await findName(tx, customerId)) ?? fail('unauthorised');
        const verified = await hasReceived(tx, customerId, review.productId);
        const author = reviewAuthor(names.firstName, names.lastName);
        const id = await insertReview(tx, customerId, { ...review, author, language, verified }, now);
        if (id === undefined) {
          const same = (await findSameReview(tx, customerId, review)) ?? fail('review_exists');
          return { id: same, verified };
        }
        await insertPhotos(tx, id, await uploads.claim(tx, { customerId }, [...new Set(photos)], 'review'));
        return { id, verified };
      });
    },
  };
}

function toProduct(
  { productId, nameRu, nameKk, kind, picture }: Omit<ReceivedProductRow, 'boughtAt'>,
  language: Language,
) {
  return {
    id: productId,
    name: pick({ ru: nameRu, kk: nameKk }, language),
    kind,
    picture: picture && toPicture(picture),
  };
}
