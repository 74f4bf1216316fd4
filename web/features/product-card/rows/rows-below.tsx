import { memo, Suspense, useRef } from 'react';
import { useNearViewport } from '#web/device/focus/use-near-viewport.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './rows-below.module.css';

// A guest's first look has no such rows, on the server and while hydrating.
const Recent = import.meta.env.SSR
  ? () => null
  : lazyPart(async () => ({ default: (await import('./recent-row.tsx')).RecentRow }));
const Related = import.meta.env.SSR
  ? () => null
  : lazyPart(async () => ({ default: (await import('./related-rows.tsx')).RelatedRows }));

/** Products seen lately; only the browser knows them, so the server leaves the row out. */
export const RecentBelow = memo(function RecentBelow({ besides }: { besides?: number }) {
  return (
    <Suspense fallback={null}>
      <Recent {...(besides === undefined ? {} : { besides })} />
    </Suspense>
  );
});

/** Products around a product, asked for when the shopper comes near; `instead` puts what can take its place first. */
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
