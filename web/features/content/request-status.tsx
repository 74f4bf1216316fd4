import { useState } from 'react';
import type { RequestStatus as Status } from '#contract/content/requests.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { isPhone, formatPhone } from '#domain/customers/phone.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { FIELD_ERROR_TEXTS, REQUEST_STATE_NAMES } from './form-texts.ts';
import css from './business-form.module.css';

/** Shows the status of a request to a caller who knows its number and phone. */
export function RequestStatus() {
  const { api, language } = useShop();
  const [number, setNumber] = useState('');
  const [phone, setPhone] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [status, setStatus] = useState<Status | null>(null);
  const isNumber = /^R-\d{4}-\d{6,9}$/.test(number);
  const { form, busy, problem } = useForm({
    check() {
      setIsSubmitted(true);
      setStatus(null);
      return isNumber && isPhone(phone);
    },
    send: async () => setStatus(await api('POST /api/requests/status', { number, phone })),
    describeError: (error) =>
      error instanceof ApiError && error.error === 'request_not_found' ? m.request_not_found() : m.request_failed(),
  });
  return (
    <form {...form} className={css.form} aria-label={m.request_status()}>
      <h2 className={css.wide}>{m.request_status()}</h2>
      <TextInput
        label={m.request_number()}
        required
        autoComplete="off"
        placeholder="R-2026-000042"
        value={number}
        error={isSubmitted && !isNumber ? m.request_problem_number_form() : undefined}
        onValue={(value) => setNumber(value.trim().toUpperCase())}
      />
      <PhoneInput
        label={m.request_field_phone()}
        required
        mask={formatPhone}
        value={phone}
        error={isSubmitted && !isPhone(phone) ? FIELD_ERROR_TEXTS.phone() : undefined}
        onValue={setPhone}
      />
      <ErrorMessage>{problem}</ErrorMessage>
      {status && (
        <p role="status" className={css.wide}>
          <strong>{REQUEST_STATE_NAMES[status.state]()}</strong> · {status.number} ·{' '}
          {formatDate(almatyDate(new Date(status.at)), language, 'short')}
          {status.answer !== null && (
            <>
              <br />
              {status.answer}
            </>
          )}
        </p>
      )}
      <div className={css.wide}>
        <Button type="submit" loading={busy}>
          {m.request_status_ask()}
        </Button>
      </div>
    </form>
  );
}
