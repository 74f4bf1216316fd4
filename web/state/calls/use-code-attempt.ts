import { useState } from 'react';
import type { Work } from '#contract/customers/phone-proof.ts';
import { useSecondsLeft } from '#web/device/codes/use-seconds-left.ts';
import { CODE_LENGTH, useTypedCode } from '#web/device/codes/use-typed-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import type { CodeField } from '#web/ui/inputs/code-step.tsx';
import { codeProblem, secondsToWait } from '#web/words/code-problems.ts';
import { useAttempt } from './use-attempt.ts';
import { withWork } from './with-work.ts';

/**
 * State of a form that waits for an SMS code while `isAwaited`. Confirms a complete code automatically; an error with
 * seconds restarts the countdown. `field` holds the props of the code field. `ask` sends a code, with proof of work if
 * required; `note` shows the progress of the check.
 */
export function useCodeAttempt({
  isAwaited,
  onCode,
  describeError = codeProblem,
  minLength = CODE_LENGTH,
}: {
  isAwaited: boolean;
  /** Confirms a complete code; `describeError` turns its error into a message. */
  onCode: (code: string) => Promise<void>;
  describeError?: (error: unknown) => string;
  /** Some providers' codes are shorter than the shop's. */
  minLength?: number;
}) {
  const { frame, paths } = useShop();
  const { left, restart: wait } = useSecondsLeft();
  const [checking, setChecking] = useState(false);
  const { busy, problem, setProblem, run } = useAttempt((error) => {
    const seconds = secondsToWait(error);
    if (seconds > 0) wait(seconds);
    return describeError(error);
  });
  const confirm = (typed: string) => run(() => onCode(typed));
  const { code, setCode, type } = useTypedCode(isAwaited, { confirm, onTyped: () => setProblem('') });
  const field: CodeField = {
    label: m.phone_proof_code(),
    code,
    onType: type,
    error: problem,
    busy,
    isComplete: code.length >= minLength,
    resendLabel: left > 0 ? m.phone_proof_again_in({ seconds: left }) : m.phone_proof_again(),
    canResend: left === 0 && !busy,
    inbox: frame.isTrial && { href: paths.trialInbox(), text: m.trial_inbox_link() },
  };
  const ask = <T>(call: (given: { work?: Work }) => Promise<T>) => withWork(call, setChecking);
  const note = checking ? m.phone_proof_checking() : '';
  return { field, busy, problem, setProblem, run, setCode, confirm: () => confirm(code), left, wait, ask, note };
}
