import { useEffect, useState } from 'react';

/** Reads JSON kept for this tab; null when absent, broken or closed to us. */
export function readTab<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps JSON for this tab until it is closed, where the browser lets us. */
export function keepTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage a reload only loses what is half typed.
  }
}

/** Forgets what was kept for this tab. */
export function forgetTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

/** State of a form that survives a reload. Only for parts that are never rendered on the server. */
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
