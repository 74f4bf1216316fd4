import { useEffect, useRef } from 'react';
import type { Credit } from '#contract/orders/credit.ts';
import type { SentCode } from '#contract/customers/phone-proof.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useCodeAttempt } from '#web/state/calls/use-code-attempt.ts';
import { CodeStep } from '#web/ui/inputs/code-step.tsx';
import { orderKey } from '../view/use-order.ts';
import css from './credit.module.css';

/** The shop's own code is longer; a provider's may be this short. */
const MIN_CODE_LENGTH = 4;

/** SMS code of the application; the banks are asked once it is correct. */
export function CreditCode({
  number,
  phoneMasked,
  sentCode,
  resend,
  onVerified,
}: {
  number: string;
  phoneMasked: string;
  sentCode: SentCode;
  resend: () => Promise<SentCode>;
  onVerified: (credit: Credit) => void;
}) {
  const { api } = useShop();
  const { form, field, startCountdown } = useCodeAttempt({
    isAwaited: true,
    minLength: MIN_CODE_LENGTH,
    send: async () => startCountdown((await resend()).resendSeconds),
    onCode: async (code) =>
      onVerified(await api('POST /api/orders/:number/credit/proof', { ...orderKey(number), code })),
  });
  const startFirstCountdown = useRef(() => startCountdown(sentCode.resendSeconds));
  useEffect(() => {
    startFirstCountdown.current();
  }, []);
  return (
    <form {...form} className={css.form}>
      <p role="status">{m.phone_proof_sent({ phone: phoneMasked })}</p>
      <CodeStep field={field} submit={m.credit_ask_banks()} />
    </form>
  );
}
