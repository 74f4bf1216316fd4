import { createBonusesService } from './features/bonuses/bonuses.service.ts';
import { complaintsRoutes } from './features/complaints/complaints.routes.ts';
import { createComplaintsService } from './features/complaints/complaints.service.ts';
import type { CustomersService } from './features/customers/customers.service.ts';
import { createGiftCardsService } from './features/gift-cards/gift-cards.service.ts';
import { createKeysService } from './features/keys/keys.service.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { createPromotionsService } from './features/promotions/promotions.service.ts';
import { ownReviewsRoutes } from './features/reviews/own-reviews.routes.ts';
import { createOwnReviewsService } from './features/reviews/own-reviews.service.ts';
import { createUploadsService } from './features/uploads/uploads.service.ts';
import type { Database } from './platform/db.ts';

/** What the own things of customers are made of. */
type Deps = { db: Database; secret: string; picturesDir: string; customers: CustomersService };

/** Puts together what belongs to one customer: bonuses, cards, codes, keys, complaints and reviews; returns its handlers. */
export function createOwnThings({ db, secret, picturesDir, customers }: Deps) {
  const uploads = createUploadsService({ db, dir: picturesDir });
  return {
    ...profileRoutes({
      customers,
      bonuses: createBonusesService({ db }),
      giftCards: createGiftCardsService({ db }),
      promotions: createPromotionsService({ db }),
      keys: createKeysService({ db, secret }),
    }),
    ...complaintsRoutes(createComplaintsService({ db, uploads }), uploads),
    ...ownReviewsRoutes(createOwnReviewsService({ db, uploads })),
  };
}
