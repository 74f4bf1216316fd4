import { ApiError } from '#web/api.ts';
import { m } from '#web/messages.ts';

/** Words for a refused addition. */
export function buyProblem(error: unknown): string {
  // Without cookies the cart would be lost with the page.
  if (!navigator.cookieEnabled) return m.cart_problem_cookies();
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'product_not_sold_here') return m.cart_problem_not_here();
  if (name === 'quantity_unavailable') return m.cart_problem_quantity();
  if (name === 'cart_full') return m.cart_problem_full();
  if (name === 'offline') return m.offline_title();
  return m.cart_problem_add();
}
