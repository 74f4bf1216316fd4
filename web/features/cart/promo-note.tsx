import { useEffect, useState } from 'react';
import type { Cart } from '#contract/orders/cart.ts';
import type { Savings } from '#contract/orders/checkout.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { appliedPromo, removeAppliedPromo } from '#web/state/cart/applied-promo.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { signedTenge } from '#web/words/amounts.ts';
import css from './promo-note.module.css';

/** Promo code applied in the checkout, with its discount on this cart. */
export default function PromoNote({ cart }: { cart: Cart }) {
  const { api } = useShop();
  const [promo, setPromo] = useState<Savings['promo']>(null);
  const key = cart.lines.map(({ product, quantity }) => `${product.id}:${quantity}`).join();
  useEffect(() => {
    if (appliedPromo() === null) return;
    const controller = new AbortController();
    api('GET /api/checkout', {}, { signal: controller.signal }).then(
      ({ savings }) => {
        setPromo(savings.promo);
        if (savings.promo === null) removeAppliedPromo();
      },
      () => {},
    );
    return () => controller.abort();
  }, [api, key]);
  if (promo === null || promo.amount === 0) return null;
  return (
    <p className={css.note} role="status">
      <Icon name="percent" size={20} />
      <span>{m.cart_promo({ code: promo.code })}</span>
      <b>{signedTenge(-promo.amount)}</b>
    </p>
  );
}
