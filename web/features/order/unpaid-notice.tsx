import { Suspense, useEffect } from 'react';
import { useShop } from '#web/shop-context.tsx';
import { followLastOrder, useUnpaidOrder } from '#web/state/last-order.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const Strip = import.meta.env.SSR
  ? () => null
  : lazyPart(async () => ({ default: (await import('./unpaid-strip.tsx')).UnpaidStrip }));

/** These speak of the order themselves, or must not be left. */
const QUIET = new Set(['checkout', 'payment', 'thanks', 'order', 'payment-call-operator']);

/** Reminds on every screen of an order that waits for its payment; its code is fetched only when there is one. */
export function UnpaidNotice() {
  const { page } = useShop();
  const number = useUnpaidOrder();
  useEffect(() => followLastOrder(), []);
  if (number === null || QUIET.has(page.screen)) return null;
  return (
    <Suspense fallback={null}>
      <Strip key={number} number={number} inCart={page.screen === 'cart'} />
    </Suspense>
  );
}
