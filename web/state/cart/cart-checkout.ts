import { useEffect, useState } from 'react';
import type { Cart } from '#contract/orders/cart.ts';
import type { Checkout } from '#contract/orders/checkout.ts';
import { useShop } from '../shop-context.tsx';
import { customerId } from '../customer/customer.ts';

/** The checkout of a cart; `isCurrent` is false while a changed cart is being priced. */
export type CartCheckout = { checkout: Checkout; isCurrent: boolean; show: (checkout: Checkout) => void };

/** Loads the checkout of the selected lines for the cart page; null before, without selected lines and on failure. */
export function useCartCheckout(cart: Cart, isPending: boolean): CartCheckout | null {
  const { api } = useShop();
  const customer = customerId.use();
  const [loaded, setLoaded] = useState<{ key: string; checkout: Checkout } | null>(null);
  const selected = cart.lines.filter((line) => line.selected);
  const key = JSON.stringify([
    customer,
    selected.map(({ product: { id, price }, quantity, state, services }) => [
      id,
      price,
      quantity,
      state,
      services.map((service) => [service.code, service.quantity, service.price]),
    ]),
  ]);
  const isEmpty = selected.length === 0;
  useEffect(() => {
    if (isEmpty || isPending) return;
    const controller = new AbortController();
    // Optional: without it, as while offline, the cart shows its own sum and leads to the checkout.
    api('GET /api/checkout', {}, { signal: controller.signal }).then(
      (checkout) => setLoaded({ key, checkout }),
      () => controller.signal.aborted || setLoaded(null),
    );
    return () => controller.abort();
  }, [api, key, isEmpty, isPending]);
  if (isEmpty || !loaded) return null;
  return {
    checkout: loaded.checkout,
    isCurrent: loaded.key === key && !isPending,
    show: (checkout) => setLoaded({ key, checkout }),
  };
}
