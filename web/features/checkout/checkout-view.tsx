import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Checkout, PricedCheckout } from '#contract/orders/checkout.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { useInView } from '#web/device/focus/use-in-view.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import type { AddressMapSlot } from '#web/state/customer/address-position.ts';
import { StepIndicator } from '#web/ui/states/progress.tsx';
import { StickyBar } from '#web/ui/layout/sticky-bar.tsx';
import { isPaidNow } from './payment/payment-words.ts';
import type { CheckoutChange } from './checkout-changes.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { CheckoutSummary, PlaceButton } from './checkout-summary.tsx';
import { stepHeadingId, StepSection } from './steps/step-section.tsx';
import { firstOpenStep, shownSteps } from './steps/steps.tsx';
import type { usePlaceOrder } from './use-place-order.ts';
import css from './checkout-view.module.css';

type Props = {
  checkout: Checkout;
  changes: readonly CheckoutChange[];
  show: (checkout: Checkout) => void;
  reload: () => Promise<void>;
  placing: ReturnType<typeof usePlaceOrder>;
  picture: (product: Pick<ProductCard, 'picture' | 'kind'>) => ReactNode;
  sum: (checkout: Checkout) => ReactNode;
  addressMap: AddressMapSlot;
};

/** Steps at the left, one of them open; order summary at the right. */
export function CheckoutView({ checkout, changes, show, reload, placing, picture, sum, addressMap }: Props) {
  const { language } = useShop();
  const now = useNow();
  const [edited, setEdited] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  const [undecided, setUndecided] = useState(false);
  const [preview, setPreview] = useState<PricedCheckout | null>(null);
  const button = useRef<HTMLDivElement>(null);
  const steps = shownSteps(checkout);
  const firstOpen = firstOpenStep(checkout);
  // The last step stays open: its choice and the order button are visible together.
  const last = steps.at(-1);
  const open = steps.find(({ number }) => number === edited) ?? firstOpen ?? last;
  const finished = !firstOpen && open === last && !undecided;
  useFocusOnStep(open ? steps.indexOf(open) + 1 : null);
  const buttonInView = useInView(button, { isRendered: finished });
  const save = (saved: Checkout) => {
    placing.clearProblem();
    setEdited(null);
    setPreview(null);
    show(saved);
  };
  const settle = () => {
    placing.clearProblem();
    return reload();
  };
  // The price includes unsaved choices while their step is open.
  const shown: Checkout = open && preview ? { ...checkout, ...preview } : checkout;
  const place = {
    busy: placing.busy || saving,
    problem: placing.problem,
    phoneReason: placing.phoneReason,
    onPlace: () => void placing.place(checkout.stamp, isPaidNow(checkout.draft.payment) && checkout.toPay > 0),
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
            state: step === open ? 'now' : step.done(checkout) ? 'done' : 'ahead',
          }))}
        />
      </div>
      <div className={css.steps}>
        <CheckoutNotice checkout={checkout} changes={changes} onSettled={settle} />
        {steps.map((step, index) => {
          const { Form } = step;
          const done = step.done(checkout);
          const state = step === open ? 'open' : done ? 'done' : 'ahead';
          return (
            <StepSection
              key={step.number}
              number={index + 1}
              name={step.name()}
              title={step.title()}
              state={state}
              summary={done ? step.summary(checkout, { now, language }) : []}
              onEdit={step.editable(checkout) ? () => setEdited(step.number) : undefined}
            >
              {state === 'open' && (
                <Form
                  checkout={checkout}
                  addressMap={addressMap}
                  picture={picture}
                  onSaved={save}
                  onStale={() => void reload()}
                  onPreview={setPreview}
                  onBusy={setSaving}
                  onUndecided={setUndecided}
                />
              )}
            </StepSection>
          );
        })}
      </div>
      <div className={css.side}>
        <CheckoutSummary
          checkout={checkout}
          finished={finished}
          picture={picture}
          sum={sum(shown)}
          includesDelivery={preview !== null || checkout.draft.delivery !== undefined}
          placing={place}
          buttonRef={button}
        />
      </div>
      <StickyBar phone label={m.sum_total()} className={css.bar} hidden={buttonInView}>
        <p className={css.total}>
          <span>{m.sum_total()}</span>
          <strong>{formatTenge(shown.toPay)}</strong>
        </p>
        {finished && !placing.phoneReason && <PlaceButton short checkout={checkout} placing={place} />}
      </StickyBar>
    </div>
  );
}

/** Moves focus to the heading of the opened step, except on the first render. */
function useFocusOnStep(number: number | null): void {
  const before = useRef(number);
  useEffect(() => {
    if (before.current === number || number === null) return;
    before.current = number;
    const heading = document.getElementById(stepHeadingId(number));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [number]);
}
