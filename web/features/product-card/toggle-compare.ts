import type { ProductCard } from '#contract/catalog.ts';
import { MAX_COMPARED, MAX_KEPT } from '#domain/compare.ts';
import { m } from '#web/messages.ts';
import type { Shop } from '#web/shop-context.tsx';
import { compareList } from '#web/state/lists.ts';
import { toast } from '#web/ui/toast-queue.ts';

type Place = Pick<Shop, 'api' | 'paths' | 'navigate'>;

/**
 * Adds a product to the comparison or takes it out; refuses more of a category than fit side by side (decisions
 * §3).
 */
export async function toggleCompare(product: Pick<ProductCard, 'id'>, { api, paths, navigate }: Place): Promise<void> {
  if (compareList.has(product.id)) {
    compareList.remove(product.id);
    return;
  }
  const open = { label: m.compare_open(), run: () => navigate(paths.compare()) };
  if (await isFull(product.id, api)) {
    toast.show({ kind: 'warn', text: m.compare_full({ count: MAX_COMPARED }), action: open });
    return;
  }
  compareList.add(product.id);
  toast.show({ kind: 'success', text: m.compare_added(), action: open });
}

// Only a list as long as a category may hold can be full; which categories its products are of, the server knows.
async function isFull(id: number, api: Shop['api']): Promise<boolean> {
  const others = compareList.get();
  if (others.length >= MAX_KEPT) return true;
  if (others.length < MAX_COMPARED) return false;
  try {
    const { categories } = await api('GET /api/catalog/compare', { ids: [id, ...others].join(',') });
    return categories.some(
      ({ products }) => products.length > MAX_COMPARED && products.some((compared) => compared.id === id),
    );
  } catch {
    return false;
  }
}
