import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Reloads data after changes made offline have been sent. */
export function useChangesSent(reload: () => void): void {
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    const listener = () => reloadNow();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}

/** Reloads what screens show of changed data. */
export function reloadChanged(): void {
  for (const listener of listeners) listener();
}
