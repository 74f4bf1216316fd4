import type { Handlers } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CheckoutService } from './checkout.service.ts';

type CheckoutKeys =
  | 'POST /api/orders'
  | 'GET /api/checkout'
  | 'PUT /api/checkout/contact'
  | 'PUT /api/checkout/delivery'
  | 'POST /api/checkout/price'
  | 'PUT /api/checkout/payment'
  | 'PUT /api/checkout/promo'
  | 'DELETE /api/checkout/promo'
  | 'PUT /api/checkout/gift'
  | 'PUT /api/checkout/bonuses'
  | 'POST /api/checkout/gift-cards'
  | 'PUT /api/checkout/gift-cards/:id'
  | 'DELETE /api/checkout/gift-cards/:id';

/** Handlers of the checkout and of order placement. */
export function checkoutRoutes(checkout: CheckoutService): Handlers<CheckoutKeys> {
  return {
    'GET /api/checkout': (_input, context) => checkout.read(context),
    'PUT /api/checkout/contact': (contact, context) => checkout.setContact(context, contact),
    'PUT /api/checkout/delivery': (choice, context) => checkout.setDelivery(context, choice),
    'POST /api/checkout/price': (preview, context) => checkout.price(context, preview),
    'PUT /api/checkout/payment': (payment, context) => checkout.setPayment(context, payment),
    'PUT /api/checkout/promo': ({ code }, context) => checkout.setPromo(context, code),
    'DELETE /api/checkout/promo': (_input, context) => checkout.removePromo(context),
    'PUT /api/checkout/gift': ({ gift }, context) => checkout.setGift(context, gift),
    'PUT /api/checkout/bonuses': ({ amount }, context) => checkout.setBonuses(context, amount),
    'POST /api/checkout/gift-cards': (card, context) => checkout.addCard(context, card),
    'PUT /api/checkout/gift-cards/:id': ({ id }, context) => checkout.addOwnCard(context, id),
    'DELETE /api/checkout/gift-cards/:id': ({ id }, context) => checkout.removeCard(context, id),
    async 'POST /api/orders'({ stamp }, context) {
      // Without a session there is no cart, and no session is created.
      if (context.sessionId === null) fail('cart_empty');
      return checkout.place(context.sessionId, stamp, context.idempotencyKey, context);
    },
  };
}
