import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Checkout, PricedCheckout } from '#contract/orders/checkout.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { useInView } from '#web/device/focus/use-in-view.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import type { AddressMapSlot } from '#web/state/customer/address-position.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { StepIndicator } from '#web/ui/states/progress.tsx';
import { StickyBar } from '#web/ui/layout/sticky-bar.tsx';
import { isPaidNow } from './payment/payment-texts.ts';
import type { CheckoutChange } from './checkout-changes.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { CheckoutSummary, PlaceButton } from './checkout-summary.tsx';
import type { ShopMapSlot } from './steps/step-form-props.ts';
import { stepHeadingId, StepSection } from './steps/step-section.tsx';
import { isStepOpen, findOpenStep, useStepHistory } from './steps/step-history.ts';
import { firstOpenStep, visibleSteps, type CheckoutStep } from './steps/steps.tsx';
import type { usePlaceOrder } from './use-place-order.ts';
import css from './checkout-view.module.css';

type Props = {
  checkout: Checkout;
  changes: readonly CheckoutChange[];
  show: (checkout: Checkout) => void;
  reload: () => Promise<void>;
  placement: ReturnType<typeof usePlaceOrder>;
  picture: (product: Pick<ProductCard, 'picture' | 'kind'>) => ReactNode;
  sum: (checkout: Checkout) => ReactNode;
  addressMap: AddressMapSlot;
  shopMap: ShopMapSlot;
  cityLink: ReactNode;
};

const STEPS_ID = 'checkout-steps';

/** Steps at the left, one of them open; order summary at the right. */
export function CheckoutView({
  checkout,
  changes,
  show,
  reload,
  placement,
  picture,
  sum,
  addressMap,
  shopMap,
  cityLink,
}: Props) {
  const { language } = useShop();
  const now = useNow();
  const [isSaving, setIsSaving] = useState(false);
  const [isUndecided, setIsUndecided] = useState(false);
  const [preview, setPreview] = useState<PricedCheckout | null>(null);
  const button = useRef<HTMLDivElement>(null);
  const steps = visibleSteps(checkout);
  const firstOpen = firstOpenStep(checkout);
  // The last step stays open: its choice and the order button are visible together.
  const lastStep = steps.at(-1);
  const { openStep, open } = useStepHistory(checkout);
  const isFinished = !firstOpen && openStep === lastStep && !isUndecided;
  useFocusOnStep(openStep ? steps.indexOf(openStep) + 1 : null);
  const buttonInView = useInView(button, { isRendered: true });
  const save = (step: CheckoutStep, saved: Checkout) => {
    placement.clearProblem();
    show(saved);
    // The shopper may have opened another step before the response.
    if (!isStepOpen(step)) return;
    setPreview(null);
    open(findOpenStep(saved, ''));
  };
  const settle = () => {
    placement.clearProblem();
    return reload();
  };
  // The price includes unsaved choices while their step is open.
  const shownCheckout: Checkout = openStep && preview ? { ...checkout, ...preview } : checkout;
  const buttonPlacement = {
    busy: placement.busy || isSaving,
    problem: placement.problem,
    phoneReason: placement.phoneReason,
    onPlace: () => void placement.place(checkout.stamp, isPaidNow(checkout.draft.payment) && checkout.toPay > 0),
  };
  const unfinished = steps.filter((step) => !step.isDone(checkout));
  const missing =
    isFinished && checkout.complete
      ? null
      : {
          label: missingLabel({ firstOpen, isUndecided, isReady: checkout.cart.ready }),
          note:
            unfinished.length > 0
              ? m.checkout_missing({ steps: unfinished.map(({ name }) => name().toLocaleLowerCase('ru')).join(', ') })
              : '',
          onPress: () => showMissing(document.getElementById(STEPS_ID)),
        };
  return (
    <div className={css.layout}>
      <div className={css.head}>
        <h1>{m.checkout_title()}</h1>
        <StepIndicator
          label={m.checkout_steps()}
          doneLabel={m.checkout_step_done()}
          steps={steps.map((step) => ({
            id: String(step.number),
            title: step.name(),
            state: step === openStep ? 'now' : step.isDone(checkout) ? 'done' : 'ahead',
          }))}
        />
      </div>
      <div className={css.steps} id={STEPS_ID}>
        <CheckoutNotice checkout={checkout} changes={changes} onSettled={settle} />
        {steps.map((step, index) => {
          const { Form } = step;
          const isDone = step.isDone(checkout);
          const state = step === openStep ? 'open' : isDone ? 'done' : 'ahead';
          return (
            <StepSection
              key={step.number}
              number={index + 1}
              name={step.name()}
              title={step.title()}
              state={state}
              summary={isDone ? step.summary(checkout, { now, language }) : []}
              onEdit={step.isEditable(checkout) ? () => open(step) : undefined}
            >
              {state === 'open' && (
                <Form
                  checkout={checkout}
                  addressMap={addressMap}
                  shopMap={shopMap}
                  cityLink={cityLink}
                  picture={picture}
                  onSaved={(saved) => save(step, saved)}
                  onStale={() => void reload()}
                  onPreview={setPreview}
                  onBusy={setIsSaving}
                  onUndecided={setIsUndecided}
                />
              )}
            </StepSection>
          );
        })}
      </div>
      <div className={css.side}>
        <CheckoutSummary
          checkout={checkout}
          isFinished={isFinished}
          missing={missing}
          picture={picture}
          sum={sum(shownCheckout)}
          includesDelivery={preview !== null || checkout.draft.delivery !== undefined}
          placement={buttonPlacement}
          buttonRef={button}
        />
      </div>
      <StickyBar phone label={m.sum_total()} className={css.bar} hidden={buttonInView}>
        <p className={css.total}>
          <span>{m.sum_total()}</span>
          <strong>{formatTenge(shownCheckout.toPay)}</strong>
        </p>
        {missing ? (
          <Button kind="action" size="large" onClick={missing.onPress}>
            {missing.label}
          </Button>
        ) : (
          !placement.phoneReason && <PlaceButton short checkout={checkout} placement={buttonPlacement} />
        )}
      </StickyBar>
    </div>
  );
}

function missingLabel({
  firstOpen,
  isUndecided,
  isReady,
}: {
  firstOpen: CheckoutStep | undefined;
  isUndecided: boolean;
  isReady: boolean;
}): string {
  if (!isReady) return m.checkout_missing_cart();
  if (firstOpen) return firstOpen.missing();
  return isUndecided ? m.checkout_missing_payment() : m.checkout_missing_save();
}

/** Submits the open step, which marks what it lacks, or moves to what else stops the order. */
function showMissing(steps: HTMLElement | null): void {
  const form = steps?.querySelector<HTMLFormElement>('form[data-step]');
  if (form) return form.requestSubmit();
  const target =
    steps?.querySelector<HTMLElement>('[data-notice]') ??
    steps?.querySelector<HTMLElement>('[name=method]:checked') ??
    steps?.querySelector<HTMLElement>('[name=method]');
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

/** Moves focus to the heading of the opened step, except on the first render. */
function useFocusOnStep(number: number | null): void {
  const previous = useRef(number);
  useEffect(() => {
    if (previous.current === number || number === null) return;
    previous.current = number;
    const heading = document.getElementById(stepHeadingId(number));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [number]);
}
