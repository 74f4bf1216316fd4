import { useState } from 'react';

/** Runs one call at a time and keeps its error message; '' from `words` shows none. */
export function useAttempt(words: (error: unknown) => string): {
  busy: boolean;
  problem: string;
  setProblem: (problem: string) => void;
  run: (work: () => Promise<void>) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    busy,
    problem,
    setProblem,
    async run(work) {
      if (busy) return;
      setBusy(true);
      setProblem('');
      try {
        await work();
      } catch (error) {
        setProblem(words(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
