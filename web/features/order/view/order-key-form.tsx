import { useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { parseOrderNumber } from '#domain/orders/order-number.ts';
import { isPhone, formatPhone, phoneDigits } from '#domain/customers/phone.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { rememberPhone } from './use-order.ts';
import css from './order-view.module.css';

type Problems = { number?: string; phone?: string };

/**
 * Opens an order by number and phone; with `number` it asks for the phone only. An error never reveals which of the two
 * is wrong.
 */
export function OrderKeyForm({
  number: fixedNumber,
  onFound,
}: {
  number?: string;
  onFound: (number: string, orders: Order[]) => void;
}) {
  const { api, frame } = useShop();
  const [number, setNumber] = useState(fixedNumber ?? '');
  const [phone, setPhone] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const parsedNumber = parseOrderNumber(number);
  const currentProblems = findProblems(number, parsedNumber, phone);
  const { form, busy, problem } = useForm({
    check() {
      setProblems(currentProblems);
      return Object.keys(currentProblems).length === 0;
    },
    async send() {
      if (parsedNumber === null) return;
      const { orders } = await api('POST /api/orders/lookup', { number: parsedNumber, phone: phoneDigits(phone) });
      rememberPhone(parsedNumber, phoneDigits(phone));
      onFound(parsedNumber, orders);
    },
    describeError: (error) => errorText(error, frame.supportShortNumber),
  });
  return (
    <form {...form} className={css.form}>
      <h1>{fixedNumber ? m.order_phone_title() : m.order_page_title()}</h1>
      <p className={css.formText}>{fixedNumber ? m.order_phone_text({ number: fixedNumber }) : m.order_page_text()}</p>
      {!fixedNumber && (
        <TextInput
          label={m.order_form_number()}
          hint={m.order_form_number_hint()}
          name="number"
          value={number}
          onValue={setNumber}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={20}
          error={problems.number && currentProblems.number}
        />
      )}
      <PhoneInput
        label={m.checkout_phone()}
        name="phone"
        value={phone}
        onValue={setPhone}
        mask={formatPhone}
        placeholder="+7 (___) ___-__-__"
        required
        error={problems.phone && currentProblems.phone}
      />
      <ErrorMessage>{problem}</ErrorMessage>
      <Button type="submit" kind="action" size="large" loading={busy}>
        {fixedNumber ? m.order_phone_show() : m.order_form_find()}
      </Button>
    </form>
  );
}

function findProblems(typedNumber: string, number: string | null, phone: string): Problems {
  return {
    ...(number === null && {
      number: typedNumber.trim() === '' ? m.order_error_number_required() : m.order_error_number(),
    }),
    ...(!isPhone(phone) && {
      phone: phoneDigits(phone) === '' ? m.checkout_error_phone_required() : m.checkout_error_phone(),
    }),
  };
}

function errorText(error: unknown, phone: string): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'order_not_found' || name === 'invalid_input') return m.order_not_found();
  if (name === 'offline') return m.offline_title();
  return name === 'rate_limited' ? m.checkout_problem_often() : m.order_failed_text({ phone });
}
