import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import type { Shop } from '#web/state/shop-context.tsx';
import { addToCart, getCart } from '#web/state/cart/cart-store.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';

/** Adds the product to the cart, unless it is there, and applies its code in the checkout. */
export async function applyPromo(productId: number, code: string, { api, navigate, paths }: Shop): Promise<void> {
  try {
    if (!getCart().cart?.lines.some(({ product }) => product.id === productId)) await addToCart(api, productId);
    await api('PUT /api/checkout/promo', { code });
    toast.show({
      kind: 'success',
      text: m.product_promo_applied({ code }),
      action: { label: m.card_to_cart(), run: () => navigate(paths.cart()) },
    });
  } catch (error) {
    const name = error instanceof ApiError ? error.error : 'unexpected';
    const errorTexts: Record<string, () => string> = {
      offline: () => m.offline_title(),
      promo_refused: () => m.savings_promo_refused(),
      too_many_tries: () => m.checkout_problem_often(),
    };
    toast.show({ kind: 'error', text: (errorTexts[name] ?? m.savings_failed)() });
  }
}
