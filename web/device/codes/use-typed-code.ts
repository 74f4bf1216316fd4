import { useEffect, useRef, useState } from 'react';
import { readCodeFromSms } from './web-otp.ts';

/** Length of the shop's codes, digits. */
export const CODE_LENGTH = 6;

/**
 * State of a code field: typed, pasted, or read from the SMS while `isAwaited`. Calls `confirm` with the complete code
 * and `onTyped` on every change.
 */
export function useTypedCode(
  isAwaited: boolean,
  { confirm, onTyped }: { confirm: (code: string) => unknown; onTyped: () => void },
): { code: string; setCode: (code: string) => void; type: (value: string) => void } {
  const [code, setCode] = useState('');
  const type = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, CODE_LENGTH);
    setCode(digits);
    onTyped();
    if (digits.length === CODE_LENGTH && digits !== code) confirm(digits);
  };
  const latest = useRef(type);
  useEffect(() => {
    latest.current = type;
  });
  useEffect(() => {
    if (!isAwaited) return;
    const controller = new AbortController();
    void readCodeFromSms(controller.signal).then((smsCode) => smsCode !== null && latest.current(smsCode));
    return () => controller.abort();
  }, [isAwaited]);
  return { code, setCode, type };
}
