import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import css from './code-step.module.css';
import { TextInput } from './text-input.tsx';

/** Props of a code field: texts, typed value, error, and whether another code may be sent. */
export type CodeField = {
  label: string;
  code: string;
  onType: (text: string) => void;
  onResend: () => unknown;
  error: string;
  busy: boolean;
  /** Label for sending another code, or the time until it may be sent. */
  resendLabel: string;
  canResend: boolean;
  /** Inbox where the message can be read in a demo shop. */
  inbox?: { href: string; text: string } | undefined;
};

/** Form part for a code from a message: field, button, and a way to send another. */
export function CodeStep({
  field,
  submit,
  children,
}: {
  field: CodeField;
  /** Label of the confirm button. */
  submit: string;
  /** Other actions next to sending another code. */
  children?: ReactNode;
}) {
  return (
    <>
      <TextInput
        label={field.label}
        name="code"
        className={css.code}
        value={field.code}
        onValue={field.onType}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={field.error || undefined}
      />
      <Button type="submit" kind="action" size="large" wide loading={field.busy}>
        {submit}
      </Button>
      <div className={css.links}>
        <Button kind="quiet" size="small" disabled={!field.canResend} onClick={() => void field.onResend()}>
          {field.resendLabel}
        </Button>
        {children}
        {field.inbox && (
          <a href={field.inbox.href} target="_blank" rel="noreferrer">
            {field.inbox.text}
          </a>
        )}
      </div>
    </>
  );
}
