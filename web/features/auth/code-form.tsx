import { useEffect, useEffectEvent, useState } from 'react';
import { maskPhone, phoneDigits } from '#domain/customers/phone.ts';
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
  const [sentTo, setSentTo] = useState('');
  const [phoneError, setPhoneError] = useState('');
  const sent = sentTo !== '' && sentTo === phoneDigits(phone);
  const { form, field, busy, problem, setProblem, setCode, secondsLeft, startCountdown, requestCode, note } =
    useCodeAttempt({
      isAwaited: sent,
      check() {
        const wrong = phoneProblem(phone);
        setPhoneError(wrong);
        return wrong === '';
      },
      async send() {
        const digits = phoneDigits(phone);
        const answer = await requestCode((work) => api('POST /api/auth/code', { phone: digits, ...work }));
        saveSentCode(PURPOSE, digits, answer);
        setCode('');
        setSentTo(digits);
        startCountdown(answer.resendSeconds);
      },
      onCode: (code) => onCode(sentTo, code),
      describeError,
    });
  const resume = useEffectEvent(() => {
    const before = findSentCode(PURPOSE);
    if (!before) return;
    onPhone(maskPhone(before.phone));
    setSentTo(before.phone);
    startCountdown(before.resendSeconds);
  });
  useEffect(() => {
    resume();
    // No effect ends on a reload, so the code was accepted or the form was left.
    return () => removeSentCode(PURPOSE);
  }, []);
  useEffect(() => {
    if (sent) form.ref.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
  }, [sent, form.ref]);

  return (
    <form {...form} className={css.form} aria-label={label}>
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
        <CodeStep field={field} submit={submit}>
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
        <Button type="submit" kind="action" size="large" loading={busy} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? m.phone_proof_again_in({ seconds: secondsLeft }) : m.auth_get_code()}
        </Button>
      )}
    </form>
  );
}
