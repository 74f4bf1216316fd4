import { useRef, useState } from 'react';
import type { Checkout, PaymentChoice } from '#contract/checkout.ts';
import { forgetTab, useTabState } from '#web/device/tab-memory.ts';
import { focusFirstInvalid } from '#web/device/focus-invalid.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { ChoiceGroup, RadioCard } from '#web/ui/choice.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { StepForm } from './step-form.tsx';
import type { StepFormProps } from './step-form-props.ts';
import css from './fields.module.css';

type Method = PaymentChoice['method'];

const KEY = 'checkout-payment';

/** Name of a way to pay. */
export const methodName: Record<Method, () => string> = {
  'on-receipt': () => m.checkout_pay_receipt(),
  card: () => m.checkout_pay_card(),
};
const icons: Record<Method, IconName> = { 'on-receipt': 'receipt', card: 'card' };

/** Step 3: how the order is paid. */
export function PaymentForm({ checkout, onSaved, onStale }: StepFormProps) {
  const { api } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [{ method: kept }, change] = useTabState<{ method: Method | '' }>(KEY, () => ({
    method: checkout.draft.payment?.method ?? '',
  }));
  const [asked, setAsked] = useState(false);
  const [only] = checkout.payments.length === 1 ? checkout.payments : [];
  const method = checkout.payments.find((one) => one === kept) ?? only;
  const explain: Record<Method, () => string> = {
    'on-receipt': () =>
      checkout.draft.delivery?.kind === 'pickup' ? m.checkout_pay_receipt_pickup() : m.checkout_pay_receipt_courier(),
    card: () => m.checkout_pay_card_text(),
  };
  const submit = async (): Promise<Checkout | null> => {
    if (!method) {
      setAsked(true);
      focusFirstInvalid(form.current);
      return null;
    }
    const saved = await api('PUT /api/checkout/payment', { method });
    forgetTab(KEY);
    return saved;
  };
  return (
    <StepForm ref={form} onSubmit={submit} onSaved={onSaved} onFailed={onStale}>
      <ChoiceGroup legend={m.checkout_payment_title()} legendHidden>
        <div className={css.cards}>
          {checkout.payments.map((one) => (
            <RadioCard
              key={one}
              name="method"
              value={one}
              checked={one === method}
              onChecked={() => change({ method: one })}
              title={methodName[one]()}
              subtitle={explain[one]()}
              aside={<Icon name={icons[one]} />}
            />
          ))}
        </div>
      </ChoiceGroup>
      {asked && !method && (
        <p className={css.fieldError} role="alert" tabIndex={-1} data-problem="">
          <Icon name="error" size={16} />
          {m.checkout_error_payment()}
        </p>
      )}
    </StepForm>
  );
}
