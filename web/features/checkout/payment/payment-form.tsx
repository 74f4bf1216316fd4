import { Fragment, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Checkout, Organisation, PaymentChoice } from '#contract/orders/checkout.ts';
import { isPaidAtGateway } from '#domain/payments/payment-status.ts';
import { useSettledChoice } from '#web/device/focus/use-settled-choice.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { ChoiceGroup, RadioCard } from '#web/ui/inputs/choice.tsx';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { Problem } from '#web/ui/states/problem.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { OrganisationForm } from '../contact/organisation-form.tsx';
import { SavedCardChoice } from './saved-card-choice.tsx';
import type { StepFormProps } from '../steps/step-form-props.ts';
import { stepProblem } from '../steps/step-problem.ts';
import css from '../fields.module.css';

// Loaded while the first steps are filled in, so it does not delay the checkout's hydration.
const Savings = lazyPart(() => import('../savings/savings.tsx'));

type Method = PaymentChoice['method'];

/** Why credit is unavailable for a cart. */
const creditProblemWords: Record<NonNullable<Checkout['creditProblem']>, () => string> = {
  savings: () => m.checkout_credit_no_savings(),
  digital: () => m.checkout_credit_no_digital(),
  sum: () => m.checkout_credit_no_sum(),
};

/** Whether the order is paid right after it is placed. */
export function isPaidNow(payment: PaymentChoice | undefined): boolean {
  return payment !== undefined && isPaidAtGateway(payment.method);
}

/** Name of a payment method. */
export const methodName: Record<Method, () => string> = {
  'on-receipt': () => m.checkout_pay_receipt(),
  card: () => m.checkout_pay_card(),
  qr: () => m.checkout_pay_qr(),
  credit: () => m.checkout_pay_credit(),
  invoice: () => m.checkout_pay_invoice(),
};
const icons: Record<Method, IconName> = {
  'on-receipt': 'receipt',
  card: 'card',
  qr: 'qr',
  credit: 'bank',
  invoice: 'building',
};

const NO_ORGANISATION: Organisation = { name: '', bin: '', address: '' };
const isSame = (one: Organisation, other: Organisation | undefined) =>
  one.name === other?.name && one.bin === other.bin && one.address === other.address;

/**
 * Step 3: the payment method. A choice is saved at once (for arrow keys the last one), so the order button is the only
 * one left. The last choice wins. A method's own fields appear on the click, since appearing with the response would
 * move content under the pointer.
 */
export function PaymentForm({ checkout, picture, onSaved, onStale, onBusy, onUndecided }: StepFormProps) {
  const { api, frame } = useShop();
  const saved = checkout.draft.payment?.method;
  const savedOrganisation = checkout.draft.payment?.organisation;
  const [chosen, setChosen] = useState<Method | undefined>(saved);
  const [organisation, setOrganisation] = useState(savedOrganisation ?? NO_ORGANISATION);
  const [problem, setProblem] = useState('');
  const last = useRef(0);
  const usualCard = checkout.cards.saved.find(({ isDefault }) => isDefault);
  const choiceOf = (chosen: Method): PaymentChoice => ({
    method: chosen,
    ...(chosen === 'card' && usualCard && { savedCardId: usualCard.id }),
  });
  const save = async (chosen: Method) => {
    const mine = (last.current += 1);
    setChosen(chosen);
    setProblem('');
    // An invoice needs its organisation first.
    if (chosen === 'invoice') return onBusy(false);
    onBusy(true);
    try {
      const answer = await api('PUT /api/checkout/payment', choiceOf(chosen));
      if (mine === last.current) onSaved(answer);
    } catch (error) {
      if (mine !== last.current) return;
      setChosen(saved);
      setProblem(stepProblem(error));
      onStale(error);
    } finally {
      if (mine === last.current) onBusy(false);
    }
  };
  const { passing, choose, group } = useSettledChoice<Method>((settled) => void save(settled));
  const method = passing ?? chosen;
  // No order with the previously saved method while another one is shown.
  const isOrganisationSaved = saved === 'invoice' && isSame(organisation, savedOrganisation);
  const undecided = passing !== undefined || (method === 'invoice' && !isOrganisationSaved);
  const reportUndecided = useEffectEvent(onUndecided);
  useEffect(() => {
    reportUndecided(undecided);
    return () => reportUndecided(false);
  }, [undecided]);
  const [only] = checkout.payments.length === 1 ? checkout.payments : [];
  // A single method needs no choice.
  const chooseOnly = useEffectEvent((method: Method) => {
    if (saved === undefined) void save(method);
  });
  useEffect(() => {
    if (only) chooseOnly(only);
  }, [only]);
  const cardsMatter = method === 'card' && (checkout.cards.canSave || checkout.cards.saved.length > 0);
  const explain: Record<Method, () => string> = {
    'on-receipt': () => {
      const isPickup = checkout.draft.delivery?.kind === 'pickup';
      if (!frame.cardOnReceipt) return isPickup ? m.checkout_pay_cash_pickup() : m.checkout_pay_cash_courier();
      return isPickup ? m.checkout_pay_receipt_pickup() : m.checkout_pay_receipt_courier();
    },
    card: () => m.checkout_pay_card_text({ count: checkout.reservationMinutes }),
    qr: () => m.checkout_pay_qr_text({ count: checkout.reservationMinutes }),
    credit: () => m.checkout_pay_credit_text(),
    invoice: () => m.checkout_pay_invoice_text(),
  };
  return (
    <div className={css.form}>
      <ChoiceGroup {...group} legend={m.checkout_payment_title()} legendHidden>
        <div className={css.cards}>
          {checkout.payments.map((one) => (
            <Fragment key={one}>
              <RadioCard
                name="method"
                value={one}
                checked={one === method}
                onChecked={() => choose(one)}
                title={methodName[one]()}
                subtitle={explain[one]()}
                aside={<Icon name={icons[one]} />}
              />
              {one === 'card' && cardsMatter && (
                <SavedCardChoice
                  checkout={checkout}
                  payment={checkout.draft.payment?.method === one ? checkout.draft.payment : choiceOf(one)}
                  onSaved={onSaved}
                  onBusy={onBusy}
                />
              )}
            </Fragment>
          ))}
          {checkout.creditProblem && (
            <RadioCard
              name="method"
              value="credit"
              checked={false}
              disabled
              title={methodName.credit()}
              subtitle={creditProblemWords[checkout.creditProblem]()}
              aside={<Icon name={icons.credit} />}
            />
          )}
        </div>
      </ChoiceGroup>
      {method === 'invoice' && (
        <OrganisationForm
          organisation={organisation}
          isSaved={isOrganisationSaved}
          onChange={setOrganisation}
          onSaved={(answer) => {
            // The server normalises typed values.
            setOrganisation(answer.draft.payment?.organisation ?? organisation);
            onSaved(answer);
          }}
        />
      )}
      <Problem>{problem}</Problem>
      <Suspense fallback={<Skeleton shape="block" className={css.waiting} />}>
        <Savings checkout={checkout} picture={picture} onSaved={onSaved} onBusy={onBusy} />
      </Suspense>
    </div>
  );
}
