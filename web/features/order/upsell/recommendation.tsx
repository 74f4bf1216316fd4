import type { ReactNode } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Order } from '#contract/orders/orders.ts';
import { upsellPaths } from '#domain/urls/upsell-paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useCartCount } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { OffersGate, offerReasonText } from './offers-gate.tsx';
import css from './upsell.module.css';

type Props = { number: string; orders: readonly Order[]; card: (product: ProductCard) => ReactNode };

/** Offers for an order's products, each with its reason. */
export function Recommendation({ number, orders, card }: Props) {
  const { paths } = useShop();
  const cartCount = useCartCount();
  const offerPaths = upsellPaths(paths, number);
  return (
    <OffersGate number={number} orders={orders}>
      {(offers) => (
        <div className={css.page}>
          <header className={css.head}>
            <h1>{m.upsell_title()}</h1>
            <p className={css.note}>{m.upsell_separate({ number })}</p>
          </header>
          <ul role="list" className={css.grid}>
            {offers.map((offer) => (
              <li key={offer.product.id} className={css.offer}>
                {card(offer.product)}
                <p className={css.reason}>{offerReasonText(offer)}</p>
                <a
                  href={offerPaths.card(offer.product.id)}
                  className={css.more}
                  aria-label={m.upsell_more_name({ name: offer.product.name })}
                >
                  {m.upsell_more()}
                </a>
              </li>
            ))}
          </ul>
          <div className={css.ways}>
            {cartCount > 0 && (
              <Button kind="primary" size="large" icon="cart" href={offerPaths.basket()}>
                {m.upsell_to_basket({ count: cartCount })}
              </Button>
            )}
            <Button size="large" href={paths.thanks(number)}>
              {m.payment_to_order()}
            </Button>
          </div>
        </div>
      )}
    </OffersGate>
  );
}
