import { useEffect, useState } from 'react';

/** Reads JSON of any shape from session storage (`stored-values.ts`); null when absent, broken or blocked. */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes JSON to session storage, where the browser allows it. */
export function saveSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, a reload only loses unsent input.
  }
}

/** Removes an entry from session storage. */
export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is no entry.
  }
}

/**
 * Form state that survives a reload. `parse` drops stored fields of another shape, so it survives a deploy too. Only
 * for components that never render on the server.
 */
export function useTabState<T extends object>(
  key: string,
  initial: () => T,
  parse: (stored: unknown, initial: T) => T,
): [T, (change: Partial<T>) => void] {
  const [value, setValue] = useState<T>(() => parse(readSession(key), initial()));
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (isTouched) saveSession(key, value);
  }, [key, value, isTouched]);
  return [
    value,
    (change) => {
      setIsTouched(true);
      setValue((current) => ({ ...current, ...change }));
    },
  ];
}
