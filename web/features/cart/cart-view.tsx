import { useEffect, useRef, type ReactNode } from 'react';
import type { Cart, CartLine } from '#contract/orders/cart.ts';
import type { CheckoutGifts, GiftProduct } from '#contract/orders/checkout.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { CartMark } from '#domain/orders/cart-mark.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { TAB_BAR_PX, useInView } from '#web/device/focus/use-in-view.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { showFailure } from '#web/state/calls/use-action.ts';
import { useCartCheckout, type CartCheckout } from '#web/state/cart/cart-checkout.ts';
import { markLines } from '#web/state/cart/cart-marks.ts';
import { loadCart, useCart } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/inputs/choice.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/state-view.tsx';
import { CartLineRow } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary, CheckoutButton, PriceNotice, isFromCache, selectedLines } from './cart-summary.tsx';
import { LaterLines } from './later-lines.tsx';
import { CartBar } from './cart-bar.tsx';
import { useRemoveLine } from '#web/state/cart/line-quantity.ts';
import { quantityQueue } from '#web/state/cart/quantity-queue.ts';
import css from './cart-view.module.css';

type Slots = {
  picture: (product: ProductCard) => ReactNode;
  availability: (product: ProductCard) => ReactNode;
  services: (line: CartLine) => ReactNode;
  sum: (priced: Pick<CartCheckout['checkout'], 'explanation' | 'earnedBonuses'>) => ReactNode;
  /** The order of a priced cart; `toCheckout` is the button to the checkout. */
  order: (loaded: CartCheckout, toCheckout: ReactNode) => ReactNode;
  gift: (product: GiftProduct) => ReactNode;
  /** Below the lines of a cart. */
  below: (cart: Cart) => ReactNode;
};

/** The cart: lines at the left, summary at the right. Personal, so loaded in the browser. */
export function CartView(slots: Slots) {
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
      <>
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
        <LaterLines lines={cart.later} picture={({ product }) => slots.picture(product)} />
      </>
    );
  }
  return <FullCart cart={cart} pending={pending > 0} slots={slots} />;
}

function FullCart({
  cart,
  pending,
  slots: { picture, availability, services, sum, order, gift, below },
}: {
  cart: Cart;
  pending: boolean;
  slots: Slots;
}) {
  const { api, paths, navigate, frame } = useShop();
  const remove = useRemoveLine();
  const loaded = useCartCheckout(cart, pending);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const orderButton = useRef<HTMLDivElement>(null);
  const buttonInView = useInView(orderButton, { coveredPx: TAB_BAR_PX, initially: true });
  const removeLine = (line: CartLine) => {
    heading.current?.focus({ preventScroll: true });
    void remove(line);
  };
  const mark = (productIds: readonly number[], to: CartMark) =>
    showFailure(markLines(api, productIds, to), m.cart_problem_remove);
  const selected = selectedLines(cart.lines);
  const toPay = loaded?.checkout.toPay ?? cart.total + cart.services;
  const checkout = async () => {
    await quantityQueue.flush();
    if (cart.ready) navigate(paths.checkout());
    else {
      const field = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
      (field('[data-attention]') ?? field('input:not([type=checkbox])'))?.focus();
    }
  };
  const button = <CheckoutButton cart={cart} onCheckout={checkout} />;
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
        {cart.lines.length > 1 && (
          <Checkbox
            checked={selected.length === cart.lines.length}
            onChecked={(isSelected) =>
              mark(
                cart.lines.map(({ product }) => product.id),
                isSelected ? 'selected' : 'unselected',
              )
            }
          >
            {m.cart_select_all()}
          </Checkbox>
        )}
        {selected.some(({ state }) => state === 'repriced') && <PriceNotice />}
        <ul role="list" ref={list} className={css.list}>
          {cart.lines.map((line) => (
            <li key={line.product.id}>
              <CartLineRow
                line={line}
                picture={picture(line.product)}
                availability={availability(line.product)}
                services={services(line)}
                onRemove={() => removeLine(line)}
                onMark={(to) => mark([line.product.id], to)}
              />
            </li>
          ))}
        </ul>
        {loaded?.checkout.gifts.chosen && <GiftLine gifts={loaded.checkout.gifts} picture={gift} />}
      </section>
      <LaterLines lines={cart.later} picture={({ product }) => picture(product)} />
      <CartSummary
        cart={cart}
        pending={pending || loaded?.isCurrent === false}
        sum={sum(loaded?.checkout ?? { explanation: cart.explanation, earnedBonuses: cart.bonus })}
        toPay={toPay}
        order={loaded ? order(loaded, button) : button}
        buttonRef={orderButton}
      />
      <CartBar cart={cart} toPay={toPay} onCheckout={checkout} hidden={buttonInView} />
      <div className={css.below}>{below(cart)}</div>
    </div>
  );
}

/** The free gift of the order as it stands; another one is chosen in the checkout. */
function GiftLine({ gifts: { chosen }, picture }: { gifts: CheckoutGifts; picture: Slots['gift'] }) {
  if (!chosen) return null;
  return (
    <div className={css.gift}>
      <span className={css.giftPicture}>{picture(chosen)}</span>
      <span>
        {chosen.name}
        <b>{m.sum_gift()}</b>
      </span>
      <span>{formatTenge(0)}</span>
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
