import type { ProductCard } from '#contract/catalog/catalog.ts';
import { MAX_COMPARED_PER_CATEGORY, MAX_COMPARED_PRODUCTS } from '#domain/catalog/compare.ts';
import { m } from '#web/messages.ts';
import type { Shop } from '#web/state/shop-context.tsx';
import { compareList } from '#web/state/lists/lists.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';

type ShopContext = Pick<Shop, 'api' | 'paths' | 'navigate'>;

/** Adds a product to the comparison or removes it; limits each category (decisions §3). */
export async function toggleCompare(
  product: Pick<ProductCard, 'id'>,
  { api, paths, navigate }: ShopContext,
): Promise<void> {
  if (compareList.has(product.id)) {
    compareList.remove(product.id);
    return;
  }
  const openAction = { label: m.compare_open(), run: () => navigate(paths.compare()) };
  const refusal = await findRefusal(product.id, api);
  if (refusal) {
    toast.show({ kind: 'warn', text: refusal, action: openAction });
    return;
  }
  compareList.add(product.id);
  toast.show({ kind: 'success', text: m.compare_added(), action: openAction });
}

/**
 * Returns why a product cannot be compared, or null. Checks the product on the server, since it may have been withdrawn
 * after rendering. Checks the whole list only when a category may be full.
 */
async function findRefusal(id: number, api: Shop['api']): Promise<string | null> {
  const comparedIds = compareList.get();
  const fullText = m.compare_full({ count: MAX_COMPARED_PER_CATEGORY });
  if (comparedIds.length >= MAX_COMPARED_PRODUCTS) return fullText;
  const idsToCheck = comparedIds.length < MAX_COMPARED_PER_CATEGORY ? [id] : [id, ...comparedIds];
  try {
    const { categories, unavailable } = await api('GET /api/catalog/compare', { ids: idsToCheck.join(',') });
    if (unavailable.some((product) => product.id === id)) return m.compare_refused();
    return categories.some(
      ({ products }) => products.length > MAX_COMPARED_PER_CATEGORY && products.some((compared) => compared.id === id),
    )
      ? fullText
      : null;
  } catch {
    return null;
  }
}
