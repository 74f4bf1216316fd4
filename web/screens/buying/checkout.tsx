import { Suspense } from 'react';
import { LoginOffer } from '#web/features/auth/login-offer.tsx';
import { CheckoutPage } from '#web/features/checkout/checkout-page.tsx';
import { QuietHeader } from '#web/features/frame/header/quiet-header.tsx';
import { AddressMap } from '#web/features/map/address-map.tsx';
import { MapPlaceholder } from '#web/features/map/map-placeholder.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { SumLines } from '#web/features/sum/sum-lines.tsx';
import { m } from '#web/messages.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import type { Head } from '#web/start/screen.ts';

const CityLink = lazyPart(() => import('#web/features/frame/city/city-link.tsx'));
const PickupMap = lazyPart(() => import('#web/features/map/pickup-map.tsx'));

export const head = (): Head => ({ title: m.checkout_title(), robots: 'noindex', canonical: '/checkout' });

export const header = QuietHeader;

/** Checkout, also at its old path `/check` (decisions §2). */
export default function CheckoutScreen() {
  return (
    <div className="container">
      <NoScriptNote />
      <LoginOffer />
      <CheckoutPage
        picture={(product) => <ProductPicture picture={product.picture} kind={product.kind} sizes="48px" />}
        sum={({ explanation, earnedBonuses }) => <SumLines lines={explanation} earnedBonuses={earnedBonuses} />}
        cityLink={
          <Suspense>
            <CityLink />
          </Suspense>
        }
        addressMap={(props) => <AddressMap {...props} />}
        shopMap={(props) => (
          <Suspense fallback={<MapPlaceholder problem={m.map_list_instead()} />}>
            <PickupMap {...props} />
          </Suspense>
        )}
      />
    </div>
  );
}
