import { memo, type ComponentProps } from 'react';
import { LatePart } from '#web/ui/states/late-part.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

// Few products have a promo price, so this code loads only on their pages.
const Offer = import.meta.env.SSR
  ? (await import('./promo-offer.tsx')).PromoOffer
  : lazyPart(async () => ({ default: (await import('./promo-offer.tsx')).PromoOffer }));

/** Price with a promo code and its button, loaded after the page's own code. */
export const PromoOffer = memo(function PromoOffer(props: ComponentProps<typeof Offer>) {
  return (
    <LatePart>
      <Offer {...props} />
    </LatePart>
  );
});
