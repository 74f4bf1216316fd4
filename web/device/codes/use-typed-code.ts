import { useEffect, useRef, useState } from 'react';
import { codeFromMessage } from './message-code.ts';

/** Digits of a code that the shop sends. */
export const CODE_LENGTH = 6;

/**
 * Keeps the code of a message in a field: typed, pasted whole or, while `awaited`, read from the message by the browser.
 * `confirm` gets it as soon as it is whole; `onTyped` is told of every change.
 */
export function useTypedCode(
  awaited: boolean,
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
    if (!awaited) return;
    const waiting = new AbortController();
    void codeFromMessage(waiting.signal).then((read) => read !== null && latest.current(read));
    return () => waiting.abort();
  }, [awaited]);
  return { code, setCode, type };
}
