import { useState, type ReactNode, type Ref } from 'react';
import type { Checkout } from '#contract/orders/checkout.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Problem } from '#web/ui/states/problem.tsx';
import { stepProblem } from './step-problem.ts';
import css from '../fields.module.css';

/**
 * Form of one step: Enter or the button submits it once. `onSubmit` returns null for invalid fields. `saved` replaces
 * the button when there is nothing to send.
 */
export function StepForm({
  ref,
  onSubmit,
  onSaved,
  onFailed,
  saved,
  children,
}: {
  ref: Ref<HTMLFormElement>;
  onSubmit: () => Promise<Checkout | null>;
  onSaved: (checkout: Checkout) => void;
  onFailed?: (error: unknown) => void;
  saved?: ReactNode;
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async () => {
    if (busy || saved) return;
    setBusy(true);
    setProblem('');
    try {
      const answer = await onSubmit();
      if (answer) onSaved(answer);
    } catch (error) {
      setProblem(stepProblem(error));
      onFailed?.(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={ref}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <Problem>{problem}</Problem>
      {saved || (
        <Button
          type="submit"
          // Keeps focus during the click: an error shown on blur would move the button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
          kind="action"
          size="large"
          loading={busy}
          className={css.submit}
        >
          {m.checkout_continue()}
        </Button>
      )}
    </form>
  );
}
