import { Suspense, useEffect, useRef, useState } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useQuantityInCart } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { openNotifyMe } from '#web/start/notify-me.ts';
import { buy } from './buy.ts';
import css from './buy-button.module.css';

const CartStepper = lazyPart(async () => ({ default: (await import('./cart-stepper.tsx')).CartStepper }));
const AddedPanel = lazyPart(async () => ({ default: (await import('./added-panel.tsx')).AddedPanel }));

/** State of a click: `focusTarget` is the replacement to focus, unless focus has moved elsewhere by then. */
type ButtonState = { busy: boolean; isAdded: boolean; focusTarget: 'stepper' | 'button' | null };
const INITIAL_STATE: ButtonState = { busy: false, isAdded: false, focusTarget: null };

/**
 * Adds the product to the cart; then a − 1 + stepper replaces the button, with a link to the cart if `size` is large. A large
 * button also offers to buy the product alone. `confirm` shows a confirmation with accessories.
 */
export function BuyButton({
  product,
  size = 'medium',
  wide = true,
  confirm = false,
}: {
  product: Pick<ProductCard, 'id' | 'name' | 'availability' | 'price'>;
  size?: 'medium' | 'large';
  wide?: boolean;
  confirm?: boolean;
}) {
  const shop = useShop();
  const { paths } = shop;
  const quantity = useQuantityInCart(product.id);
  const [{ busy, isAdded, focusTarget }, setState] = useState<ButtonState>(INITIAL_STATE);
  const change = (next: Partial<ButtonState>) => setState((current) => ({ ...current, ...next }));
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const isInCart = quantity > 0;
  useEffect(() => {
    if (isInCart || focusTarget !== 'button') return;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    setState((current) => ({ ...current, focusTarget: null }));
  }, [isInCart, focusTarget]);
  if (!product.availability.buyable || product.price === null) {
    const { state } = product.availability;
    if (state === 'out-of-stock')
      return (
        <Button
          size={size}
          wide={wide}
          icon="bell"
          aria-label={m.alert_stock_name({ name: product.name })}
          onClick={() => openNotifyMe(product, 'stock', shop)}
        >
          {m.alert_stock_short()}
        </Button>
      );
    return (
      <Button size={size} wide={wide} disabled>
        {state === 'withdrawn' ? m.stock_withdrawn() : m.card_not_here()}
      </Button>
    );
  }
  const isLarge = size === 'large';
  const buyNow = isLarge && (
    <a className={css.now} href={paths.buyNow(product.id)}>
      {m.card_buy_now()}
    </a>
  );
  const panel = isAdded && (
    <Suspense fallback={null}>
      <AddedPanel product={product} onClose={() => change({ isAdded: false })} />
    </Suspense>
  );
  if (isInCart) {
    const link = (
      <Button
        size={size}
        wide={wide && !isLarge}
        kind="secondary"
        icon="check"
        href={paths.cart()}
        className={isLarge ? css.link : undefined}
        aria-label={m.card_in_cart_name({ name: product.name })}
      >
        {m.card_in_cart()}
      </Button>
    );
    return (
      <>
        <div ref={container} className={css.place}>
          {isLarge && link}
          <Suspense fallback={isLarge ? <div className={css.stepper} /> : link}>
            <CartStepper
              product={product}
              quantity={quantity}
              className={isLarge ? css.stepper : undefined}
              container={container}
              takesFocus={focusTarget === 'stepper'}
              onRemove={() => change({ focusTarget: 'button' })}
            />
          </Suspense>
          {buyNow}
        </div>
        {panel}
      </>
    );
  }
  const isPreorder = product.availability.state === 'preorder';
  const add = () => {
    change({ busy: true, focusTarget: 'stepper' });
    void buy(product, shop, confirm && (() => change({ isAdded: true }))).finally(() => change({ busy: false }));
  };
  const addButton = (
    <Button
      ref={button}
      size={size}
      wide={wide}
      kind="action"
      loading={busy}
      onClick={add}
      aria-label={isPreorder ? m.card_preorder_name({ name: product.name }) : m.card_buy_name({ name: product.name })}
    >
      {isPreorder ? m.card_preorder() : m.card_buy()}
    </Button>
  );
  if (!isLarge) return addButton;
  return (
    <div className={css.place}>
      {addButton}
      {buyNow}
    </div>
  );
}
