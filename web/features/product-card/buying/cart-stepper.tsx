import { type RefObject, useEffect } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useLineInCart } from '#web/state/cart/cart-store.ts';
import { useLineQuantity, useRemoveLine } from '#web/state/cart/line-quantity.ts';
import { cx } from '#web/ui/base/cx.ts';
import { QuantityStepper } from '#web/ui/inputs/quantity-stepper.tsx';
import css from './cart-stepper.module.css';

const MAX_QUANTITY = 99;

/** − 1 + stepper that replaces the buy button in `place`, which may contain the cart link too. */
export function CartStepper({
  product,
  quantity,
  className,
  container,
  takesFocus,
  onRemove,
}: {
  product: Pick<ProductCard, 'id' | 'name'>;
  quantity: number;
  className?: string;
  container: RefObject<HTMLDivElement | null>;
  /** The replaced button had the focus. */
  takesFocus: boolean;
  onRemove: () => void;
}) {
  const available = useLineInCart(product.id)?.available ?? null;
  const { shownQuantity, change } = useLineQuantity({ product, quantity });
  const remove = useRemoveLine();
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>('a, button:last-of-type')?.focus({ preventScroll: true });
  }, [takesFocus, container]);
  return (
    <QuantityStepper
      className={cx(css.stepper, className)}
      value={shownQuantity}
      onValue={change}
      max={Math.min(MAX_QUANTITY, Math.max(available ?? MAX_QUANTITY, quantity))}
      label={m.cart_quantity({ name: product.name })}
      labels={{
        less: m.cart_less(),
        more: m.cart_more(),
        remove: m.cart_remove_name({ name: product.name }),
      }}
      onRemove={() => {
        onRemove();
        void remove({ product, quantity });
      }}
    />
  );
}
