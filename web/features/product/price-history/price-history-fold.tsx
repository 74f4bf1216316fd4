import { Suspense, useState } from 'react';
import { m } from '#web/messages.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './price-history-fold.module.css';

const PriceHistory = lazyPart(() => import('./price-history.tsx'));

/** Prices of the last months in a collapsed section; loaded when opened. */
export function PriceHistoryFold({ productId }: { productId: number }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Disclosure
      className={css.fold ?? ''}
      title={m.price_history()}
      onToggle={(isOpen) => {
        if (isOpen) setIsOpened(true);
      }}
    >
      {isOpened && (
        <Suspense fallback={null}>
          <PriceHistory productId={productId} />
        </Suspense>
      )}
    </Disclosure>
  );
}
