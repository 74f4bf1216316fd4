import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { settleOrder } from '#web/state/customer/last-order.ts';
import { confirmUntil, isWaiting } from './payment-stage.ts';
import { pollPause } from '../view/poll-pace.ts';
import { useLiveOrder } from '../view/use-live-order.ts';
import { orderKey } from '../view/use-order.ts';

/** Polling interval with an open stream, a fallback for missed events, ms. */
const LIVE_POLL_MS = 30_000;

/**
 * Checks the payment on the first render and on each server event; without a stream, polls while a payment is pending.
 * Pauses while the page is hidden.
 */
export function usePaymentCheck(number: string, orders: readonly Order[], onOrders: (orders: Order[]) => void) {
  const { api } = useShop();
  const [isChecking, setIsChecking] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isMounted = useRef(true);
  const isPending = isWaiting(orders);
  const check = async () => {
    setIsChecking(true);
    try {
      const response = await api('POST /api/orders/:number/payments/check', orderKey(number));
      if (isMounted.current) onOrders(response.orders);
    } catch {
      // The next poll retries; the page keeps its state.
    } finally {
      if (isMounted.current) {
        setIsChecking(false);
        setAttempts((current) => current + 1);
      }
    }
  };
  const isPayable = orders.some(({ payment }) => payment.payable);
  const isLive = useLiveOrder(number, isPayable || isPending, () => void check());
  const isSettled = !isPayable && confirmUntil(orders) === null;
  useEffect(() => {
    if (isSettled) settleOrder(number);
  }, [number, isSettled]);
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
    if (!isPending) return;
    const pauseMs = attempts === 0 ? 0 : isLive ? LIVE_POLL_MS : pollPause(attempts);
    if (pauseMs === null) return;
    const onVisible = () => checkIfVisible();
    const timer = setTimeout(onVisible, pauseMs);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isPending, attempts, isLive]);
  return { isChecking, check, isStopped: isPending && !isLive && pollPause(attempts) === null };
}
