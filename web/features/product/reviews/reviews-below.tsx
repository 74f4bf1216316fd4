import { memo } from 'react';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { LatePart } from '#web/ui/states/late-part.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

// The server writes the reviews into the page; the browser keeps them as they are and fetches their code after what is
// in sight.
const Reviews = import.meta.env.SSR ? (await import('./reviews.tsx')).default : lazyPart(() => import('./reviews.tsx'));

/**
 * Reviews whose code comes later than the page. Memoised: an update of the page must not disturb them while they wait.
 */
export const ReviewsBelow = memo(function ReviewsBelow({ product }: { product: ProductPage }) {
  return (
    <LatePart>
      <Reviews product={product} />
    </LatePart>
  );
});
