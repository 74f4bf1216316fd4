import { useEffect, useRef } from 'react';
import type { ProductCard } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { useLineInCart } from '#web/state/cart-store.ts';
import { useLineQuantity, useRemoveLine } from '#web/state/line-quantity.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import css from './in-cart.module.css';

const MAX_QUANTITY = 99;

/** − 1 + in the place of the button that added the product; `large` has the way to the cart beside it. */
export function InCart({
  product,
  quantity,
  large,
  focused,
  onRemove,
}: {
  product: Pick<ProductCard, 'id' | 'name'>;
  quantity: number;
  large: boolean;
  /** The button whose place it takes had the focus. */
  focused: boolean;
  onRemove: () => void;
}) {
  const { paths } = useShop();
  const place = useRef<HTMLDivElement>(null);
  const available = useLineInCart(product.id)?.available ?? null;
  const { shown, change } = useLineQuantity({ product, quantity });
  const remove = useRemoveLine();
  useEffect(() => {
    if (focused && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('a, button:last-of-type')?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div ref={place} className={cx(css.place, large && css.large)}>
      {large && (
        <Button
          size="large"
          kind="secondary"
          icon="check"
          href={paths.cart()}
          className={css.link}
          aria-label={m.card_in_cart_name({ name: product.name })}
        >
          {m.card_in_cart()}
        </Button>
      )}
      <QuantityStepper
        className={css.stepper}
        value={shown}
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
    </div>
  );
}
