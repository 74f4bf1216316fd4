import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { settleOrder } from '#web/state/customer/last-order.ts';
import { confirmUntil, isWaiting } from './payment-stage.ts';
import { pollPause } from '../view/poll-pace.ts';
import { useLiveOrder } from '../view/use-live-order.ts';
import { orderKey } from '../view/use-order.ts';

/** Polling interval with an open stream, a fallback for missed events, ms. */
const LIVE_PAUSE_MS = 30_000;

/**
 * Checks the payment on the first render and on each server event; without a stream, polls while a payment is pending.
 * Pauses while the page is hidden.
 */
export function usePaymentCheck(number: string, orders: readonly Order[], onOrders: (orders: Order[]) => void) {
  const { api } = useShop();
  const [checking, setChecking] = useState(false);
  const [tries, setTries] = useState(0);
  const isMounted = useRef(true);
  const waiting = isWaiting(orders);
  const check = async () => {
    setChecking(true);
    try {
      const answer = await api('POST /api/orders/:number/payments/check', orderKey(number));
      if (isMounted.current) onOrders(answer.orders);
    } catch {
      // The next poll retries; the page keeps its state.
    } finally {
      if (isMounted.current) {
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
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const checkIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void check();
  });
  useEffect(() => {
    if (!waiting) return;
    const pause = tries === 0 ? 0 : live ? LIVE_PAUSE_MS : pollPause(tries);
    if (pause === null) return;
    const onVisible = () => checkIfVisible();
    const timer = setTimeout(onVisible, pause);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [waiting, tries, live]);
  return { checking, check, stopped: waiting && !live && pollPause(tries) === null };
}
