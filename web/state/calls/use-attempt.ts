import { useRef, useState } from 'react';

/** Runs one call at a time and turns the error into a message; an empty one shows nothing. */
export function useAttempt(describeError: (error: unknown) => string): {
  busy: boolean;
  problem: string;
  setProblem: (problem: string) => void;
  run: (work: () => Promise<void>) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // Two clicks may come before the next render, so the state alone is too late.
  const running = useRef(false);
  return {
    busy,
    problem,
    setProblem,
    async run(work) {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setProblem('');
      try {
        await work();
      } catch (error) {
        setProblem(describeError(error));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
