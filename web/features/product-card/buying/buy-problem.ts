import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import type { Shop } from '#web/state/shop-context.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';

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
