import { useState } from 'react';
import type { Work } from '#contract/customers/phone-proof.ts';
import { useSecondsLeft } from '#web/device/codes/use-seconds-left.ts';
import { CODE_LENGTH, useTypedCode } from '#web/device/codes/use-typed-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import type { CodeField } from '#web/ui/inputs/code-step.tsx';
import { codeProblem, secondsOf } from '#web/words/code-problems.ts';
import { useAttempt } from './use-attempt.ts';
import { withWork } from './with-work.ts';

/**
 * Follows a form that waits for a code from a message, from the moment it is `awaited`. A whole code is confirmed by itself;
 * a refusal that names seconds begins their count. `field` is what the code's part of the form shows. `ask` makes a call that
 * sends a code, with a proof of work where one is asked for; `note` tells meanwhile that the browser is checked.
 */
export function useCodeAttempt({
  awaited,
  onCode,
  words = codeProblem,
  minLength = CODE_LENGTH,
}: {
  awaited: boolean;
  /** Confirms a whole code; what it throws is told in `words`. */
  onCode: (code: string) => Promise<void>;
  words?: (error: unknown) => string;
  /** Codes of some providers are shorter than the shop's. */
  minLength?: number;
}) {
  const { frame, paths } = useShop();
  const { left, wait } = useSecondsLeft();
  const [checking, setChecking] = useState(false);
  const { busy, problem, setProblem, run } = useAttempt((error) => {
    const seconds = secondsOf(error);
    if (seconds > 0) wait(seconds);
    return words(error);
  });
  const confirm = (typed: string) => run(() => onCode(typed));
  const { code, setCode, type } = useTypedCode(awaited, { confirm, onTyped: () => setProblem('') });
  const field: CodeField = {
    label: m.phone_proof_code(),
    code,
    onType: type,
    error: problem,
    busy,
    whole: code.length >= minLength,
    again: left > 0 ? m.phone_proof_again_in({ seconds: left }) : m.phone_proof_again(),
    canSendAgain: left === 0 && !busy,
    inbox: frame.isTrial && { href: paths.trialInbox(), text: m.trial_inbox_link() },
  };
  const ask = <T>(call: (given: { work?: Work }) => Promise<T>) => withWork(call, setChecking);
  const note = checking ? m.phone_proof_checking() : '';
  return { field, busy, problem, setProblem, run, setCode, confirm: () => confirm(code), left, wait, ask, note };
}
