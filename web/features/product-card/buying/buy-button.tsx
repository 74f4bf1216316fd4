import { Suspense, useEffect, useRef, useState } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { addToCart, useQuantityInCart } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { openNotifyMe } from '#web/start/notify-me.ts';
import { offline } from '#web/words/offline-notice.ts';
import css from './buy-button.module.css';

const loadInCart = () => import('./in-cart.tsx');
const InCart = lazyPart(async () => ({ default: (await loadInCart()).InCart }));
const Added = lazyPart(async () => ({ default: (await import('./added-panel.tsx')).AddedPanel }));

/** State of a click: `taking` is the replacement to focus, unless focus has moved elsewhere by then. */
type Press = { busy: boolean; added: boolean; taking: 'stepper' | 'button' | null };
const UNPRESSED: Press = { busy: false, added: false, taking: null };

/**
 * Adds the product to the cart; then a − 1 + stepper replaces the button, with a link to the cart if `large`. `confirm`
 * shows a confirmation with accessories.
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
  const { api, paths, navigate } = shop;
  const inCart = useQuantityInCart(product.id);
  const [{ busy, added, taking: focusTarget }, setPress] = useState<Press>(UNPRESSED);
  const change = (next: Partial<Press>) => setPress((now) => ({ ...now, ...next }));
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isInCart = inCart > 0;
  useEffect(() => {
    if (isInCart || focusTarget !== 'button') return;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    setPress((now) => ({ ...now, taking: null }));
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
  const showAdded = () =>
    toast.show({
      kind: 'success',
      text: m.card_added({ name: product.name }),
      action: { label: m.card_to_cart(), run: () => navigate(paths.cart()) },
    });
  const panel = added && (
    <Suspense fallback={null}>
      <Added product={product} onEmpty={showAdded} onClose={() => change({ added: false })} />
    </Suspense>
  );
  if (isInCart) {
    const large = size === 'large';
    const link = (
      <Button
        size={size}
        wide={wide && !large}
        kind="secondary"
        icon="check"
        href={paths.cart()}
        className={large ? css.link : undefined}
        aria-label={m.card_in_cart_name({ name: product.name })}
      >
        {m.card_in_cart()}
      </Button>
    );
    return (
      <>
        <div ref={place} className={css.place}>
          {large && link}
          <Suspense fallback={large ? <div className={css.stepper} /> : link}>
            <InCart
              product={product}
              quantity={inCart}
              className={large ? css.stepper : undefined}
              place={place}
              focused={focusTarget === 'stepper'}
              onRemove={() => change({ taking: 'button' })}
            />
          </Suspense>
        </div>
        {panel}
      </>
    );
  }
  const preorder = product.availability.state === 'preorder';
  const buy = async () => {
    change({ busy: true, taking: 'stepper' });
    // Loads along with the response, so a quick next click does not hit the link waiting for it.
    loadInCart().catch(() => undefined);
    try {
      if (!navigator.cookieEnabled) throw new Error('cookies');
      await addToCart(api, product.id);
      if (confirm) change({ added: true });
      else showAdded();
    } catch (error) {
      // Error messages are loaded on demand; offline there is only one.
      import('./buy-problem.ts').then(({ showBuyProblem }) => showBuyProblem(error, shop), offline);
    } finally {
      change({ busy: false });
    }
  };
  return (
    <Button
      ref={button}
      size={size}
      wide={wide}
      kind="action"
      loading={busy}
      onClick={buy}
      aria-label={preorder ? m.card_preorder_name({ name: product.name }) : m.card_buy_name({ name: product.name })}
    >
      {preorder ? m.card_preorder() : m.card_buy()}
    </Button>
  );
}
