import { useEffect, useState } from 'react';

/** Reads JSON from session storage; null when absent, broken or blocked. */
export function readTab<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Writes JSON to session storage, where the browser allows it. */
export function keepTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage a reload only loses half-typed input.
  }
}

/** Removes an entry from session storage. */
export function forgetTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is no entry.
  }
}

/** Form state that survives a reload. Only for components that never render on the server. */
export function useTabState<T extends object>(key: string, initial: () => T): [T, (change: Partial<T>) => void] {
  const [value, setValue] = useState<T>(() => ({ ...initial(), ...readTab<Partial<T>>(key) }));
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) keepTab(key, value);
  }, [key, value, touched]);
  return [
    value,
    (change) => {
      setTouched(true);
      setValue((before) => ({ ...before, ...change }));
    },
  ];
}
