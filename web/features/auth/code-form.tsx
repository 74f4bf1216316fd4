import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { maskPhone, phoneDigits } from '#domain/customers/phone.ts';
import { focusFirstInvalid } from '#web/device/focus/focus-invalid.ts';
import { removeSentCode, saveSentCode, findSentCode } from '#web/device/codes/sent-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useCodeAttempt } from '#web/state/calls/use-code-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CodeStep } from '#web/ui/inputs/code-step.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { Problem } from '#web/ui/states/problem.tsx';
import { authErrorText, phoneProblem } from './auth-problems.ts';
import css from './auth.module.css';

/** Session key of login codes, separate from order codes. */
const PURPOSE = 'login';

/**
 * Asks for the phone, sends a code, and passes both on when the code is complete: typed, pasted or read from the SMS.
 */
export function CodeForm({
  label,
  hint,
  submit,
  phone,
  onPhone,
  onCode,
  describeError = authErrorText,
}: {
  label: string;
  hint?: string;
  /** Label of the confirm button. */
  submit: string;
  /** Formatted with the mask. */
  phone: string;
  onPhone: (phone: string) => void;
  /** Confirms the code; a failure is shown at the field. */
  onCode: (phone: string, code: string) => Promise<void>;
  /** Explains why a code was not sent or accepted. */
  describeError?: (error: unknown) => string;
}) {
  const { api } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState('');
  const [phoneError, setPhoneError] = useState('');
  const sent = sentTo !== '' && sentTo === phoneDigits(phone);
  const attempt = useCodeAttempt({ isAwaited: sent, onCode: (code) => onCode(sentTo, code), describeError });
  const { busy, problem, setProblem, run, setCode, left, wait, ask, note } = attempt;

  const send = () => {
    const wrong = phoneProblem(phone);
    setPhoneError(wrong);
    if (wrong) return focusFirstInvalid(form.current);
    return run(async () => {
      const digits = phoneDigits(phone);
      const answer = await ask((work) => api('POST /api/auth/code', { phone: digits, ...work }));
      saveSentCode(PURPOSE, digits, answer);
      setCode('');
      setSentTo(digits);
      wait(answer.resendSeconds);
    });
  };
  const resume = useEffectEvent(() => {
    const before = findSentCode(PURPOSE);
    if (!before) return;
    onPhone(maskPhone(before.phone));
    setSentTo(before.phone);
    wait(before.resendSeconds);
  });
  useEffect(() => {
    resume();
    // No effect ends on a reload, so the code was accepted or the form was left.
    return () => removeSentCode(PURPOSE);
  }, []);
  useEffect(() => {
    if (sent) form.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
  }, [sent]);

  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void (sent ? attempt.confirm() : send());
      }}
    >
      {!sent && (
        <PhoneInput
          label={m.checkout_phone()}
          hint={hint}
          name="phone"
          value={phone}
          onValue={(shown) => {
            onPhone(shown);
            setPhoneError('');
            setProblem('');
          }}
          mask={maskPhone}
          placeholder="+7 (___) ___-__-__"
          required
          error={phoneError || undefined}
        />
      )}
      <p role="status" className={css.sent}>
        {note || (sent && m.phone_proof_sent({ phone: maskPhone(sentTo) }))}
      </p>
      <Problem>{!sent && problem}</Problem>
      {sent ? (
        <CodeStep field={attempt.field} submit={submit} onResend={send}>
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              removeSentCode(PURPOSE);
              setSentTo('');
            }}
          >
            {m.auth_other_phone()}
          </Button>
        </CodeStep>
      ) : (
        <Button type="submit" kind="action" size="large" loading={busy} disabled={left > 0}>
          {left > 0 ? m.phone_proof_again_in({ seconds: left }) : m.auth_get_code()}
        </Button>
      )}
    </form>
  );
}
