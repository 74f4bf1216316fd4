import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '#web/state/shop-context.tsx';
import { orderKey } from './use-order.ts';

const AGAIN_MS = 5_000;
/** Max failures of a stream blocked by a server or proxy; polling takes over. */
const MAX_FAILURES = 5;

/**
 * Listens to the changes of an order while `on` and while the page is visible; calls `changed` for each. Returns
 * whether a stream is open, which makes polling unnecessary.
 */
export function useLiveOrder(number: string, on: boolean, changed: () => void): boolean {
  const { api } = useShop();
  const [open, setOpen] = useState(false);
  const onMessage = useEffectEvent(changed);
  useEffect(() => {
    if (!on || typeof EventSource === 'undefined') return;
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let over = false;

    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = null;
      setOpen(false);
    };
    const fail = () => {
      close();
      failures += 1;
      if (!over && failures < MAX_FAILURES) timer = setTimeout(() => void listen(), AGAIN_MS);
    };
    const listen = async () => {
      try {
        const { ticket } = await api('POST /api/orders/:number/live', orderKey(number));
        if (over || document.visibilityState !== 'visible') return;
        source = new EventSource(`/api/live?ticket=${encodeURIComponent(ticket)}`);
        source.addEventListener('open', () => {
          failures = 0;
          setOpen(true);
        });
        source.addEventListener('message', () => onMessage());
        // The browser would reconnect with the old ticket.
        source.addEventListener('error', fail);
      } catch {
        fail();
      }
    };
    const seen = () => {
      close();
      if (document.visibilityState === 'visible') void listen();
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', seen);
      close();
    };
  }, [api, number, on]);
  return open;
}
