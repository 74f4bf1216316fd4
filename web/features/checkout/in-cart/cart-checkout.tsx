import { useState, type ReactNode } from 'react';
import type { Checkout } from '#contract/orders/checkout.ts';
import { relativeDay } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import type { CartCheckout } from '#web/state/cart/cart-checkout.ts';
import { loadCart } from '#web/state/cart/cart-store.ts';
import { quantityQueue } from '#web/state/cart/quantity-queue.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { feeText } from '#web/texts/amounts.ts';
import { OrderConsent, PlaceButton } from '../checkout-summary.tsx';
import { courierSpan } from '../delivery/delivery-fields.ts';
import { isPaidNow } from '../payment/payment-texts.ts';
import { PromoField } from '../savings/promo-field.tsx';
import { visibleSteps } from '../steps/steps.tsx';
import { usePlaceOrder } from '../use-place-order.ts';
import css from './cart-checkout.module.css';

/**
 * Delivery, promo code and button below the sum of the cart. If every step is answered, the button places the order at
 * once; otherwise `toCheckout` leads to the steps.
 */
export default function InCart({
  loaded: { checkout, isCurrent, show },
  toCheckout,
}: {
  loaded: CartCheckout;
  toCheckout: ReactNode;
}) {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      {!checkout.draft.delivery && <DeliveryOptions checkout={checkout} />}
      <PromoField checkout={checkout} onSaved={show} onBusy={setIsSaving} />
      {checkout.complete ? (
        <OneStepOrder checkout={checkout} isBusy={!isCurrent || isSaving} show={show} />
      ) : (
        toCheckout
      )}
    </>
  );
}

/** Price and first day of each kind of delivery. */
function DeliveryOptions({ checkout: { courier, pickup, hasVisit } }: { checkout: Checkout }) {
  const { language } = useShop();
  const now = useNow();
  const days = courier && courierSpan(courier);
  const [shop] = pickup;
  return (
    <ul role="list" className={css.options}>
      {courier && days && (
        <li>
          <Icon name="truck" size={20} />
          <span>{m.cart_courier({ day: relativeDay(days.first, now, language) })}</span>
          <b>{feeText(courier.fee)}</b>
        </li>
      )}
      {shop && (
        <li>
          <Icon name="store" size={20} />
          <span>{m.cart_pickup({ day: relativeDay(shop.readiness.date, now, language) })}</span>
          <b>{m.sum_free()}</b>
        </li>
      )}
      {!shop && hasVisit && (
        <li>
          <Icon name="store" size={20} />
          <span>{m.service_no_pickup()}</span>
        </li>
      )}
    </ul>
  );
}

/** The choices of the order in words, and the button that places it. */
function OneStepOrder({
  checkout,
  isBusy,
  show,
}: {
  checkout: Checkout;
  isBusy: boolean;
  show: (checkout: Checkout) => void;
}) {
  const { api, language, paths } = useShop();
  const now = useNow();
  // A refusal means that something has changed: the cart and its sum show it before the next press.
  const placement = usePlaceOrder(async () => {
    await loadCart(api);
    await api('GET /api/checkout', {}).then(show, () => {});
  });
  const place = async () => {
    await quantityQueue.flush();
    await placement.place(checkout.stamp, isPaidNow(checkout.draft.payment) && checkout.toPay > 0);
  };
  return (
    <section className={css.order} aria-label={m.cart_one_step()}>
      <dl className={css.choices}>
        {visibleSteps(checkout)
          .filter(({ isEditable }) => isEditable(checkout))
          .map((step) => (
            <div key={step.number}>
              <dt>{step.name()}</dt>
              <dd>{step.summary(checkout, { now, language }).join(' · ')}</dd>
            </div>
          ))}
      </dl>
      {placement.phoneReason ? (
        <Button kind="action" size="large" wide href={paths.checkout()}>
          {m.phone_proof_title()}
        </Button>
      ) : (
        <PlaceButton
          checkout={checkout}
          placement={{ ...placement, busy: placement.busy || isBusy, onPlace: () => void place() }}
        />
      )}
      <ErrorMessage>{placement.problem}</ErrorMessage>
      <Button wide href={paths.checkout()}>
        {m.cart_one_step_change()}
      </Button>
      <OrderConsent />
    </section>
  );
}
