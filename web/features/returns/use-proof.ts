import { useRef, useState } from 'react';
import { isUnproved, type WithProof } from './return-slots.ts';

/**
 * Holds calls whose proof of the phone has ended until there is a new one: nothing that was filled in is lost by it.
 * `asking` tells that the code is to be asked for, `proved` that it has come.
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
    for (const go of waiting.current.splice(0)) go();
  };
  return { asking, within, proved };
}
