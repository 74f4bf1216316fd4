import { useEffect, useState } from 'react';
import type { ProductCard as Product } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { recentList } from '#web/state/lists.ts';
import { ProductRow } from './product-row.tsx';

const MOST_SHOWN = 12;

/** Products seen lately, newest first; nothing until this browser has seen some. `besides` is the product on the page. */
export function RecentRow({ besides }: { besides?: number }) {
  const { api } = useShop();
  const ids = recentList.use().filter((id) => id !== besides).slice(0, MOST_SHOWN).join(',');
  const [products, setProducts] = useState<Product[]>([]);
  useEffect(() => {
    if (ids === '') return;
    const gone = new AbortController();
    // The row is a reminder: when it cannot be loaded, the page is whole without it.
    api('GET /api/catalog/cards', { ids }, { signal: gone.signal }).then(setProducts, () => {});
    return () => gone.abort();
  }, [api, ids]);
  if (ids === '') return null;
  return <ProductRow title={m.product_recent()} products={products} />;
}
