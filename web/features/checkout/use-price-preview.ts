import { useEffect } from 'react';
import type { DeliveryPreview, PricedCheckout } from '#contract/orders/checkout.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** Typing a floor of two digits asks once. */
const PAUSE_MS = 150;

/** Asks for the sum with a delivery as soon as it is chosen; the last choice wins, a failure leaves the sum as it was. */
export function usePricePreview(
  preview: DeliveryPreview | null,
  onLooked: (priced: PricedCheckout | null) => void,
): void {
  const { api } = useShop();
  // The sum of a step that was left is the checkout's own again.
  useEffect(() => () => onLooked(null), [onLooked]);
  const asked = JSON.stringify(preview);
  useEffect(() => {
    const wanted = JSON.parse(asked) as DeliveryPreview | null;
    if (wanted === null) {
      onLooked(null);
      return;
    }
    const gone = new AbortController();
    const timer = setTimeout(() => {
      api('POST /api/checkout/price', wanted, { signal: gone.signal }).then(
        (priced) => {
          if (!gone.signal.aborted) onLooked(priced);
        },
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, asked, onLooked]);
}
