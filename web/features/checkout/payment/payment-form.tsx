import { Fragment, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Organisation, PaymentChoice } from '#contract/orders/checkout.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { useSettledChoice } from '#web/device/focus/use-settled-choice.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { ChoiceGroup, RadioCard } from '#web/ui/inputs/choice.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { PaymentMarks } from '#web/ui/marks/payment-marks.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { OrganisationForm } from '../contact/organisation-form.tsx';
import { CREDIT_PROBLEM_TEXTS, METHOD_LABELS } from './payment-texts.ts';
import { SavedCardChoice } from './saved-card-choice.tsx';
import type { StepFormProps } from '../steps/step-form-props.ts';
import { stepProblem } from '../steps/step-problem.ts';
import css from '../fields.module.css';

// Loaded while the first steps are filled in, so it does not delay the checkout's hydration.
const Savings = lazyPart(() => import('../savings/savings.tsx'));

type Method = PaymentChoice['method'];

const requiredInput = (method: Method) => paymentPolicies[method].extraInput;

const EMPTY_ORGANISATION: Organisation = { name: '', bin: '', address: '' };
const isSameOrganisation = (a: Organisation, b: Organisation | undefined) =>
  a.name === b?.name && a.bin === b.bin && a.address === b.address;

/**
 * Step 3: the payment method. A choice is saved at once (debounced for arrow keys), so only the order button remains;
 * the last choice wins. A method's fields appear on the click: later, they would move content under the pointer.
 */
export function PaymentForm({ checkout, picture, onSaved, onStale, onBusy, onUndecided }: StepFormProps) {
  const { api, frame } = useShop();
  const saved = checkout.draft.payment?.method;
  const savedOrganisation = checkout.draft.payment?.organisation;
  const [chosen, setChosen] = useState<Method | undefined>(saved);
  const [organisation, setOrganisation] = useState(savedOrganisation ?? EMPTY_ORGANISATION);
  const [problem, setProblem] = useState('');
  const lastAttempt = useRef(0);
  const defaultCard = checkout.cards.saved.find(({ isDefault }) => isDefault);
  const toChoice = (method: Method): PaymentChoice => ({
    method,
    ...(requiredInput(method) === 'card' && defaultCard && { savedCardId: defaultCard.id }),
  });
  const save = async (method: Method) => {
    const attempt = (lastAttempt.current += 1);
    setChosen(method);
    setProblem('');
    // The choice is complete once the organisation is known.
    if (requiredInput(method) === 'organisation') return onBusy(false);
    onBusy(true);
    try {
      const updated = await api('PUT /api/checkout/payment', toChoice(method));
      if (attempt === lastAttempt.current) onSaved(updated);
    } catch (error) {
      if (attempt !== lastAttempt.current) return;
      setChosen(saved);
      setProblem(stepProblem(error));
      onStale(error);
    } finally {
      if (attempt === lastAttempt.current) onBusy(false);
    }
  };
  const { pending, choose, group } = useSettledChoice<Method>((chosenMethod) => void save(chosenMethod));
  const method = pending ?? chosen;
  // Prevents ordering with the previously saved method while another one is shown.
  const asksOrganisation = method !== undefined && requiredInput(method) === 'organisation';
  const isOrganisationSaved =
    asksOrganisation && saved === method && isSameOrganisation(organisation, savedOrganisation);
  const isUndecided = pending !== undefined || (asksOrganisation && !isOrganisationSaved);
  const reportUndecided = useEffectEvent(onUndecided);
  useEffect(() => {
    reportUndecided(isUndecided);
    return () => reportUndecided(false);
  }, [isUndecided]);
  const [onlyMethod] = checkout.payments.length === 1 ? checkout.payments : [];
  // A single method needs no choice.
  const chooseOnly = useEffectEvent((method: Method) => {
    if (saved === undefined) void save(method);
  });
  useEffect(() => {
    if (onlyMethod) chooseOnly(onlyMethod);
  }, [onlyMethod]);
  const hasCards = checkout.cards.canSave || checkout.cards.saved.length > 0;
  return (
    <div className={css.form}>
      <ChoiceGroup {...group} legend={m.checkout_payment_title()} legendHidden>
        <div className={css.cards}>
          {checkout.payments.map((item) => (
            <Fragment key={item}>
              <RadioCard
                name="method"
                value={item}
                checked={item === method}
                onChecked={() => choose(item)}
                title={METHOD_LABELS[item].name()}
                subtitle={METHOD_LABELS[item].explain(checkout, frame)}
                aside={item === 'card' ? <PaymentMarks height={18} /> : <Icon name={METHOD_LABELS[item].icon} />}
              />
              {item === method && requiredInput(item) === 'card' && hasCards && (
                <SavedCardChoice
                  checkout={checkout}
                  payment={checkout.draft.payment?.method === item ? checkout.draft.payment : toChoice(item)}
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
              title={METHOD_LABELS.credit.name()}
              subtitle={CREDIT_PROBLEM_TEXTS[checkout.creditProblem]()}
              aside={<Icon name={METHOD_LABELS.credit.icon} />}
            />
          )}
        </div>
      </ChoiceGroup>
      {asksOrganisation && (
        <OrganisationForm
          method={method}
          organisation={organisation}
          isSaved={isOrganisationSaved}
          onChange={setOrganisation}
          onSaved={(updated) => {
            // The server normalises typed values.
            setOrganisation(updated.draft.payment?.organisation ?? organisation);
            onSaved(updated);
          }}
        />
      )}
      <ErrorMessage>{problem}</ErrorMessage>
      <Suspense fallback={<Skeleton shape="block" className={css.waiting} />}>
        <Savings checkout={checkout} picture={picture} onSaved={onSaved} onBusy={onBusy} />
      </Suspense>
    </div>
  );
}
