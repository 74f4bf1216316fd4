import type { ownReviewsContract } from '#contract/customers/own-reviews.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { OwnReviewsService } from './own-reviews.service.ts';

/** Handlers of a customer's own reviews. */
export function ownReviewsRoutes(reviews: OwnReviewsService): Handlers<keyof typeof ownReviewsContract> {
  return {
    'GET /api/pages/profile/reviews': (_input, context) => reviews.list(requireCustomer(context), context.language),
    'POST /api/pages/profile/reviews': (review, context) => reviews.send(requireCustomer(context), review, context),
  };
}
