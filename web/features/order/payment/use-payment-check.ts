import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { settleOrder } from '#web/state/customer/last-order.ts';
import { confirmUntil, isWaiting } from './payment-stage.ts';
import { pollPause } from '../view/poll-pace.ts';
import { useLiveOrder } from '../view/use-live-order.ts';
import { orderKey } from '../view/use-order.ts';

/** With an open stream, polling is only a fallback for missed events, ms. */
const LIVE_PAUSE_MS = 30_000;

/**
 * Checks the payment on the first render and on each server event; without a stream, polls while a payment is pending.
 * Pauses while the page is hidden.
 */
export function usePaymentCheck(number: string, orders: readonly Order[], onOrders: (orders: Order[]) => void) {
  const { api } = useShop();
  const [checking, setChecking] = useState(false);
  const [tries, setTries] = useState(0);
  const alive = useRef(true);
  const waiting = isWaiting(orders);
  const check = async () => {
    setChecking(true);
    try {
      const answer = await api('POST /api/orders/:number/payments/check', orderKey(number));
      if (alive.current) onOrders(answer.orders);
    } catch {
      // The next poll retries; the page keeps its state.
    } finally {
      if (alive.current) {
        setChecking(false);
        setTries((before) => before + 1);
      }
    }
  };
  const payable = orders.some(({ payment }) => payment.payable);
  const live = useLiveOrder(number, payable || waiting, () => void check());
  const settled = !payable && confirmUntil(orders) === null;
  useEffect(() => {
    if (settled) settleOrder(number);
  }, [number, settled]);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void check();
  });
  useEffect(() => {
    if (!waiting) return;
    const pause = tries === 0 ? 0 : live ? LIVE_PAUSE_MS : pollPause(tries);
    if (pause === null) return;
    const seen = () => look();
    const timer = setTimeout(seen, pause);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [waiting, tries, live]);
  return { checking, check, stopped: waiting && !live && pollPause(tries) === null };
}
