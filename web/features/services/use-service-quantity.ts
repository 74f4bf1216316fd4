import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { showFailure } from '#web/state/calls/use-action.ts';
import { setService } from '#web/state/cart/cart-services.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** Returns a function that sets the quantity of a service of a product in the cart; a toast shows a failure. */
export function useServiceQuantity(productId: number): (code: string, quantity: number) => void {
  const { api } = useShop();
  return (code, quantity) =>
    showFailure(setService(api, productId, code, quantity), (error) =>
      error instanceof ApiError && error.error === 'offline' ? m.offline_title() : m.service_problem(),
    );
}
