import { Suspense } from 'react';
import { CartView } from '#web/features/cart/cart-view.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { AvailabilityLine } from '#web/features/product-card/buying/availability-line.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { FreeDeliveryRow } from '#web/features/product-card/rows/free-delivery-row.tsx';
import { RecentBelow } from '#web/features/product-card/rows/rows-below.tsx';
import { SumLines } from '#web/features/sum/sum-lines.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './cart.module.css';

export const head = (): Head => ({ title: m.cart_title(), robots: 'noindex' });

const CartServices = lazyPart(() => import('#web/features/services/cart-services.tsx'));
// Shares the checkout's code, so it loads only when the cart is priced.
const InCart = lazyPart(() => import('#web/features/checkout/in-cart/cart-checkout.tsx'));

/** The cart, loaded in the browser: one page is cached for all guests. */
export default function CartScreen() {
  return (
    <div className="container late">
      <NoScriptNote />
      <CartView
        picture={(product) => <ProductPicture picture={product.picture} kind={product.kind} sizes="112px" />}
        gift={(product) => <ProductPicture picture={product.picture} kind={product.kind} sizes="48px" />}
        availability={(product) => <AvailabilityLine {...product} />}
        services={(line) => (
          <Suspense fallback={null}>
            <CartServices line={line} />
          </Suspense>
        )}
        sum={({ explanation, earnedBonuses }) => <SumLines lines={explanation} earnedBonuses={earnedBonuses} />}
        order={(loaded, toCheckout) => (
          <Suspense fallback={toCheckout}>
            <InCart loaded={loaded} toCheckout={toCheckout} />
          </Suspense>
        )}
        below={(cart) => <FreeDeliveryRow cart={cart} />}
      />
      <div className={css.recent}>
        <RecentBelow />
      </div>
    </div>
  );
}
