import type { Cart } from '#contract/orders/cart.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { StickyBar } from '#web/ui/layout/sticky-bar.tsx';
import { CheckoutButton } from './cart-summary.tsx';
import css from './cart-bar.module.css';

/** On phones and tablets, keeps the total and the checkout button in view, since the summary is below the lines. */
export function CartBar({
  cart,
  toPay,
  onCheckout,
  hidden,
}: {
  cart: Cart;
  toPay: number;
  onCheckout: () => Promise<void>;
  hidden: boolean;
}) {
  return (
    <StickyBar label={m.cart_summary()} className={css.bar} hidden={hidden}>
      <p className={css.sum}>
        <span>{m.cart_items({ count: cart.count })}</span>
        <strong>{formatTenge(toPay)}</strong>
      </p>
      <CheckoutButton short cart={cart} onCheckout={onCheckout} />
    </StickyBar>
  );
}
