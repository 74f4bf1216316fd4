import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import css from './code-step.module.css';
import { TextInput } from './text-input.tsx';

/** The field of a code as it stands: its words, what is typed, what is wrong with it, and whether another may be sent. */
export type CodeField = {
  label: string;
  code: string;
  onType: (text: string) => void;
  error: string;
  busy: boolean;
  /** All digits are there. */
  whole: boolean;
  /** Words of the way to another code, or how long it takes until it may be sent. */
  again: string;
  canSendAgain: boolean;
  /** Where the message can be read in a shop that sends none. */
  inbox?: { href: string; text: string } | undefined;
};

/** The part of a form in which the code of a message is typed: its field, its button, and the way to another code. */
export function CodeStep({
  field,
  submit,
  onAgain,
  children,
}: {
  field: CodeField;
  /** Words of the button that confirms. */
  submit: string;
  onAgain: () => unknown;
  /** Other ways on, beside the one to another code. */
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
      <Button type="submit" kind="action" size="large" wide loading={field.busy} disabled={!field.whole}>
        {submit}
      </Button>
      <div className={css.links}>
        <Button kind="quiet" size="small" disabled={!field.canSendAgain} onClick={() => void onAgain()}>
          {field.again}
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
