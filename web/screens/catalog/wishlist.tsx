import { useEffect, useState } from 'react';
import { AlertList } from '#web/features/alerts/alert-list.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { FavouritesView } from '#web/features/favourites/favourites-view.tsx';
import { PriceAlertButton } from '#web/features/product-card/marks/price-alert-button.tsx';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { PushSwitch } from '#web/features/push/push-switch.tsx';
import { RecentBelow } from '#web/features/product-card/rows/rows-below.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { customerId } from '#web/state/customer/customer.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import css from './wishlist.module.css';

export const head = (): Head => ({ title: m.frame_wishlist(), robots: 'noindex', canonical: '/wishlist' });

/** Favourites need an account (spec §6); guests see a login offer and what works without one. */
export default function WishlistScreen() {
  const customer = customerId.use();
  // Only the browser knows the login state: the server's page is neutral.
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <div className="container late">
      <Crumbs crumbs={[{ title: m.frame_wishlist(), category: null }]} />
      <h1 className={css.title}>{m.frame_wishlist()}</h1>
      {!isHydrated && (
        <div className={css.wait} aria-busy="true">
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </div>
      )}
      {isHydrated && customer === null && <GuestState />}
      {isHydrated && customer !== null && (
        <>
          <FavouritesView
            card={(product) => <ProductCard product={product} />}
            alert={({ product, soldOut }) => !soldOut && <PriceAlertButton product={product} />}
          />
          <AlertList
            picture={({ product }) => <ProductPicture picture={product.picture} kind={product.kind} sizes="56px" />}
          />
          <div className={css.push}>
            <PushSwitch user={String(customer)} />
          </div>
        </>
      )}
      <div className={css.recent}>
        <RecentBelow />
      </div>
    </div>
  );
}

function GuestState() {
  const { paths } = useShop();
  return (
    <EmptyState
      drawing="heart"
      title={m.wishlist_empty()}
      text={m.wishlist_guest()}
      action={
        <>
          <Button kind="action" href={paths.auth('/wishlist')}>
            {m.frame_login()}
          </Button>{' '}
          <Button href={paths.compare()}>{m.frame_compare()}</Button>
        </>
      }
    />
  );
}
