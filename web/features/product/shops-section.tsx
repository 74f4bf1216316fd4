import { Suspense, useRef } from 'react';
import { useComeNear } from '#web/device/use-come-near.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import css from './shops-section.module.css';

const ShopsPanel = lazyPart(() => import('./shops-panel.tsx'));

/** Shops with the product, loaded when the shopper comes near. */
export function ShopsSection({ productId }: { productId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useComeNear(place);
  const waiting = <div aria-busy="true"><Skeleton lines={3} /></div>;
  return <div ref={place} className={css.place}>{near ? <Suspense fallback={waiting}><ShopsPanel productId={productId} /></Suspense> : waiting}</div>;
}
