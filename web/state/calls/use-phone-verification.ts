import { useRef, useState } from 'react';
import { ApiError } from '#web/calls/api.ts';

/** Makes a call; if the phone verification has expired, retries after a new one. */
export type WithVerification = <Result>(call: () => Promise<Result>) => Promise<Result>;

/** True when the order's phone is not, or no longer, verified in this browser. */
export const isUnverified = (error: unknown) => error instanceof ApiError && error.error === 'proof_expired';

/**
 * Suspends calls whose phone verification has expired until the next one, so no input is lost. `isVerificationNeeded` is true while a
 * code is needed; call `onVerified` after the verification.
 */
export function usePhoneVerification() {
  const suspended = useRef<(() => void)[]>([]);
  const [isVerificationNeeded, setIsVerificationNeeded] = useState(false);
  const withVerification: WithVerification = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isUnverified(error)) throw error;
      await new Promise<void>((resolve) => {
        suspended.current.push(resolve);
        setIsVerificationNeeded(true);
      });
      return withVerification(call);
    }
  };
  const onVerified = () => {
    setIsVerificationNeeded(false);
    for (const resume of suspended.current.splice(0)) resume();
  };
  return { isVerificationNeeded, withVerification, onVerified };
}
