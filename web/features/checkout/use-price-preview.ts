import { useEffect } from 'react';
import type { DeliveryPreview, PricedCheckout } from '#contract/orders/checkout.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** Debounces a two-digit floor, ms. */
const DEBOUNCE_MS = 150;

/** Requests the sum as soon as a delivery is chosen; the last choice wins, and an error keeps the previous sum. */
export function usePricePreview(
  preview: DeliveryPreview | null,
  onPriced: (priced: PricedCheckout | null) => void,
): void {
  const { api } = useShop();
  // Leaving the step restores the checkout's own sum.
  useEffect(() => () => onPriced(null), [onPriced]);
  const input = JSON.stringify(preview);
  useEffect(() => {
    const preview = JSON.parse(input) as DeliveryPreview | null;
    if (preview === null) {
      onPriced(null);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api('POST /api/checkout/price', preview, { signal: controller.signal }).then(
        (priced) => {
          if (!controller.signal.aborted) onPriced(priced);
        },
        () => {},
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, input, onPriced]);
}
