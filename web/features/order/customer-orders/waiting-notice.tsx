import { Suspense, useEffect } from 'react';
import { useShop } from '#web/state/shop-context.tsx';
import { followLastOrder, useWaitingOrder } from '#web/state/customer/last-order.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

const Strip = import.meta.env.SSR
  ? () => null
  : lazyPart(async () => ({ default: (await import('./waiting-strip.tsx')).WaitingStrip }));

/** Pages that show the order themselves, or that shoppers should not leave. */
const SCREENS_WITHOUT_NOTICE = new Set(['checkout', 'payment', 'thanks', 'order', 'payment-call-operator']);

/** Reminder on every screen of an order that waits for payment or for the shop's call; its code is loaded only then. */
export function WaitingNotice() {
  const { page } = useShop();
  const order = useWaitingOrder();
  useEffect(() => followLastOrder(), []);
  if (order === null || SCREENS_WITHOUT_NOTICE.has(page.screen)) return null;
  return (
    <Suspense fallback={null}>
      <Strip key={order.number} number={order.number} isInCart={page.screen === 'cart'} />
    </Suspense>
  );
}
