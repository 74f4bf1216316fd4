import type { ProductCard } from '#contract/catalog/catalog.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { favouriteIds } from '#web/state/lists/favourites.ts';
import { compareList } from '#web/state/lists/lists.ts';
import { offline } from '#web/words/offline-notice.ts';

/**
 * Compare and favourite of one product. `comparable` is false for what cannot be bought, unless it is being compared
 * and can be taken out (decisions §3).
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
    // What a press does is fetched with the first one.
    toggleCompare: () => {
      import('./toggle-compare.ts').then(({ toggleCompare }) => toggleCompare(product, shop), offline);
    },
    favourite: favouriteIds.use().includes(product.id),
    toggleFavourite: () => {
      import('./toggle-favourite.ts').then(({ toggleFavourite }) => toggleFavourite(product, shop), offline);
    },
  };
}
