import { memo, Suspense, useRef } from 'react';
import { useNearViewport } from '#web/device/focus/use-near-viewport.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './rows-below.module.css';

// A guest's first render has no such rows, on the server and while hydrating.
const Recent = import.meta.env.SSR
  ? () => null
  : lazyPart(async () => ({ default: (await import('./recent-row.tsx')).RecentRow }));
const Related = import.meta.env.SSR
  ? () => null
  : lazyPart(async () => ({ default: (await import('./related-rows.tsx')).RelatedRows }));

/** Recently viewed products, known only to the browser, so not server-rendered. */
export const RecentBelow = memo(function RecentBelow({ exceptId }: { exceptId?: number }) {
  return (
    <Suspense fallback={null}>
      <Recent {...(exceptId === undefined ? {} : { exceptId })} />
    </Suspense>
  );
});

/** Related products, loaded near the viewport; `isReplacement` puts alternatives to this product first. */
export const RelatedBelow = memo(function RelatedBelow({
  productId,
  isReplacement,
}: {
  productId: number;
  isReplacement: boolean;
}) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  return (
    <div ref={container} id="similar" className={css.place}>
      {isNear && (
        <Suspense fallback={<div className={css.waiting} />}>
          <Related productId={productId} isReplacement={isReplacement} />
        </Suspense>
      )}
    </div>
  );
});
