import type { ProductCard } from '#contract/catalog.ts';
import { isComparable } from '#domain/availability.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { compareList } from '#web/state/lists.ts';
import { toast } from '#web/ui/toast-queue.ts';

/** Compare and favourite of one product. Favourites belong to registered people, so a guest is asked to log in. */
export function useMarks(product: Pick<ProductCard, 'id' | 'availability'>): { compared: boolean; toggleCompare: () => void; favour: () => void } {
  const { paths, base, navigate } = useShop();
  const compared = compareList.use().includes(product.id);
  return {
    compared,
    toggleCompare: () => {
      if (compared) {
        compareList.remove(product.id);
        return;
      }
      if (!isComparable(product.availability.state)) {
        toast.show({ kind: 'warn', text: m.compare_unavailable() });
        return;
      }
      compareList.add(product.id);
      toast.show({ kind: 'success', text: m.compare_added(), action: { label: m.compare_open(), run: () => navigate(paths.compare()) } });
    },
    favour: () => {
      const here = location.pathname.slice(base.length) + location.search;
      toast.show({ kind: 'info', text: m.wishlist_login(), action: { label: m.frame_login(), run: () => navigate(paths.auth(here)) } });
    },
  };
}
