import { Fragment, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Organisation, PaymentChoice } from '#contract/orders/checkout.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { useSettledChoice } from '#web/device/focus/use-settled-choice.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { ChoiceGroup, RadioCard } from '#web/ui/inputs/choice.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { Problem } from '#web/ui/states/problem.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { OrganisationForm } from '../contact/organisation-form.tsx';
import { creditProblemWords, methodWords } from './payment-words.ts';
import { SavedCardChoice } from './saved-card-choice.tsx';
import type { StepFormProps } from '../steps/step-form-props.ts';
import { stepProblem } from '../steps/step-problem.ts';
import css from '../fields.module.css';

// Loaded while the first steps are filled in, so it does not delay the checkout's hydration.
const Savings = lazyPart(() => import('../savings/savings.tsx'));

type Method = PaymentChoice['method'];

const asks = (method: Method) => paymentPolicies[method].asks;

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
    ...(asks(chosen) === 'card' && usualCard && { savedCardId: usualCard.id }),
  });
  const save = async (chosen: Method) => {
    const mine = (last.current += 1);
    setChosen(chosen);
    setProblem('');
    // The choice is complete once the organisation is known.
    if (asks(chosen) === 'organisation') return onBusy(false);
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
  const asksOrganisation = method !== undefined && asks(method) === 'organisation';
  const isOrganisationSaved = asksOrganisation && saved === method && isSame(organisation, savedOrganisation);
  const undecided = passing !== undefined || (asksOrganisation && !isOrganisationSaved);
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
  const hasCards = checkout.cards.canSave || checkout.cards.saved.length > 0;
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
                title={methodWords[one].name()}
                subtitle={methodWords[one].explain(checkout, frame.cardOnReceipt)}
                aside={<Icon name={methodWords[one].icon} />}
              />
              {one === method && asks(one) === 'card' && hasCards && (
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
              title={methodWords.credit.name()}
              subtitle={creditProblemWords[checkout.creditProblem]()}
              aside={<Icon name={methodWords.credit.icon} />}
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
