import { useEffect, useState } from 'react';
import type { ShopStock } from '#contract/catalog/catalog.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** Shops that have the product: null while loading; `failed` comes with a retry. */
export type ShopStocks = { shops: readonly ShopStock[] | null; failed: boolean; retry: () => void };

/** Loads the shops that have a product once `isNeeded`. */
export function useShopStocks(productId: number, isNeeded: boolean): ShopStocks {
  const { api } = useShop();
  const [state, setState] = useState<{ of: number; shops: readonly ShopStock[] | null; failed: boolean }>({
    of: productId,
    shops: null,
    failed: false,
  });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    setState({ of: productId, shops: null, failed: false });
    api('GET /api/catalog/products/:id/shops', { id: productId }, { signal: controller.signal }).then(
      (shops) => setState({ of: productId, shops, failed: false }),
      () => {
        if (!controller.signal.aborted) setState({ of: productId, shops: null, failed: true });
      },
    );
    return () => controller.abort();
  }, [api, productId, isNeeded, tries]);
  const isCurrent = state.of === productId;
  return { shops: isCurrent ? state.shops : null, failed: isCurrent && state.failed, retry: () => setTries(tries + 1) };
}
