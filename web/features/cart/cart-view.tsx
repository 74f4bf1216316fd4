import { useEffect, useRef, type ReactNode } from 'react';
import type { Cart, CartLine } from '#contract/orders/cart.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { TAB_BAR_PX, useInView } from '#web/device/focus/use-in-view.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { loadCart, useCart } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/state-view.tsx';
import { CartLineRow } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary, PriceNotice, isFromCache } from './cart-summary.tsx';
import { CartBar } from './cart-bar.tsx';
import { useRemoveLine } from '#web/state/cart/line-quantity.ts';
import { quantityQueue } from '#web/state/cart/quantity-queue.ts';
import css from './cart-view.module.css';

type Slots = {
  picture: (product: ProductCard) => ReactNode;
  availability: (product: ProductCard) => ReactNode;
  sum: (cart: Cart) => ReactNode;
};

/** The cart: lines at the left, summary at the right. Personal, so loaded in the browser. */
export function CartView({ picture, availability, sum }: Slots) {
  const { api, paths } = useShop();
  const { cart, pending, failed } = useCart();
  useFreshCart(cart !== null && isFromCache(cart));
  if (!cart) {
    if (!failed) return <CartSkeleton />;
    return (
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
    );
  }
  if (cart.lines.length === 0) {
    return (
      <EmptyState
        level={1}
        title={m.cart_empty_title()}
        text={m.cart_empty_text()}
        action={
          <Button kind="action" href={paths.catalog()}>
            {m.cart_to_catalog()}
          </Button>
        }
      />
    );
  }
  return <FullCart cart={cart} pending={pending > 0} slots={{ picture, availability, sum }} />;
}

function FullCart({
  cart,
  pending,
  slots: { picture, availability, sum },
}: {
  cart: Cart;
  pending: boolean;
  slots: Slots;
}) {
  const { paths, navigate, frame } = useShop();
  const remove = useRemoveLine();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const buttonInView = useInView(button, { coveredPx: TAB_BAR_PX, initially: true });
  const removeLine = (line: CartLine) => {
    heading.current?.focus({ preventScroll: true });
    void remove(line);
  };
  const checkout = async () => {
    await quantityQueue.flush();
    if (cart.ready) navigate(paths.checkout());
    else list.current?.querySelector<HTMLElement>('[data-attention]')?.focus();
  };
  return (
    <div className={css.layout}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          {m.cart_title()}
        </h1>
        <p className={css.count}>{m.cart_items({ count: cart.count })}</p>
      </div>
      <section className={css.lines} aria-label={m.cart_lines()}>
        <p className={css.city}>{m.cart_city({ city: frame.city.name })}</p>
        {cart.lines.some(({ state }) => state === 'repriced') && <PriceNotice />}
        <ul role="list" ref={list} className={css.list}>
          {cart.lines.map((line) => (
            <li key={line.product.id}>
              <CartLineRow
                line={line}
                picture={picture(line.product)}
                availability={availability(line.product)}
                onRemove={() => removeLine(line)}
              />
            </li>
          ))}
        </ul>
      </section>
      <CartSummary cart={cart} pending={pending} sum={sum(cart)} onCheckout={checkout} buttonRef={button} />
      <CartBar cart={cart} onCheckout={checkout} hidden={buttonInView} />
    </div>
  );
}

/** Interval of reloads while the network is back and the cart is still the one cached offline, ms. */
const CACHED_CART_RETRY_MS = 5_000;

/**
 * Sends pending changes before leaving, and reloads the cart on returning to the tab. A tab that was loading when the
 * network came back missed that event, so it reloads a cart cached offline until the shop answers.
 */
function useFreshCart(isCached: boolean): void {
  const { api } = useShop();
  useEffect(() => {
    if (!isCached) return;
    const retry = setInterval(() => navigator.onLine && void loadCart(api), CACHED_CART_RETRY_MS);
    return () => clearInterval(retry);
  }, [api, isCached]);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void loadCart(api);
    };
    const send = () => void quantityQueue.flush();
    document.addEventListener('visibilitychange', refresh);
    addEventListener('focus', refresh);
    addEventListener('pagehide', send);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('focus', refresh);
      removeEventListener('pagehide', send);
      send();
    };
  }, [api]);
}
