import { useEffect, useState } from 'react';
import type { ShopStock } from '#contract/catalog/catalog.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** Shops that have the product: null while loading; `failed` comes with a retry. */
export type ShopStocks = { shops: readonly ShopStock[] | null; failed: boolean; retry: () => void };

/** Loads the shops that have a product once `isNeeded`. */
export function useShopStocks(productId: number, isNeeded: boolean): ShopStocks {
  const { api } = useShop();
  const [state, setState] = useState<{ productId: number; shops: readonly ShopStock[] | null; failed: boolean }>({
    productId,
    shops: null,
    failed: false,
  });
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    setState({ productId, shops: null, failed: false });
    api('GET /api/catalog/products/:id/shops', { id: productId }, { signal: controller.signal }).then(
      (shops) => setState({ productId, shops, failed: false }),
      () => {
        if (!controller.signal.aborted) setState({ productId, shops: null, failed: true });
      },
    );
    return () => controller.abort();
  }, [api, productId, isNeeded, attempts]);
  const isCurrent = state.productId === productId;
  return {
    shops: isCurrent ? state.shops : null,
    failed: isCurrent && state.failed,
    retry: () => setAttempts(attempts + 1),
  };
}
