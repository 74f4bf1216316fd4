import type { ReactNode } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Favourite } from '#contract/customers/favourites.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { showCart } from '#web/state/cart/cart-store.ts';
import { favouriteIds } from '#web/state/lists/favourites.ts';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/state-view.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { useFavourites } from './use-favourites.ts';
import css from './favourites-view.module.css';

/** Max products moved per call (contract/customers/favourites.ts). */
const MAX_MOVED_PRODUCTS = 100;

/** A customer's favourites by category. The screen provides the card and the notify-me button. */
export function FavouritesView({
  card,
  alert,
}: {
  card: (product: ProductCard) => ReactNode;
  alert: (favourite: Favourite) => ReactNode;
}) {
  const { paths } = useShop();
  const { list, failed, retry } = useFavourites();
  if (failed)
    return (
      <ErrorState
        title={m.wishlist_error()}
        action={
          <Button kind="action" onClick={retry}>
            {m.frame_retry()}
          </Button>
        }
      />
    );
  if (!list)
    return (
      <div className={css.cards} aria-busy="true">
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    );
  if (list.count === 0)
    return (
      <EmptyState
        drawing="heart"
        title={m.wishlist_empty()}
        text={m.wishlist_empty_text()}
        action={
          <Button kind="action" href={paths.catalog()}>
            {m.not_found_catalog()}
          </Button>
        }
      />
    );
  const buyable = list.groups.flatMap(({ favourites }) => favourites.filter(({ soldOut }) => !soldOut));
  return (
    <>
      <div className={css.bar}>
        <p className={css.count}>{m.wishlist_count({ count: list.count })}</p>
        {buyable.length > 0 && <MoveButton ids={buyable.map(({ product }) => product.id)} />}
      </div>
      {list.groups.map(({ slug, name, favourites }) => (
        <section key={slug} className={css.group} aria-labelledby={`favourites-${slug}`}>
          <h2 id={`favourites-${slug}`} className={css.name}>
            <a href={paths.category(slug)}>{name}</a>
          </h2>
          <ul className={css.cards}>
            {favourites.map((favourite) => (
              <li key={favourite.product.id} className={css.one}>
                <FavouriteBadges favourite={favourite} />
                {card(favourite.product)}
                {alert(favourite)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function FavouriteBadges({ favourite: { fell, soldOut } }: { favourite: Favourite }) {
  const { language } = useShop();
  return (
    <p className={css.mark}>
      {soldOut && <Badge kind="neutral">{m.stock_out()}</Badge>}
      {!soldOut && fell > 0 && <Badge kind="success">{m.wishlist_fell({ amount: formatTenge(fell, language) })}</Badge>}
    </p>
  );
}

function MoveButton({ ids }: { ids: readonly number[] }) {
  const { api, paths, navigate } = useShop();
  const { busy, run } = useAction(() => m.cart_problem_add());
  const move = () =>
    run(async () => {
      const productIds = ids.slice(0, MAX_MOVED_PRODUCTS);
      const { cart, moved, left } = await api('POST /api/favourites/move-to-cart', { productIds });
      showCart(cart);
      favouriteIds.set(favouriteIds.get().filter((id) => !moved.includes(id)));
      toast.show({
        kind: left.length > 0 ? 'warn' : 'success',
        text:
          left.length > 0
            ? m.wishlist_left({ moved: moved.length, left: left.length })
            : m.wishlist_moved({ count: moved.length }),
        action: { label: m.card_to_cart(), run: () => navigate(paths.cart()) },
      });
    });
  return (
    <Button kind="secondary" icon="cart" loading={busy} onClick={() => void move()}>
      {m.wishlist_move()}
    </Button>
  );
}
