import { Suspense, useRef } from 'react';
import { useNearViewport } from '#web/device/focus/use-near-viewport.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './shops-section.module.css';

const ShopsPanel = lazyPart(() => import('./shops-panel.tsx'));

/** Shops that have the product, loaded near the viewport; `count` reserves their space, so nothing below moves. */
export function ShopsSection({ productId, count }: { productId: number; count: number }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  const placeholder = (
    <div aria-busy="true">
      <Skeleton lines={3} />
    </div>
  );
  return (
    <div ref={container} className={css.place} style={{ '--shops': Math.min(count, 6) } as React.CSSProperties}>
      {isNear ? (
        <Suspense fallback={placeholder}>
          <ShopsPanel productId={productId} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
}
