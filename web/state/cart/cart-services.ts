import type { Cart } from '#contract/orders/cart.ts';
import type { Api } from '../../calls/api.ts';
import { changeCart } from './cart-store.ts';
import { quantityQueue } from './quantity-queue.ts';

/** Sets the quantity of a service of a line; 0 removes it. Rolls back and throws on failure. */
export async function setService(api: Api, productId: number, code: string, quantity: number): Promise<Cart> {
  // A service needs its products: their quantity is sent first.
  await quantityQueue.flush();
  return changeCart(
    (cart) => ({
      ...cart,
      lines: cart.lines.map((line) =>
        line.product.id === productId
          ? {
              ...line,
              services: line.services.map((service) => (service.code === code ? { ...service, quantity } : service)),
            }
          : line,
      ),
    }),
    () =>
      quantity > 0
        ? api('PUT /api/cart/lines/:productId/services/:code', { productId, code, quantity })
        : api('DELETE /api/cart/lines/:productId/services/:code', { productId, code }),
  );
}
