import { useEffect, useEffectEvent } from 'react';
import { useShop } from '#web/state/shop-context.tsx';

/** Loads the page's data again when the connection is back. */
export function useReloadOnline(isOffline: boolean): void {
  const { reload } = useShop();
  const onOnline = useEffectEvent(reload);
  useEffect(() => {
    if (!isOffline) return;
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isOffline]);
}
