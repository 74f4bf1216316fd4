import { useState } from 'react';
import type { SentCode } from '#contract/customers/phone-proof.ts';
import { iinProblems } from '#domain/customers/customer.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { withWork } from '#web/state/calls/with-work.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/inputs/choice.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { codeProblem } from '#web/texts/code-errors.ts';
import { nonBreakingPhone } from '#web/texts/non-breaking-phone.ts';
import { orderKey } from '../view/use-order.ts';
import css from './credit.module.css';

const IIN_LENGTH = 12;

/** IIN and consent; the SMS code follows in `CreditCode`. The IIN is not stored in the browser. */
export function CreditForm({
  number,
  phoneMasked,
  onSent,
}: {
  number: string;
  phoneMasked: string;
  onSent: (sentCode: SentCode, resend: () => Promise<SentCode>) => void;
}) {
  const { api, paths } = useShop();
  const [iin, setIin] = useState('');
  const [hasConsent, setHasConsent] = useState(false);
  const [problems, setProblems] = useState<{ iin?: string; hasConsent?: boolean }>({});
  const [isChecking, setIsChecking] = useState(false);
  const apply = (onChecking = setIsChecking) =>
    withWork(
      (proof) =>
        api('POST /api/orders/:number/credit/application', {
          ...orderKey(number),
          iin,
          consent: true as const,
          ...proof,
        }),
      onChecking,
    );
  const { form, busy, problem } = useForm({
    check() {
      const isIinWrong = iinProblems(iin).length > 0;
      setProblems({ ...(isIinWrong && { iin: m.credit_iin_wrong() }), hasConsent: !hasConsent });
      return !isIinWrong && hasConsent;
    },
    send: async () => onSent(await apply(), () => apply(() => {})),
    describeError(error) {
      if (!(error instanceof ApiError) || error.error !== 'iin_wrong') return errorText(error);
      setProblems({ iin: m.credit_iin_wrong() });
      return '';
    },
  });
  return (
    <form {...form} className={css.form}>
      <TextInput
        label={m.credit_iin()}
        hint={m.credit_iin_hint()}
        name="iin"
        value={iin}
        onValue={(typed) => {
          setIin(typed.replace(/\D/g, '').slice(0, IIN_LENGTH));
          setProblems({});
        }}
        inputMode="numeric"
        autoComplete="off"
        required
        error={problems.iin}
      />
      <Checkbox
        name="consent"
        checked={hasConsent}
        onChecked={setHasConsent}
        aria-invalid={problems.hasConsent || undefined}
        aria-describedby={problems.hasConsent ? 'credit-consent-problem' : undefined}
      >
        {m.credit_consent()}{' '}
        <a href={paths.privacy()} target="_blank" rel="noreferrer">
          {m.auth_consent_read()}
        </a>
      </Checkbox>
      <ErrorMessage isInline id="credit-consent-problem">
        {problems.hasConsent && m.credit_consent_required()}
      </ErrorMessage>
      {isChecking && <p role="status">{m.phone_proof_checking()}</p>}
      <ErrorMessage>{problem}</ErrorMessage>
      <Button type="submit" kind="action" size="large" loading={busy} wide>
        {m.credit_send_code({ phone: nonBreakingPhone(phoneMasked) })}
      </Button>
    </form>
  );
}

function errorText(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'credit_not_possible') return m.credit_not_possible();
  if (name === 'code_too_soon') return m.checkout_problem_often();
  return codeProblem(error);
}
