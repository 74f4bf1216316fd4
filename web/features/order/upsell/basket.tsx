import { useEffect, type ReactNode } from 'react';
import type { Cart, CartLine } from '#contract/orders/cart.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { upsellPaths } from '#domain/urls/upsell-paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { loadCart, useCart } from '#web/state/cart/cart-store.ts';
import { quantityQueue } from '#web/state/cart/quantity-queue.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/state-view.tsx';
import lines from '../view/order-lines.module.css';
import css from './upsell.module.css';

/** The screen renders pictures, services and the sum. */
export type BasketSlots = {
  picture: (product: ProductCard) => ReactNode;
  services: (line: CartLine) => ReactNode;
  sum: (cart: Cart) => ReactNode;
};

/** Products added to the cart after an order, with their total and the checkout button; they become a new order. */
export function Basket({ number, picture, services, sum }: BasketSlots & { number: string }) {
  const { api, paths } = useShop();
  const { cart, pending, failed } = useCart();
  // Changes from the previous page are still being sent.
  useEffect(() => void quantityQueue.flush(), []);
  if (!cart)
    return failed ? (
      <ErrorState
        level={1}
        title={m.cart_failed_title()}
        text={m.cart_failed_text()}
        action={
          <Button kind="action" icon="refresh" loading={pending > 0} onClick={() => void loadCart(api)}>
            {m.frame_retry()}
          </Button>
        }
      />
    ) : (
      <div className={css.center}>
        <Spinner size="large" label={m.cart_loading()} />
      </div>
    );
  const offersPath = upsellPaths(paths, number).offers();
  if (cart.lines.length === 0)
    return (
      <EmptyState
        level={1}
        title={m.upsell_basket_empty()}
        text={m.upsell_separate({ number })}
        action={
          <Button kind="action" href={offersPath}>
            {m.upsell_back()}
          </Button>
        }
      />
    );
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{m.upsell_basket_title()}</h1>
        <p className={css.note}>{m.upsell_separate({ number })}</p>
      </header>
      <Card padding="large" className={css.basket}>
        <ul role="list" className={lines.list} aria-label={m.cart_lines()}>
          {cart.lines.map((line) => (
            <li key={line.product.id}>
              <div className={lines.line}>
                {picture(line.product)}
                <span className={lines.name}>
                  <a href={paths.product(line.product.id)}>{line.product.name}</a>
                  <span className={lines.more}>{m.checkout_pieces({ count: line.quantity })}</span>
                </span>
                <b className={lines.amount}>{formatTenge(line.total)}</b>
              </div>
              {line.services.length > 0 && services(line)}
            </li>
          ))}
        </ul>
        <div aria-busy={pending > 0}>{sum(cart)}</div>
        {!cart.ready && (
          <p className={css.blocked} role="status">
            {m.cart_blocked()}
          </p>
        )}
        <CheckoutLink isReady={cart.ready} />
      </Card>
      <div className={css.ways}>
        <Button href={offersPath} icon="chevron-left">
          {m.upsell_back()}
        </Button>
      </div>
    </div>
  );
}

/** Links to the checkout, or to the cart while a decision is pending there. */
function CheckoutLink({ isReady }: { isReady: boolean }) {
  const { paths, navigate } = useShop();
  const { busy, run } = useAction(() => m.cart_problem_remove());
  const checkout = () =>
    run(async () => {
      await quantityQueue.flush();
      navigate(isReady ? paths.checkout() : paths.cart());
    });
  return (
    <Button kind="action" size="large" loading={busy} onClick={() => void checkout()}>
      {isReady ? m.cart_checkout() : m.cart_to_cart()}
    </Button>
  );
}
