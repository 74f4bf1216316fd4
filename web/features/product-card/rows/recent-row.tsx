import { useEffect, useState } from 'react';
import type { ProductCard as Product } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { recentList } from '#web/state/lists/lists.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { ProductRow } from './product-row.tsx';

const MAX_PRODUCTS = 12;

/**
 * Recently viewed products, newest first, with a clear button; renders nothing without any. `exceptId` is the current
 * product.
 */
export function RecentRow({ exceptId }: { exceptId?: number }) {
  const { api } = useShop();
  const ids = recentList
    .use()
    .filter((id) => id !== exceptId)
    .slice(0, MAX_PRODUCTS)
    .join(',');
  const [products, setProducts] = useState<Product[]>([]);
  useEffect(() => {
    if (ids === '') return;
    const controller = new AbortController();
    // Optional: after an error the page is complete without it.
    api('GET /api/catalog/cards', { ids }, { signal: controller.signal }).then(
      (cards) => setProducts(cards.filter(({ availability }) => availability.state !== 'withdrawn')),
      () => {},
    );
    return () => controller.abort();
  }, [api, ids]);
  if (ids === '') return null;
  return (
    <ProductRow
      title={m.product_recent()}
      more={
        <Button kind="quiet" size="small" onClick={clearRecent}>
          {m.product_recent_clear()}
        </Button>
      }
      products={products}
    />
  );
}

function clearRecent(): void {
  const previousIds = recentList.get();
  recentList.put([]);
  toast.show({
    kind: 'info',
    text: m.product_recent_cleared(),
    action: { label: m.cart_undo(), run: () => recentList.put(previousIds) },
  });
}
