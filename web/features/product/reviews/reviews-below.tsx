import { memo } from 'react';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { LatePart } from '#web/ui/states/late-part.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

// Server-rendered; the browser keeps the markup and loads the code after the visible content.
const Reviews = import.meta.env.SSR ? (await import('./reviews.tsx')).default : lazyPart(() => import('./reviews.tsx'));

/** Reviews whose code loads after the page. Memoised: updates of the page must not disturb their hydration. */
export const ReviewsBelow = memo(function ReviewsBelow({ product }: { product: ProductPage }) {
  return (
    <LatePart>
      <Reviews product={product} />
    </LatePart>
  );
});
