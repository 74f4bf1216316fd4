import { useEffect, useRef, useState } from 'react';
import type { ProductCard } from '#contract/catalog.ts';
import { ApiError } from '#web/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { addToCart, useQuantityInCart } from '#web/state/cart-store.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-queue.ts';

/** Adds the product to the cart; once it is there the button leads to the cart. */
export function BuyButton({
  product,
  size = 'medium',
  wide = true,
}: {
  product: Pick<ProductCard, 'id' | 'name' | 'availability' | 'price'>;
  size?: 'medium' | 'large';
  wide?: boolean;
}) {
  const { api, paths, navigate } = useShop();
  const inCart = useQuantityInCart(product.id);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  // The link takes the button's place, and with it the focus, unless it has gone elsewhere.
  useEffect(() => {
    if (inCart > 0 && pressed.current && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [inCart > 0]);
  if (!product.availability.buyable || product.price === null) {
    return (
      <Button size={size} wide={wide} disabled>
        {product.availability.state === 'withdrawn' ? m.stock_withdrawn() : m.stock_out()}
      </Button>
    );
  }
  if (inCart > 0)
    return (
      <Button
        ref={link}
        size={size}
        wide={wide}
        kind="secondary"
        icon="check"
        href={paths.cart()}
        aria-label={m.card_in_cart_name({ name: product.name })}
      >
        {m.card_in_cart()}
      </Button>
    );
  const preorder = product.availability.state === 'preorder';
  const buy = async () => {
    if (!navigator.cookieEnabled) {
      toast.show({ kind: 'error', text: m.cart_problem_cookies() });
      return;
    }
    setBusy(true);
    pressed.current = true;
    try {
      await addToCart(api, product.id);
      toast.show({
        kind: 'success',
        text: m.card_added({ name: product.name }),
        action: { label: m.card_to_cart(), run: () => navigate(paths.cart()) },
      });
    } catch (error) {
      toast.show({ kind: 'error', text: buyProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
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

/** Words for a refused addition. */
export function buyProblem(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'product_not_sold_here') return m.cart_problem_not_here();
  if (name === 'quantity_unavailable') return m.cart_problem_quantity();
  if (name === 'cart_full') return m.cart_problem_full();
  if (name === 'offline') return m.offline_title();
  return m.cart_problem_add();
}
