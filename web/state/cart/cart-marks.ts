import type { Cart } from '#contract/orders/cart.ts';
import type { CartMark } from '#domain/orders/cart-mark.ts';
import type { Api } from '../../calls/api.ts';
import { changeCart } from './cart-store.ts';

/** Selects or deselects lines, or sets them aside; rolls back and throws on failure. */
export function markLines(api: Api, productIds: readonly number[], mark: CartMark): Promise<Cart> {
  return changeCart(
    mark === 'later'
      ? null
      : (cart) => ({
          ...cart,
          lines: cart.lines.map((line) =>
            productIds.includes(line.product.id) ? { ...line, selected: mark === 'selected' } : line,
          ),
        }),
    () => api('PUT /api/cart/marks', { productIds: [...productIds], mark }),
  );
}
