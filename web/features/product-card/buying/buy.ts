import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { addToCart } from '#web/state/cart/cart-store.ts';
import type { Shop } from '#web/state/shop-context.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';

/**
 * Adds the product to the cart, and confirms it by `onAdded` or a notice; a refusal is shown. Loaded on the first press.
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
    showBuyProblem(error, shop);
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

/** Shows why an addition was refused; a product sold through a queue leads there. */
export function showBuyProblem(error: unknown, { paths, navigate }: Pick<Shop, 'paths' | 'navigate'>): void {
  if (error instanceof ApiError && error.error === 'sale_queue')
    toast.show({
      kind: 'info',
      text: m.cart_problem_queue(),
      action: { label: m.cart_to_queue(), run: () => navigate(campaignPaths(paths).saleStart()) },
    });
  else toast.show({ kind: 'error', text: buyProblem(error) });
}

function buyProblem(error: unknown): string {
  // Without cookies the cart would be lost on leaving the page.
  if (!navigator.cookieEnabled) return m.cart_problem_cookies();
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'product_not_sold_here') return m.cart_problem_not_here();
  if (name === 'quantity_unavailable') return m.cart_problem_quantity();
  if (name === 'cart_full') return m.cart_problem_full();
  if (name === 'offline') return m.offline_title();
  return m.cart_problem_add();
}
