import { useRef, useState } from 'react';
import { isUnproved, type WithProof } from './return-slots.ts';

/**
 * Suspends calls whose phone verification has expired until a new one, so no input is lost. `asking` is true while a
 * code is needed; call `proved` after the verification.
 */
export function useProof() {
  const waiting = useRef<(() => void)[]>([]);
  const [asking, setAsking] = useState(false);
  const within: WithProof = async (ask) => {
    try {
      return await ask();
    } catch (error) {
      if (!isUnproved(error)) throw error;
      await new Promise<void>((resolve) => {
        waiting.current.push(resolve);
        setAsking(true);
      });
      return within(ask);
    }
  };
  const proved = () => {
    setAsking(false);
    for (const resume of waiting.current.splice(0)) resume();
  };
  return { asking, within, proved };
}
