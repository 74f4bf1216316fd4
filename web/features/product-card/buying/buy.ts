import { m } from '#web/messages.ts';
import { addToCart } from '#web/state/cart/cart-store.ts';
import type { Shop } from '#web/state/shop-context.tsx';
import { showOfflineNotice } from '#web/texts/offline-notice.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';

/**
 * Adds the product to the cart, and confirms it by `onAdded` or a notice; a refusal is shown.
 */
export async function buy(
  product: { id: number; name: string },
  shop: Pick<Shop, 'api' | 'paths' | 'navigate'>,
  onAdded: (() => void) | false,
): Promise<void> {
  // Loads along with the response, so a quick next click does not hit the link waiting for it.
  import('./cart-stepper.tsx').catch(() => undefined);
  try {
    if (!navigator.cookieEnabled) throw new Error('cookies');
    await addToCart(shop.api, product.id);
    if (onAdded) onAdded();
    else showAdded(product, shop);
  } catch (error) {
    await import('./buy-problem.ts').then(({ showBuyProblem }) => showBuyProblem(error, shop), showOfflineNotice);
  }
}

/** Confirms an addition, with a link to the cart. */
export function showAdded({ name }: { name: string }, { paths, navigate }: Pick<Shop, 'paths' | 'navigate'>): void {
  toast.show({
    kind: 'success',
    text: m.card_added({ name }),
    action: { label: m.card_to_cart(), run: () => navigate(paths.cart()) },
  });
}
