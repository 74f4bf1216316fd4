import type { ReactNode, Ref } from 'react';
import type { Checkout } from '#contract/orders/checkout.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { PhoneDemand } from '#contract/orders/orders.ts';
import { formatTenge, multiply } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Link } from '#web/ui/buttons/link.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { REASON_TEXTS, PhoneVerification } from './contact/phone-verification.tsx';
import { needsCreditApplication, isPaidNow } from './payment/payment-texts.ts';
import css from './checkout-summary.module.css';

const TITLE_ID = 'checkout-confirm';

type OrderPlacement = {
  busy: boolean;
  problem: string;
  /** Why the phone must be verified first. */
  phoneReason: PhoneDemand['reason'] | null;
  onPlace: () => void;
};

/** Ordered products, the sum line by line, and the order button. */
export function CheckoutSummary({
  checkout,
  isFinished,
  missing,
  picture,
  sum,
  includesDelivery,
  placement,
  buttonRef,
}: {
  checkout: Checkout;
  isFinished: boolean;
  /** Unfinished part of the order, with a button that leads there; null when it can be placed. */
  missing: { label: string; note: string; onPress: () => void } | null;
  picture: (product: Pick<ProductCard, 'picture' | 'kind'>) => ReactNode;
  sum: ReactNode;
  includesDelivery: boolean;
  placement: OrderPlacement;
  buttonRef: Ref<HTMLDivElement>;
}) {
  const { paths, frame } = useShop();
  const { cart, gifts } = checkout;
  const phone = frame.supportShortNumber;
  return (
    <Card as="aside" padding="large" className={css.card} aria-labelledby={TITLE_ID}>
      <div className={css.head}>
        <h2 id={TITLE_ID} className={css.title}>
          {isFinished ? m.checkout_confirm_title() : m.checkout_order()}
        </h2>
        <Link href={paths.cart()} className={css.edit}>
          {m.checkout_edit_cart()}
        </Link>
      </div>
      <ul role="list" className={css.lines}>
        {cart.lines.map(({ product, digital, quantity, total, state, services }) => (
          <li key={product.id} className={css.line}>
            <span className={css.picture}>{picture(product)}</span>
            <span className={css.name}>
              {product.name}
              {product.condition && <span className={css.quantity}>{product.condition.label}</span>}
              <span className={css.quantity}>{m.checkout_pieces({ count: quantity })}</span>
              {digital && <span className={css.quantity}>{m.order_digital_line()}</span>}
              {services.map(({ code, name, quantity: chosen, price }) =>
                chosen > 0 && name !== '' ? (
                  <span key={code} className={css.quantity}>
                    + {name} · {formatTenge(multiply(price, chosen))}
                  </span>
                ) : null,
              )}
            </span>
            <span className={css.amount}>{state === 'unavailable' ? m.cart_left_out() : formatTenge(total)}</span>
          </li>
        ))}
        {gifts.chosen && (
          <li className={css.line}>
            <span className={css.picture}>{picture(gifts.chosen)}</span>
            <span className={css.name}>
              {gifts.chosen.name}
              <span className={css.gift}>{m.sum_gift()}</span>
            </span>
            <span className={css.amount}>{formatTenge(0)}</span>
          </li>
        )}
      </ul>
      {sum}
      {!includesDelivery && checkout.courier && (
        <p className={css.note}>
          {checkout.courier.fee === 0
            ? m.checkout_delivery_free()
            : m.checkout_delivery_later({ fee: formatTenge(checkout.courier.fee) })}
        </p>
      )}
      {missing?.note && <p className={css.note}>{missing.note}</p>}
      <div ref={buttonRef} data-missing={missing ? '' : undefined}>
        {missing ? (
          <Button kind="primary" size="large" wide onClick={missing.onPress}>
            {missing.label}
          </Button>
        ) : placement.phoneReason && checkout.draft.contact ? (
          <PhoneVerification
            phone={checkout.draft.contact.phone}
            reason={REASON_TEXTS[placement.phoneReason]()}
            confirmLabel={m.phone_proof_confirm()}
            onVerified={placement.onPlace}
          />
        ) : (
          <PlaceButton checkout={checkout} placement={placement} />
        )}
      </div>
      {!missing && (
        <>
          <ErrorMessage>{placement.problem}</ErrorMessage>
          <OrderConsent />
        </>
      )}
      <p className={css.note}>
        <a href={`tel:${phone}`}>{m.checkout_help({ phone })}</a>
      </p>
    </Card>
  );
}

/** Documents that the buyer accepts by ordering. */
export function OrderConsent() {
  const { paths } = useShop();
  return (
    <p className={css.consent}>
      {m.checkout_consent()}{' '}
      <Link href={paths.guide('treaty')} target="_blank">
        {m.checkout_consent_offer()}
      </Link>
      ,{' '}
      <Link href={paths.privacy()} target="_blank">
        {m.checkout_consent_privacy()}
      </Link>
      .
    </p>
  );
}

/** The button that places the order. */
export function PlaceButton({
  checkout: { draft, complete, toPay },
  placement: { busy, onPlace },
  short = false,
}: {
  checkout: Checkout;
  placement: OrderPlacement;
  short?: boolean;
}) {
  const text =
    !isPaidNow(draft.payment) || toPay === 0
      ? m.checkout_place()
      : needsCreditApplication(draft.payment)
        ? m.checkout_place_credit()
        : m.checkout_place_pay();
  return (
    <Button kind="action" size="large" wide={!short} loading={busy} disabled={!complete} onClick={onPlace}>
      {text}
    </Button>
  );
}
