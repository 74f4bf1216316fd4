import { useState } from 'react';
import type { Work } from '#contract/customers/phone-proof.ts';
import { useSecondsLeft } from '#web/device/codes/use-seconds-left.ts';
import { CODE_LENGTH, useTypedCode } from '#web/device/codes/use-typed-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import type { CodeField } from '#web/ui/inputs/code-step.tsx';
import { codeProblem, secondsToWait } from '#web/texts/code-errors.ts';
import { useForm } from './use-form.ts';
import { withWork } from './with-work.ts';

/**
 * A form of two steps: it is sent, then waits for an SMS code while `isAwaited`. Confirms a complete code
 * automatically; an error with seconds restarts the countdown. `field` holds the props of the code field. `requestCode` sends a
 * code, with proof of work if required; `note` shows the progress of the check.
 */
export function useCodeAttempt({
  isAwaited,
  check = () => true,
  send,
  resend = send,
  onCode,
  describeError = codeProblem,
  minLength = CODE_LENGTH,
}: {
  isAwaited: boolean;
  /** Checks the first step. */
  check?: () => boolean;
  /** Sends the first step. */
  send: () => Promise<void>;
  /** Sends another code; repeats `send` by default. */
  resend?: () => Promise<void>;
  /** Confirms a complete code; `describeError` turns its error into a message. */
  onCode: (code: string) => Promise<void>;
  describeError?: (error: unknown) => string;
  /** Some providers' codes are shorter than the shop's. */
  minLength?: number;
}) {
  const { frame, paths } = useShop();
  const { secondsLeft, restart: startCountdown } = useSecondsLeft();
  const [isChecking, setIsChecking] = useState(false);
  const { form, busy, problem, setProblem, run } = useForm({
    check() {
      if (!isAwaited) return check();
      if (code.length >= minLength) return true;
      setProblem(m.phone_proof_incomplete());
      return false;
    },
    async send() {
      await (isAwaited ? onCode(code) : send());
    },
    describeError(error) {
      const seconds = secondsToWait(error);
      if (seconds > 0) startCountdown(seconds);
      return describeError(error);
    },
  });
  const { code, setCode, type } = useTypedCode(isAwaited, {
    confirm: (typed) => run(() => onCode(typed)),
    onTyped: () => setProblem(''),
  });
  const field: CodeField = {
    label: m.phone_proof_code(),
    code,
    onType: type,
    onResend: () => run(resend),
    error: problem,
    busy,
    resendLabel: secondsLeft > 0 ? m.phone_proof_again_in({ seconds: secondsLeft }) : m.phone_proof_again(),
    canResend: secondsLeft === 0 && !busy,
    inbox: frame.isTrial && { href: paths.trialInbox(), text: m.trial_inbox_link() },
  };
  const requestCode = <T>(call: (proof: { work?: Work }) => Promise<T>) => withWork(call, setIsChecking);
  const note = isChecking ? m.phone_proof_checking() : '';
  return { form, field, busy, problem, setProblem, setCode, secondsLeft, startCountdown, requestCode, note };
}
