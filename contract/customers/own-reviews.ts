import { z } from 'zod';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS } from '#domain/catalog/review.ts';
import { Picture } from '../catalog/catalog.ts';
import { FileKey } from '../orders/complaints.ts';
import { endpoint, Id } from '../endpoint.ts';

/** A product as lists of reviews name it. */
const ReviewedProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.string(),
  picture: Picture.nullable(),
});

/** A review of the customer's own. */
export const OwnReview = z.object({
  id: z.number().int(),
  product: ReviewedProduct,
  stars: z.number().int(),
  advantages: z.string(),
  flaws: z.string(),
  comment: z.string(),
  verified: z.boolean(),
  /** waiting for the moderator, published or refused. */
  status: z.enum(['waiting', 'published', 'refused']),
  photos: z.number().int(),
  answer: z.string().nullable(),
  at: z.string(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** The customer's reviews, and what was bought and not reviewed yet. */
export const OwnReviews = z.object({
  mine: z.array(OwnReview),
  waiting: z.array(
    z.object({ product: ReviewedProduct, /** When it was received, `YYYY-MM-DD`. */ boughtOn: z.string() }),
  ),
});
export type OwnReviews = z.infer<typeof OwnReviews>;

const Words = z.string().trim().max(MAX_REVIEW_LENGTH).default('');

export const ownReviewsContract = {
  'GET /api/pages/profile/reviews': endpoint({
    summary: "The customer's reviews, newest first, and bought products that wait for one (spec §7).",
    output: OwnReviews,
    access: 'customer',
  }),
  'POST /api/pages/profile/reviews': endpoint({
    summary:
      'Sends a review with photos that were uploaded before: one per customer and product, shown once a moderator has read it (decisions §3).',
    input: z.object({
      productId: Id,
      stars: z.number().int().min(1).max(5),
      advantages: Words,
      flaws: Words,
      comment: Words,
      photos: z.array(FileKey).max(MAX_REVIEW_PHOTOS).default([]),
    }),
    output: z.object({ id: z.number().int(), verified: z.boolean() }),
    errors: ['product_not_found', 'review_exists', 'file_not_found'],
    access: 'customer',
    perMinute: 10,
  }),
};
