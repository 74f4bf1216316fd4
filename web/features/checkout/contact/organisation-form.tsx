import { useEffect, useRef, useState } from 'react';
import type { Organisation, PaymentChoice } from '#contract/orders/checkout.ts';
import {
  binProblem,
  MAX_ORGANISATION_ADDRESS,
  MAX_ORGANISATION_NAME,
  type BinProblem,
} from '#domain/payments/organisation.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { StepForm } from '../steps/step-form.tsx';
import type { StepFormProps } from '../steps/step-form-props.ts';
import { stepProblem } from '../steps/step-problem.ts';
import css from '../fields.module.css';

const MIN_NAME_LENGTH = 2;
const MIN_ADDRESS_LENGTH = 5;
const BIN_ERROR_TEXTS: Record<BinProblem, () => string> = {
  'bin-digits': () => m.checkout_bin_length(),
  'bin-length': () => m.checkout_bin_length(),
  'bin-kind': () => m.checkout_bin_wrong(),
  'bin-checksum': () => m.checkout_bin_wrong(),
};

function findProblems({ name, bin, address }: Organisation): Partial<Record<keyof Organisation, string>> {
  const wrongBin = binProblem(bin);
  return {
    ...(name.trim().length < MIN_NAME_LENGTH && { name: m.checkout_organisation_required() }),
    ...(wrongBin && { bin: BIN_ERROR_TEXTS[wrongBin]() }),
    ...(address.trim().length < MIN_ADDRESS_LENGTH && { address: m.checkout_organisation_address_required() }),
  };
}

/**
 * Organisation that pays an invoice: name, BIN, address. After saving, the order button is the only one left, with a
 * note.
 */
export function OrganisationForm({
  method,
  organisation: fields,
  isSaved,
  onChange,
  onSaved,
}: Pick<StepFormProps, 'onSaved'> & {
  method: PaymentChoice['method'];
  organisation: Organisation;
  isSaved: boolean;
  onChange: (organisation: Organisation) => void;
}) {
  const { api } = useShop();
  const note = useRef<HTMLParagraphElement>(null);
  const [problems, setProblems] = useState<ReturnType<typeof findProblems>>({});
  const isSubmitted = useRef(false);
  useEffect(() => {
    // The clicked button is gone; focus moves to its replacement.
    if (isSaved && isSubmitted.current) note.current?.focus();
    isSubmitted.current = false;
  }, [isSaved]);
  const step = useForm({
    check() {
      if (isSaved) return false;
      const newProblems = findProblems(fields);
      setProblems(newProblems);
      isSubmitted.current = Object.keys(newProblems).length === 0;
      return isSubmitted.current;
    },
    send: async () => onSaved(await api('PUT /api/checkout/payment', { method, organisation: fields })),
    describeError: stepProblem,
  });
  const field = (name: keyof Organisation) => ({
    name: `organisation-${name}`,
    value: fields[name],
    error: problems[name] && findProblems(fields)[name],
    required: true,
    onValue: (value: string) => onChange({ ...fields, [name]: value }),
  });
  return (
    <StepForm
      {...step}
      saved={
        isSaved && (
          <p ref={note} tabIndex={-1} role="status" className={css.saved}>
            {m.checkout_organisation_saved()}
          </p>
        )
      }
    >
      <div className={css.grid}>
        <TextInput
          {...field('name')}
          label={m.checkout_organisation()}
          maxLength={MAX_ORGANISATION_NAME}
          autoComplete="organization"
        />
        <TextInput
          {...field('bin')}
          label={m.checkout_bin()}
          inputMode="numeric"
          onValue={(value) => onChange({ ...fields, bin: value.replace(/\D/g, '').slice(0, 12) })}
        />
        <TextInput
          {...field('address')}
          label={m.checkout_organisation_address()}
          maxLength={MAX_ORGANISATION_ADDRESS}
          autoComplete="street-address"
          className={css.wide}
        />
      </div>
    </StepForm>
  );
}
