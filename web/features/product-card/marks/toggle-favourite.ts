import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import type { Shop } from '#web/state/shop-context.tsx';
import { isCustomer } from '#web/state/customer/customer.ts';
import { favouriteIds } from '#web/state/lists/favourites.ts';
import { setFavourite, favouriteAfterLogin } from '#web/state/lists/favourites-sync.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';

type ShopContext = Pick<Shop, 'api' | 'paths' | 'navigate' | 'page'>;

/**
 * Adds a product to the favourites or removes it. A guest is sent to the login; afterwards the product is added and the
 * same page opens (decisions §3).
 */
export function toggleFavourite({ id }: Pick<ProductCard, 'id'>, { api, paths, navigate, page }: ShopContext): void {
  if (!isCustomer()) {
    favouriteAfterLogin(id, api);
    toast.show({ kind: 'info', text: m.wishlist_login() });
    navigate(paths.auth(page.url));
    return;
  }
  const isAdding = !favouriteIds.get().includes(id);
  const change = (isFavourite: boolean) => setFavourite(api, id, isFavourite);
  void change(isAdding).then((isSaved) => {
    if (!isSaved) return;
    toast.show(
      isAdding
        ? {
            kind: 'success',
            text: m.wishlist_added(),
            action: { label: m.wishlist_open(), run: () => navigate(paths.wishlist()) },
          }
        : { kind: 'info', text: m.wishlist_removed(), action: { label: m.cart_undo(), run: () => void change(true) } },
    );
  });
}
