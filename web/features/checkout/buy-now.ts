import type { Api } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { failureName } from './steps/step-problem.ts';

const PROBLEMS: Record<string, () => string> = {
  sale_queue: () => m.checkout_problem_sale(),
  product_not_sold_here: () => m.cart_problem_not_here(),
  quantity_unavailable: () => m.cart_problem_quantity(),
  cart_full: () => m.cart_problem_full(),
  offline: () => m.offline_title(),
};

/** Selects only this product in the cart; a refusal is shown above the checkout of the cart as it is. */
export async function buyNow(api: Api, productId: number): Promise<void> {
  try {
    await api('POST /api/cart/lines', { productId, only: true });
  } catch (error) {
    toast.show({ kind: 'error', text: (PROBLEMS[failureName(error)] ?? m.cart_problem_add)() });
  }
}
