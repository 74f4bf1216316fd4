import type { CallContext, Handlers } from '../../platform/call.ts';
import { fail } from '../../platform/failure.ts';
import type { CartService } from './cart.service.ts';

type CartKeys =
  | 'GET /api/cart'
  | 'POST /api/cart/lines'
  | 'PUT /api/cart/lines/:productId'
  | 'DELETE /api/cart/lines/:productId'
  | 'POST /api/cart/accept-prices';

/** Handlers of the cart. */
export function cartRoutes(cart: CartService): Handlers<CartKeys> {
  return {
    'GET /api/cart': (_input, context) => cart.read(context.sessionId, context),
    async 'POST /api/cart/lines'({ productId, quantity }, context) {
      return cart.add(await placeOf(context), context.language, productId, quantity);
    },
    async 'PUT /api/cart/lines/:productId'({ productId, quantity }, context) {
      // Who has no cart has no line to change, and gets no session for trying.
      if (context.sessionId === null) fail('product_not_found');
      return cart.set(await placeOf(context), context.language, productId, quantity);
    },
    'DELETE /api/cart/lines/:productId': ({ productId }, context) => cart.remove(context.sessionId, context, productId),
    'POST /api/cart/accept-prices': (_input, context) => cart.acceptPrices(context.sessionId, context),
  };
}

async function placeOf({ ensureSession, city, now }: CallContext) {
  return { sessionId: await ensureSession(), city, now };
}
