import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { ApiError } from '#web/calls/api.ts';
import { saveSession, readSession } from '#web/device/memory/tab-memory.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { parseText } from '#web/state/tabs/stored-values.ts';

/** State of loading an order; `locked` requires its phone. */
export type OrderState = { state: 'loading' | 'locked' | 'failed' | 'offline' } | { state: 'ready'; orders: Order[] };

/** Number and phone (ten digits) of an order; the session that placed it needs no phone. */
export type OrderKey = { number: string; phone?: string };

const phoneKey = (number: string) => `order-phone ${number}`;

/** Number and phone of an order for calls; uses the phone entered earlier in this tab. */
export function orderKey(number: string): OrderKey {
  const phone = parseText(readSession(phoneKey(number)));
  return phone ? { number, phone } : { number };
}

/** Stores the phone that unlocked an order, for this tab. */
export function rememberPhone(number: string, phone: string): void {
  saveSession(phoneKey(number), phone);
}

/** Loads an order in the browser. */
export function useOrder(number: string) {
  const { api } = useShop();
  const [orderState, setOrderState] = useState<OrderState>({ state: 'loading' });
  const load = async () => {
    try {
      const { orders } = await api('POST /api/orders/lookup', orderKey(number));
      setOrderState({ state: 'ready', orders });
    } catch (error) {
      const name = error instanceof ApiError ? error.error : 'unexpected';
      setOrderState({ state: name === 'order_not_found' ? 'locked' : name === 'offline' ? 'offline' : 'failed' });
    }
  };
  const open = useEffectEvent(() => {
    setOrderState({ state: 'loading' });
    void load();
  });
  useEffect(() => open(), [api, number]);
  return {
    orderState,
    show: (orders: Order[]) => setOrderState({ state: 'ready', orders }),
    retry: () => {
      setOrderState({ state: 'loading' });
      void load();
    },
  };
}
