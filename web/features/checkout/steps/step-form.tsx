import type { ReactNode } from 'react';
import { m } from '#web/messages.ts';
import type { Form } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import css from '../fields.module.css';

/** Form of one step. `saved` replaces the button when there is nothing to send. */
export function StepForm({
  form,
  busy,
  problem,
  saved,
  children,
}: Pick<Form, 'form' | 'busy' | 'problem'> & { saved?: ReactNode; children: ReactNode }) {
  return (
    <form {...form} data-step="" className={css.form}>
      {children}
      <ErrorMessage>{problem}</ErrorMessage>
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
