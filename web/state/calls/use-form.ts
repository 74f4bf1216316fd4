import { useRef, type FormEvent, type RefObject } from 'react';
import { focusFirstInvalid } from '#web/device/focus/focus-invalid.ts';
import { useAttempt } from './use-attempt.ts';

/** Attributes of a `<form>` that the shop checks itself. */
type FormProps = {
  ref: RefObject<HTMLFormElement | null>;
  noValidate: true;
  onSubmit: (event: FormEvent) => void;
};

/** State of a form. */
export type Form = ReturnType<typeof useForm>;

/**
 * A form that is checked, then sent once: a submit with invalid fields moves focus to the first of them, a second submit
 * during the call is ignored, and an error becomes a message. `showErrors` moves focus to fields that the response
 * makes invalid.
 */
export function useForm({
  check,
  send,
  describeError,
}: {
  /** Shows errors at the fields or as the `problem`; returns whether the form is valid. */
  check: () => boolean;
  /** Sends the fields. */
  send: () => Promise<unknown>;
  /** Describes an error of `send`; '' shows nothing. */
  describeError: (error: unknown) => string;
}) {
  const ref = useRef<HTMLFormElement>(null);
  const { busy, problem, setProblem, run } = useAttempt(describeError);
  const submit = async () => {
    if (busy) return;
    setProblem('');
    if (check()) return run(send);
    focusFirstInvalid(ref.current);
  };
  const form: FormProps = {
    ref,
    noValidate: true,
    onSubmit(event) {
      event.preventDefault();
      void submit();
    },
  };
  return { form, busy, problem, setProblem, run, submit };
}
