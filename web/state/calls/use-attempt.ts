import { useRef, useState } from 'react';

/**
 * Runs one call at a time and turns the error into a message; an empty one shows nothing. With several buttons, `runningKey`
 * is the key of the clicked one.
 */
export function useAttempt<Key = never>(describeError: (error: unknown) => string) {
  const [busy, setBusy] = useState(false);
  const [runningKey, setRunningKey] = useState<Key | null>(null);
  const [problem, setProblem] = useState('');
  // Two clicks may precede the next render, so the state alone is not enough.
  const isRunning = useRef(false);
  return {
    busy,
    runningKey,
    problem,
    setProblem,
    async run(call: () => Promise<unknown>, key: Key | null = null): Promise<void> {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      setRunningKey(key);
      setProblem('');
      try {
        await call();
      } catch (error) {
        setProblem(describeError(error));
      } finally {
        isRunning.current = false;
        setBusy(false);
        setRunningKey(null);
      }
    },
  };
}
