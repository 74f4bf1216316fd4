import type { Handlers } from '../../../platform/http/call.ts';
import type { CartService } from './cart.service.ts';

type CartKeys =
  | 'GET /api/cart'
  | 'POST /api/cart/lines'
  | 'PUT /api/cart/lines/:productId'
  | 'DELETE /api/cart/lines/:productId'
  | 'PUT /api/cart/lines/:productId/services/:code'
  | 'DELETE /api/cart/lines/:productId/services/:code'
  | 'PUT /api/cart/marks'
  | 'POST /api/cart/accept-prices';

/** Handlers of the cart. */
export function cartRoutes(cart: CartService): Handlers<CartKeys> {
  return {
    'GET /api/cart': (_input, context) => cart.read(context),
    'POST /api/cart/lines': ({ productId, quantity, only }, context) =>
      only ? cart.buyOnly(context, productId, quantity) : cart.add(context, productId, quantity),
    'PUT /api/cart/lines/:productId': ({ productId, quantity }, context) =>
      cart.setQuantity(context, productId, quantity),
    'DELETE /api/cart/lines/:productId': ({ productId }, context) => cart.remove(context, productId),
    'PUT /api/cart/lines/:productId/services/:code': ({ productId, code, quantity }, context) =>
      cart.setService(context, productId, code, quantity),
    'DELETE /api/cart/lines/:productId/services/:code': ({ productId, code }, context) =>
      cart.removeService(context, productId, code),
    'PUT /api/cart/marks': ({ productIds, mark }, context) => cart.mark(context, productIds, mark),
    'POST /api/cart/accept-prices': (_input, context) => cart.acceptPrices(context),
  };
}
