import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Contract, EndpointKey } from '#contract/index.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { ApiError } from '#web/calls/api.ts';
import { useChangesSent } from '#web/device/offline/changes-sent.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** State of a profile call. */
export type CustomerData<T> = { state: 'loading' | 'failed' | 'offline' } | { state: 'ready'; value: T };

/**
 * Loads customer data in the browser; `show` replaces it with a newer response. `retry` loads again and keeps the shown
 * data until the response.
 */
export function useCustomerData<K extends EndpointKey>(key: K, input: InputOf<Contract[K]>) {
  const { api } = useShop();
  const [data, setData] = useState<CustomerData<OutputOf<Contract[K]>>>({ state: 'loading' });
  const [attempts, setAttempts] = useState(0);
  const lastAttempt = useRef(0);
  const inputKey = JSON.stringify(input);
  const load = useEffectEvent(() => api(key, input));
  useEffect(() => {
    let isUnmounted = false;
    const isRetry = attempts !== lastAttempt.current;
    lastAttempt.current = attempts;
    setData((current) => (isRetry && current.state === 'ready' ? current : { state: 'loading' }));
    load().then(
      (value) => {
        if (!isUnmounted) setData({ state: 'ready', value });
      },
      (error: unknown) => {
        if (!isUnmounted)
          setData({ state: error instanceof ApiError && error.error === 'offline' ? 'offline' : 'failed' });
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, key, inputKey, attempts]);
  const retry = () => setAttempts((current) => current + 1);
  useChangesSent(retry);
  return { data, show: (value: OutputOf<Contract[K]>) => setData({ state: 'ready', value }), retry };
}
