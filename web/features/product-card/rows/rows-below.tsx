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
export const RecentBelow = memo(function RecentBelow({ besides }: { besides?: number }) {
  return (
    <Suspense fallback={null}>
      <Recent {...(besides === undefined ? {} : { besides })} />
    </Suspense>
  );
});

/** Related products, loaded near the viewport; `instead` renders a replacement at first. */
export const RelatedBelow = memo(function RelatedBelow({
  productId,
  instead,
}: {
  productId: number;
  instead: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  return (
    <div ref={place} id="similar" className={css.place}>
      {near && (
        <Suspense fallback={<div className={css.waiting} />}>
          <Related productId={productId} instead={instead} />
        </Suspense>
      )}
    </div>
  );
});
