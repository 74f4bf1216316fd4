import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Checkout } from '#contract/orders/checkout.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { CART_KEY } from '#web/state/tabs/tab-keys.ts';
import { checkoutChanges, type CheckoutChange } from './checkout-changes.ts';
import { findOpenAttempt } from './order-attempt.ts';
import { failureName } from './steps/step-problem.ts';

/** The checkout in the browser. `unanswered`: the cart is gone and may have become an order. */
export type CheckoutState =
  | { state: 'loading' | 'empty' | 'failed' | 'offline' | 'unanswered' }
  | { state: 'ready'; checkout: Checkout; changes: CheckoutChange[] };

/** The product of a "buy now" link, `#buy-1`; null without one. */
function productToBuy(): number | null {
  const [, id] = /^#buy-(\d{1,9})$/.exec(location.hash) ?? [];
  return id === undefined ? null : Number(id);
}

/** Loads and stores the checkout; `reload` shows what changed since the last view. */
export function useCheckout() {
  const { api } = useShop();
  const [current, setCurrent] = useState<CheckoutState>({ state: 'loading' });
  const lastShown = useRef<Checkout | null>(null);
  const show = (checkout: Checkout, changes: CheckoutChange[] = []) => {
    lastShown.current = checkout;
    setCurrent({ state: 'ready', checkout, changes });
  };
  const reload = async (): Promise<void> => {
    try {
      const checkout = await api('GET /api/checkout', {});
      show(checkout, lastShown.current ? checkoutChanges(lastShown.current, checkout) : []);
    } catch (error) {
      const name = failureName(error);
      if (name === 'cart_empty') setCurrent({ state: findOpenAttempt() ? 'unanswered' : 'empty' });
      else if (!lastShown.current) setCurrent({ state: name === 'offline' ? 'offline' : 'failed' });
    }
  };
  const retry = () => {
    setCurrent({ state: 'loading' });
    void reload();
  };
  /**
   * Adds the product of a "buy now" link, then loads the checkout. The hash is removed only after the product is added:
   * an interrupted visit retries, a reload does not add it twice.
   */
  const start = useEffectEvent(async () => {
    const productId = productToBuy();
    if (productId !== null) {
      await (await import('./buy-now.ts')).buyNow(api, productId);
      if (productToBuy() === productId) history.replaceState(history.state, '', location.pathname + location.search);
    }
    await reload();
  });
  const load = useEffectEvent(() => void reload());
  useEffect(() => {
    void start();
    // The cart may have changed in another tab.
    const refresh = () => {
      if (document.visibilityState === 'visible' && lastShown.current) load();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === CART_KEY && newValue !== null) refresh();
    };
    document.addEventListener('visibilitychange', refresh);
    addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('storage', onStorage);
    };
  }, [api]);
  return { current, show, reload, retry };
}
