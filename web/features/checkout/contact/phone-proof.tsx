import { useEffect, useEffectEvent, useState } from 'react';
import type { PhoneDemand } from '#contract/orders/orders.ts';
import { maskPhone } from '#domain/customers/phone.ts';
import { removeSentCode, saveSentCode, findSentCode } from '#web/device/codes/sent-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useCodeAttempt } from '#web/state/calls/use-code-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CodeStep } from '#web/ui/inputs/code-step.tsx';
import { Problem } from '#web/ui/states/problem.tsx';
import { phoneInOneLine } from '#web/words/phone-line.ts';
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
export const storedReason = (stored: unknown): PhoneDemand['reason'] | null =>
  typeof stored === 'string' && Object.hasOwn(REASON_TEXTS, stored) ? (stored as PhoneDemand['reason']) : null;

/** Session key of order codes, separate from login codes. */
const PURPOSE = 'order';

/** Verifies a phone by an SMS code: sends it, accepts it typed or pasted, and offers to resend after the countdown. */
export function PhoneProof({
  phone,
  reason,
  confirmLabel,
  onProved,
}: {
  /** Ten digits. */
  phone: string;
  /** Reason for the request. */
  reason: string;
  /** Label of the send button. */
  confirmLabel: string;
  onProved: () => void;
}) {
  const { api } = useShop();
  const [before] = useState(() => findSentCode(PURPOSE));
  const [sent, setSent] = useState(before?.phone === phone);
  const shown = maskPhone(phone);

  const { form, field, busy, problem, setCode, left, wait, ask, note } = useCodeAttempt({
    isAwaited: sent,
    async send() {
      const answer = await ask((work) => api('POST /api/phone-codes', { phone, ...work }));
      saveSentCode(PURPOSE, phone, answer);
      setCode('');
      setSent(true);
      wait(answer.resendSeconds);
    },
    onCode: async (code) => {
      await api('POST /api/phone-codes/confirm', { phone, code });
      removeSentCode(PURPOSE);
      onProved();
    },
  });
  // Replaces the clicked button and takes its focus.
  useEffect(() => {
    const first = form.ref.current?.querySelector<HTMLElement>(sent ? 'input' : 'button');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [sent, form.ref]);
  const resume = useEffectEvent(() => {
    if (sent && before) wait(before.resendSeconds);
  });
  useEffect(() => resume(), []);

  return (
    <form {...form} className={css.form} aria-label={m.phone_proof_title()}>
      <div role="status">
        <p className={css.subtitle}>{m.phone_proof_title()}</p>
        <p className={css.note}>{note || (sent ? m.phone_proof_sent({ phone: shown }) : reason)}</p>
      </div>
      <Problem line>{!sent && problem}</Problem>
      {sent ? (
        <CodeStep field={field} submit={confirmLabel} />
      ) : (
        <Button type="submit" kind="action" size="large" loading={busy} disabled={left > 0}>
          {left > 0 ? m.phone_proof_again_in({ seconds: left }) : m.phone_proof_send({ phone: phoneInOneLine(shown) })}
        </Button>
      )}
    </form>
  );
}
