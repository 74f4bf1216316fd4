import type { ProductCard } from '#contract/catalog/catalog.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { favouriteIds } from '#web/state/lists/favourites.ts';
import { compareList } from '#web/state/lists/lists.ts';
import { showOfflineNotice } from '#web/texts/offline-notice.ts';

/**
 * Compare and favourite state of a product. `isComparable` is false for unavailable products, except one that can still
 * be removed (decisions §3).
 */
export function useMarks(product: Pick<ProductCard, 'id' | 'availability'>): {
  isCompared: boolean;
  isComparable: boolean;
  toggleCompare: () => void;
  isFavourite: boolean;
  toggleFavourite: () => void;
} {
  const shop = useShop();
  const isCompared = compareList.use().includes(product.id);
  return {
    isCompared,
    isComparable: isCompared || product.availability.buyable,
    // Action code is loaded on the first click.
    toggleCompare: () => {
      import('./toggle-compare.ts').then(({ toggleCompare }) => toggleCompare(product, shop), showOfflineNotice);
    },
    isFavourite: favouriteIds.use().includes(product.id),
    toggleFavourite: () => {
      import('./toggle-favourite.ts').then(({ toggleFavourite }) => toggleFavourite(product, shop), showOfflineNotice);
    },
  };
}
