import { useRef, useState } from 'react';
import type { Checkout } from '#contract/orders/checkout.ts';
import { m } from '#web/messages.ts';
import { secondsToWait } from '#web/words/code-problems.ts';
import { failureName } from '../steps/step-problem.ts';
import type { StepFormProps } from '../steps/step-form-props.ts';

/** Props of a savings part: the checkout, and callbacks for its changes. */
export type SavingsProps = Pick<StepFormProps, 'checkout' | 'onSaved' | 'onBusy'>;

const ERROR_TEXTS: Record<string, () => string> = {
  promo_refused: () => m.savings_promo_refused(),
  phone_not_proved: () => m.savings_proof_needed(),
  gift_gone: () => m.gift_choice_gone(),
  gift_card_refused: () => m.savings_card_refused(),
  rate_limited: () => m.checkout_problem_often(),
  saved_card_not_found: () => m.card_gone(),
  offline: () => m.checkout_problem_step_offline(),
};

/** Sends savings changes one at a time: the response updates the sum, and the order waits for it. */
export function useSaving({ onSaved, onBusy }: Pick<SavingsProps, 'onSaved' | 'onBusy'>) {
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const setSending = (now: boolean) => {
    sending.current = now;
    setBusy(now);
    onBusy(now);
  };
  return {
    busy,
    problem,
    setProblem,
    /** Resolves to true when saved; `onRefused` gets the error name and returns true if it shows the error itself. */
    async save(change: () => Promise<Checkout>, onRefused?: (name: string) => boolean): Promise<boolean> {
      if (sending.current) return false;
      setSending(true);
      setProblem('');
      try {
        onSaved(await change());
        return true;
      } catch (error) {
        const name = failureName(error);
        if (onRefused?.(name)) return false;
        setProblem(
          name === 'too_many_tries'
            ? m.savings_too_many({ minutes: Math.ceil(secondsToWait(error) / 60) })
            : (ERROR_TEXTS[name]?.() ?? m.savings_failed()),
        );
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}
