import { useRef, useState } from 'react';
import { isUnproved, type WithProof } from './return-slots.ts';

/**
 * Suspends calls whose phone verification has expired until a new one, so no input is lost. `isProofNeeded` is true while a
 * code is needed; call `onProved` after the verification.
 */
export function useProof() {
  const suspended = useRef<(() => void)[]>([]);
  const [isProofNeeded, setIsProofNeeded] = useState(false);
  const withProof: WithProof = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isUnproved(error)) throw error;
      await new Promise<void>((resolve) => {
        suspended.current.push(resolve);
        setIsProofNeeded(true);
      });
      return withProof(call);
    }
  };
  const onProved = () => {
    setIsProofNeeded(false);
    for (const resume of suspended.current.splice(0)) resume();
  };
  return { isProofNeeded, withProof, onProved };
}
