import { Suspense, useState } from 'react';
import { m } from '#web/messages.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const PriceHistory = lazyPart(() => import('./price-history.tsx'));

/** Prices of the last months under a title; asked for when opened. */
export function PriceHistoryFold({ productId, className }: { productId: number; className?: string | undefined }) {
  const [wanted, setWanted] = useState(false);
  return (
    <Disclosure {...(className === undefined ? {} : { className })} title={m.price_history()} onToggle={(open) => { if (open) setWanted(true); }}>
      {wanted && <Suspense fallback={null}><PriceHistory productId={productId} /></Suspense>}
    </Disclosure>
  );
}
