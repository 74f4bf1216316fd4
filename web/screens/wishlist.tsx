import { RecentBelow } from '#web/features/product-card/rows-below.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/state-view.tsx';

export const head = (): Head => ({ title: m.frame_wishlist(), robots: 'noindex', canonical: '/wishlist' });

/** Favourites belong to registered people (spec §6); a guest is told so and shown what works without a name. */
export default function WishlistScreen() {
  const { paths } = useShop();
  return (
    <div className="container">
      <EmptyState
        level={1}
        drawing="heart"
        title={m.frame_wishlist()}
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
      <RecentBelow />
    </div>
  );
}
