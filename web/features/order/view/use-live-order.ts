import { useEffect, useEffectEvent, useState } from 'react';
import { apiUrl } from '#web/calls/api.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { orderKey } from './use-order.ts';

const RECONNECT_MS = 5_000;
/** Max failures of a stream blocked by a server or proxy; polling takes over. */
const MAX_FAILURES = 5;

/**
 * Listens to the changes of an order while `isEnabled` and while the page is visible; calls `onChange` for each.
 * Returns whether a stream is open, which makes polling unnecessary.
 */
export function useLiveOrder(number: string, isEnabled: boolean, onChange: () => void): boolean {
  const { api } = useShop();
  const [isOpen, setIsOpen] = useState(false);
  const onMessage = useEffectEvent(onChange);
  useEffect(() => {
    if (!isEnabled || typeof EventSource === 'undefined') return;
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isClosed = false;

    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = null;
      setIsOpen(false);
    };
    const onFailure = () => {
      close();
      failures += 1;
      if (!isClosed && failures < MAX_FAILURES) timer = setTimeout(() => void listen(), RECONNECT_MS);
    };
    const listen = async () => {
      try {
        const { ticket } = await api('POST /api/orders/:number/live', orderKey(number));
        if (isClosed || document.visibilityState !== 'visible') return;
        source = new EventSource(apiUrl(`/api/live?ticket=${encodeURIComponent(ticket)}`));
        source.addEventListener('open', () => {
          failures = 0;
          setIsOpen(true);
        });
        source.addEventListener('message', () => onMessage());
        // The browser would reconnect with the old ticket.
        source.addEventListener('error', onFailure);
      } catch {
        onFailure();
      }
    };
    const onVisibilityChange = () => {
      close();
      if (document.visibilityState === 'visible') void listen();
    };
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      isClosed = true;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      close();
    };
  }, [api, number, isEnabled]);
  return isOpen;
}
