import type { ProductCard } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { compareList } from '#web/state/lists.ts';
import { toast } from '#web/ui/toast-queue.ts';

/**
 * Compare and favourite of one product. `comparable` is false for what cannot be bought, unless it is being compared
 * and can be taken out (decisions §3). Favourites belong to registered people, so a guest is asked to log in.
 */
export function useMarks(product: Pick<ProductCard, 'id' | 'availability'>): {
  compared: boolean;
  comparable: boolean;
  toggleCompare: () => void;
  favour: () => void;
} {
  const shop = useShop();
  const { paths, page, navigate } = shop;
  const compared = compareList.use().includes(product.id);
  return {
    compared,
    comparable: compared || product.availability.buyable,
    // The rules of comparison are fetched with the first press.
    toggleCompare: () => {
      import('./toggle-compare.ts').then(
        ({ toggleCompare }) => toggleCompare(product, shop),
        () => toast.show({ kind: 'error', text: m.offline_title() }),
      );
    },
    favour: () => {
      const here = page.url;
      toast.show({
        kind: 'info',
        text: m.wishlist_login(),
        action: { label: m.frame_login(), run: () => navigate(paths.auth(here)) },
      });
    },
  };
}
