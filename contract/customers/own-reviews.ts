import { z } from 'zod';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS } from '#domain/catalog/review.ts';
import { Picture } from '../catalog/catalog.ts';
import { FileKey } from '../orders/complaints.ts';
import { endpoint, Id } from '../endpoint.ts';

/** The product of a review. */
const ReviewedProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.string(),
  picture: Picture.nullable(),
});

/** A review by the customer. */
export const OwnReview = z.object({
  id: z.number().int(),
  product: ReviewedProduct,
  stars: z.number().int(),
  advantages: z.string(),
  flaws: z.string(),
  comment: z.string(),
  verified: z.boolean(),
  /** `waiting` is pending moderation. */
  status: z.enum(['waiting', 'published', 'refused']),
  photos: z.number().int(),
  answer: z.string().nullable(),
  at: z.string(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** The customer's reviews, and bought products without one. */
export const OwnReviews = z.object({
  mine: z.array(OwnReview),
  waiting: z.array(z.object({ product: ReviewedProduct, /** Day of receipt, `YYYY-MM-DD`. */ boughtOn: z.string() })),
});
export type OwnReviews = z.infer<typeof OwnReviews>;

const ReviewText = z.string().trim().max(MAX_REVIEW_LENGTH).default('');

export const ownReviewsContract = {
  'GET /api/pages/profile/reviews': endpoint({
    summary: "The customer's reviews, newest first, and bought products without one (spec §7).",
    output: OwnReviews,
    access: 'customer',
  }),
  'POST /api/pages/profile/reviews': endpoint({
    summary:
      'Submits a review with previously uploaded photos: one per customer and product, published after moderation (decisions §3).',
    input: z.object({
      productId: Id,
      stars: z.number().int().min(1).max(5),
      advantages: ReviewText,
      flaws: ReviewText,
      comment: ReviewText,
      photos: z.array(FileKey).max(MAX_REVIEW_PHOTOS).default([]),
    }),
    output: z.object({ id: z.number().int(), verified: z.boolean() }),
    errors: ['product_not_found', 'review_exists', 'file_not_found'],
    access: 'customer',
    perMinute: 10,
  }),
};
