import { useEffect, useEffectEvent, useState } from 'react';
import { formatPhone, phoneDigits } from '#domain/customers/phone.ts';
import { removeSentCode, saveSentCode, findSentCode } from '#web/device/codes/sent-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useCodeAttempt } from '#web/state/calls/use-code-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CodeStep } from '#web/ui/inputs/code-step.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { authErrorText, phoneProblem } from './auth-problems.ts';
import css from './auth.module.css';

/** Session key of login codes, separate from order codes. */
const CODE_PURPOSE = 'login';

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
  const isSent = sentTo !== '' && sentTo === phoneDigits(phone);
  const { form, field, busy, problem, setProblem, setCode, secondsLeft, startCountdown, requestCode, note } =
    useCodeAttempt({
      isAwaited: isSent,
      check() {
        const phoneErrorText = phoneProblem(phone);
        setPhoneError(phoneErrorText);
        return phoneErrorText === '';
      },
      async send() {
        const digits = phoneDigits(phone);
        const response = await requestCode((proof) => api('POST /api/auth/code', { phone: digits, ...proof }));
        saveSentCode(CODE_PURPOSE, digits, response);
        setCode('');
        setSentTo(digits);
        startCountdown(response.resendSeconds);
      },
      onCode: (code) => onCode(sentTo, code),
      describeError,
    });
  const resume = useEffectEvent(() => {
    const sentCode = findSentCode(CODE_PURPOSE);
    if (!sentCode) return;
    onPhone(formatPhone(sentCode.phone));
    setSentTo(sentCode.phone);
    startCountdown(sentCode.resendSeconds);
  });
  useEffect(() => {
    resume();
    // No effect ends on a reload, so the code was accepted or the form was left.
    return () => removeSentCode(CODE_PURPOSE);
  }, []);
  useEffect(() => {
    if (isSent) form.ref.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
  }, [isSent, form.ref]);

  return (
    <form {...form} className={css.form} aria-label={label}>
      {!isSent && (
        <PhoneInput
          label={m.checkout_phone()}
          hint={hint}
          name="phone"
          value={phone}
          onValue={(text) => {
            onPhone(text);
            setPhoneError('');
            setProblem('');
          }}
          mask={formatPhone}
          placeholder="+7 (___) ___-__-__"
          required
          error={phoneError || undefined}
        />
      )}
      <p role="status" className={css.sent}>
        {note || (isSent && m.phone_proof_sent({ phone: formatPhone(sentTo) }))}
      </p>
      <ErrorMessage>{!isSent && problem}</ErrorMessage>
      {isSent ? (
        <CodeStep field={field} submit={submit}>
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              removeSentCode(CODE_PURPOSE);
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
