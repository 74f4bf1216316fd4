import { useState, type ReactNode } from 'react';
import type { TradeInStatus } from '#contract/orders/trade-in.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { isPhone, formatPhone, phoneDigits } from '#domain/customers/phone.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { TRADE_IN_STATE_NAMES } from './trade-in-texts.ts';
import css from './trade-in.module.css';

/**
 * Shows the state of a request to a caller who knows its number and phone; the discount code after `phoneVerification` of the
 * phone.
 */
export function TradeInStatusForm({
  phoneVerification,
}: {
  phoneVerification: (phone: string, onVerified: () => void) => ReactNode;
}) {
  const { api } = useShop();
  const [number, setNumber] = useState('');
  const [phone, setPhone] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [request, setRequest] = useState<TradeInStatus | null>(null);
  const isNumber = /^T-\d{4}-\d{6,9}$/.test(number);
  const { form, busy, problem, submit } = useForm({
    check() {
      setIsSubmitted(true);
      setRequest(null);
      return isNumber && isPhone(phone);
    },
    send: async () => setRequest(await api('POST /api/trade-in/status', { number, phone })),
    describeError: (error) =>
      error instanceof ApiError && error.error === 'trade_in_not_found' ? m.request_not_found() : m.request_failed(),
  });
  return (
    <Card as="section" padding="large" className={css.status} aria-labelledby="trade-in-status">
      <h2 id="trade-in-status">{m.request_status()}</h2>
      <form {...form} className={css.fields}>
        <TextInput
          label={m.request_number()}
          required
          autoComplete="off"
          value={number}
          error={isSubmitted && !isNumber ? m.tradein_problem_number() : undefined}
          onValue={(value) => setNumber(value.trim().toUpperCase())}
        />
        <PhoneInput
          label={m.request_field_phone()}
          required
          mask={formatPhone}
          value={phone}
          error={isSubmitted && !isPhone(phone) ? m.request_problem_phone() : undefined}
          onValue={setPhone}
        />
        <Button type="submit" className={css.ask} loading={busy}>
          {m.request_status_ask()}
        </Button>
      </form>
      <ErrorMessage>{problem}</ErrorMessage>
      {request && (
        <div role="status" className={css.found}>
          <strong>{TRADE_IN_STATE_NAMES[request.state]()}</strong>
          {request.answer !== null && <p>{request.answer}</p>}
          {request.hiddenUntil === 'proof' && phoneVerification(phoneDigits(phone), () => void submit())}
          {request.hiddenUntil === 'login' && <p>{m.tradein_code_in_profile()}</p>}
          {request.code !== null && request.price !== null && (
            <p>
              {m.tradein_code({ amount: formatTenge(request.price) })} <code className={css.code}>{request.code}</code>
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
