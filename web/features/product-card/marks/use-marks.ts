import type { ProductCard } from '#contract/catalog/catalog.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { favouriteIds } from '#web/state/lists/favourites.ts';
import { compareList } from '#web/state/lists/lists.ts';
import { offline } from '#web/words/offline-notice.ts';

/**
 * Compare and favourite state of a product. `comparable` is false for unavailable products, except one that can still
 * be removed (decisions §3).
 */
export function useMarks(product: Pick<ProductCard, 'id' | 'availability'>): {
  compared: boolean;
  comparable: boolean;
  toggleCompare: () => void;
  favourite: boolean;
  toggleFavourite: () => void;
} {
  const shop = useShop();
  const compared = compareList.use().includes(product.id);
  return {
    compared,
    comparable: compared || product.availability.buyable,
    // Action code is loaded on the first click.
    toggleCompare: () => {
      import('./toggle-compare.ts').then(({ toggleCompare }) => toggleCompare(product, shop), offline);
    },
    favourite: favouriteIds.use().includes(product.id),
    toggleFavourite: () => {
      import('./toggle-favourite.ts').then(({ toggleFavourite }) => toggleFavourite(product, shop), offline);
    },
  };
}
