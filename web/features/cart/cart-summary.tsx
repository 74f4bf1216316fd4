import type { ReactNode, Ref } from 'react';
import type { Cart, CartLine } from '#contract/orders/cart.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { weightText } from '#domain/measures/weight.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { acceptPrices } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { ProgressBar } from '#web/ui/states/progress.tsx';
import css from './cart-summary.module.css';

/** True when the cart was changed or read offline: no decision is pending, but the shop has not priced it yet. */
export const isFromCache = ({ ready, lines }: Cart): boolean => {
  const selected = selectedLines(lines);
  return !ready && selected.length > 0 && selected.every(({ state }) => state === 'ok');
};

/** The lines of the next order. */
export const selectedLines = (lines: readonly CartLine[]): CartLine[] => lines.filter(({ selected }) => selected);

/** Total, amount missing for free delivery, and the checkout button. */
export function CartSummary({
  cart,
  pending,
  sum,
  toPay,
  order,
  buttonRef,
}: {
  cart: Cart;
  pending: boolean;
  sum: ReactNode;
  /** Total of the shown sum, tenge. */
  toPay: number;
  /** The checkout button and the choices above it. */
  order: ReactNode;
  buttonRef: Ref<HTMLDivElement>;
}) {
  return (
    <Card as="aside" padding="large" className={css.card} aria-label={m.cart_summary()}>
      <h2 className={css.title}>{m.cart_summary()}</h2>
      <div className={cx(css.sum, pending && css.stale)} aria-busy={pending}>
        {sum}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {pending ? m.cart_recount() : `${m.sum_total()}: ${formatTenge(toPay)}`}
      </p>
      {cart.weightGrams > 0 && (
        <p className={css.row}>
          <span>{m.cart_weight()}</span>
          <span>{weightText(cart.weightGrams)}</span>
        </p>
      )}
      {cart.weightGrams > 0 && <FreeDelivery cart={cart} />}
      <div ref={buttonRef} className={css.order}>
        {order}
      </div>
      {!cart.ready && (
        <p className={css.blocked} role="status">
          {blockedText(cart)}
        </p>
      )}
    </Card>
  );
}

function blockedText(cart: Cart): string {
  if (selectedLines(cart.lines).length === 0) return m.cart_select_first();
  return isFromCache(cart) ? m.cart_offline() : m.cart_blocked();
}

/** Goes to the checkout, or to the line with a pending decision. */
export function CheckoutButton({
  cart,
  onCheckout,
  short = false,
}: {
  cart: Cart;
  onCheckout: () => Promise<void>;
  short?: boolean;
}) {
  const { busy, run } = useAction(() => m.cart_problem_remove());
  return (
    <Button
      kind={cart.ready ? 'action' : 'secondary'}
      size="large"
      wide={!short}
      loading={busy}
      onClick={() => void run(onCheckout)}
    >
      {short ? m.cart_checkout_short() : m.cart_checkout()}
    </Button>
  );
}

function FreeDelivery({ cart: { total, toFreeDelivery } }: { cart: Cart }) {
  const text = toFreeDelivery > 0 ? m.cart_free_left({ amount: formatTenge(toFreeDelivery) }) : m.cart_free();
  return (
    <ProgressBar
      value={total}
      max={total + toFreeDelivery || 1}
      label={text}
      text={text}
      tone={toFreeDelivery > 0 ? 'brand' : 'success'}
      className={css.free}
    />
  );
}

/** Announces changed prices; one click acknowledges them. */
export function PriceNotice() {
  const { api } = useShop();
  const { busy, run } = useAction(() => m.cart_problem_remove());
  const accept = () => run(() => acceptPrices(api));
  return (
    <Card tone="warning" className={css.notice}>
      <p>{m.cart_prices_text()}</p>
      <Button kind="primary" size="small" loading={busy} onClick={() => void accept()}>
        {m.cart_accept_prices()}
      </Button>
    </Card>
  );
}
