import type { giftPurchasesContract } from '#contract/gifts/gift-purchases.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { GiftPurchasesService } from './gift-purchases.service.ts';

/** Handlers of gift card purchases. */
export function giftPurchasesRoutes(purchases: GiftPurchasesService): Handlers<keyof typeof giftPurchasesContract> {
  return {
    'GET /api/gift-cards/offer': (_input, context) => {
      context.tag('settings');
      return purchases.offer(context);
    },
    'POST /api/gift-cards/recipients': ({ recipients }, context) => purchases.check(recipients, context),
    'GET /api/pages/profile/gift-purchases': (_input, context) => purchases.list(context),
    'POST /api/pages/profile/gift-purchases': (input, context) => purchases.buy(input, context.idempotencyKey, context),
    'GET /api/pages/profile/gift-purchases/:number': ({ number }, context) => purchases.read(number, context),
    'POST /api/pages/profile/gift-purchases/:number/payments': ({ number }, context) => purchases.pay(number, context),
    'POST /api/pages/profile/gift-purchases/:number/check': ({ number }, context) => purchases.recheck(number, context),
    'POST /api/pages/profile/gift-purchases/:number/cancel': ({ number }, context) => purchases.cancel(number, context),
  };
}
