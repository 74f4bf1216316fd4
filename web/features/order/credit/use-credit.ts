import { useEffect, useEffectEvent, useState } from 'react';
import type { Credit } from '#contract/orders/credit.ts';
import type { Order } from '#contract/orders/orders.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { orderKey } from '../view/use-order.ts';

const POLL_MS = 3_000;

/** Loads an order's credit application, reloads it on each order change, and polls while banks decide. */
export function useCredit(number: string, orders: readonly Order[]) {
  const { api } = useShop();
  const [credit, setCredit] = useState<Credit | null>(null);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    try {
      setCredit(await api('POST /api/orders/:number/credit', orderKey(number)));
      setFailed(false);
    } catch {
      // The previous state stays on the screen; the next poll may succeed.
      setFailed(true);
    }
  };
  const refresh = useEffectEvent(() => void load());
  useEffect(() => refresh(), [number, orders]);
  const isAsking = credit?.asking ?? false;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isAsking]);
  return { credit, failed, show: setCredit, load };
}
