import type { Checkout } from '#contract/orders/checkout.ts';
import { m } from '#web/messages.ts';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { secondsToWait } from '#web/texts/code-errors.ts';
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

/** Explains why the savings were not changed. */
export function savingProblem(error: unknown): string {
  const name = failureName(error);
  return name === 'too_many_tries'
    ? m.savings_too_many({ minutes: Math.ceil(secondsToWait(error) / 60) })
    : (ERROR_TEXTS[name]?.() ?? m.savings_failed());
}

/** Sends a change of the savings: the response updates the sum, and the order waits for it. */
export async function sendSaving(
  { onSaved, onBusy }: Pick<SavingsProps, 'onSaved' | 'onBusy'>,
  change: () => Promise<Checkout>,
): Promise<void> {
  onBusy(true);
  try {
    onSaved(await change());
  } finally {
    onBusy(false);
  }
}

/** Sends savings changes one at a time. */
export function useSaving(props: Pick<SavingsProps, 'onSaved' | 'onBusy'>) {
  const { busy, problem, run } = useAttempt(savingProblem);
  return { busy, problem, save: (change: () => Promise<Checkout>) => run(() => sendSaving(props, change)) };
}
