import { useEffect, useEffectEvent, useState } from 'react';
import type { PhoneDemand } from '#contract/orders/orders.ts';
import { formatPhone } from '#domain/customers/phone.ts';
import { removeSentCode, saveSentCode, findSentCode } from '#web/device/codes/sent-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useCodeAttempt } from '#web/state/calls/use-code-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CodeStep } from '#web/ui/inputs/code-step.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { nonBreakingPhone } from '#web/texts/non-breaking-phone.ts';
import css from '../fields.module.css';

/** Explains why the phone of an order must be verified. */
export const REASON_TEXTS: Record<PhoneDemand['reason'], () => string> = {
  sum: () => m.phone_proof_why_sum(),
  quantity: () => m.phone_proof_why_quantity(),
  orders: () => m.phone_proof_why_orders(),
  stock: () => m.phone_proof_why_stock(),
  slot: () => m.phone_proof_why_slot(),
  promo: () => m.phone_proof_why_promo(),
  card: () => m.phone_proof_why_card(),
  'promo-uses': () => m.phone_proof_why_promo_uses(),
};

/** Parses a stored reason; null for an unknown one. */
export const parseStoredReason = (stored: unknown): PhoneDemand['reason'] | null =>
  typeof stored === 'string' && Object.hasOwn(REASON_TEXTS, stored) ? (stored as PhoneDemand['reason']) : null;

/** Session key of order codes, separate from login codes. */
const CODE_PURPOSE = 'order';

/** Verifies a phone by an SMS code: sends it, accepts it typed or pasted, and offers to resend after the countdown. */
export function PhoneVerification({
  phone,
  reason,
  confirmLabel,
  onVerified,
}: {
  /** Ten digits. */
  phone: string;
  /** Reason for the request. */
  reason: string;
  /** Label of the send button. */
  confirmLabel: string;
  onVerified: () => void;
}) {
  const { api } = useShop();
  const [sentCode] = useState(() => findSentCode(CODE_PURPOSE));
  const [isSent, setIsSent] = useState(sentCode?.phone === phone);
  const maskedPhone = formatPhone(phone);

  const { form, field, busy, problem, setCode, secondsLeft, startCountdown, requestCode, note } = useCodeAttempt({
    isAwaited: isSent,
    async send() {
      const response = await requestCode((work) => api('POST /api/phone-codes', { phone, ...work }));
      saveSentCode(CODE_PURPOSE, phone, response);
      setCode('');
      setIsSent(true);
      startCountdown(response.resendSeconds);
    },
    onCode: async (code) => {
      await api('POST /api/phone-codes/confirm', { phone, code });
      removeSentCode(CODE_PURPOSE);
      onVerified();
    },
  });
  // Replaces the clicked button and takes its focus.
  useEffect(() => {
    const focusTarget = form.ref.current?.querySelector<HTMLElement>(isSent ? 'input' : 'button');
    focusTarget?.focus({ preventScroll: true });
    focusTarget?.scrollIntoView({ block: 'center' });
  }, [isSent, form.ref]);
  const resume = useEffectEvent(() => {
    if (isSent && sentCode) startCountdown(sentCode.resendSeconds);
  });
  useEffect(() => resume(), []);

  return (
    <form {...form} className={css.form} aria-label={m.phone_proof_title()}>
      <div role="status">
        <p className={css.subtitle}>{m.phone_proof_title()}</p>
        <p className={css.note}>{note || (isSent ? m.phone_proof_sent({ phone: maskedPhone }) : reason)}</p>
      </div>
      <ErrorMessage isInline>{!isSent && problem}</ErrorMessage>
      {isSent ? (
        <CodeStep field={field} submit={confirmLabel} />
      ) : (
        <Button type="submit" kind="action" size="large" loading={busy} disabled={secondsLeft > 0}>
          {secondsLeft > 0
            ? m.phone_proof_again_in({ seconds: secondsLeft })
            : m.phone_proof_send({ phone: nonBreakingPhone(maskedPhone) })}
        </Button>
      )}
    </form>
  );
}
