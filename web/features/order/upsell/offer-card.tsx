import type { ReactNode } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Order } from '#contract/orders/orders.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { upsellPaths } from '#domain/urls/upsell-paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Price } from '#web/ui/marks/price.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { OffersGate, offerReasonText } from './offers-gate.tsx';
import css from './upsell.module.css';

/** Parts of a product card rendered by the screen. */
export type OfferSlots = {
  picture: (product: ProductCard) => ReactNode;
  availability: (product: ProductCard) => ReactNode;
  buy: (product: ProductCard) => ReactNode;
  services: (product: ProductCard) => ReactNode;
};

/** An offered product: key facts, the reason, and buttons to add or undo. */
export function OfferCard({
  number,
  orders,
  id,
  picture,
  availability,
  buy,
  services,
}: OfferSlots & { number: string; orders: readonly Order[]; id: number }) {
  const { paths, language } = useShop();
  const backButton = (
    <Button href={upsellPaths(paths, number).offers()} icon="chevron-left">
      {m.upsell_back()}
    </Button>
  );
  return (
    <OffersGate number={number} orders={orders}>
      {(offers) => {
        const offer = offers.find(({ product }) => product.id === id);
        if (!offer) return <EmptyState level={1} title={m.upsell_not_offered()} action={backButton} />;
        const { product } = offer;
        return (
          <div className={css.page}>
            <article className={css.single}>
              {picture(product)}
              <div className={css.about}>
                <h1>{product.name}</h1>
                <p className={css.reason}>{offerReasonText(offer)}</p>
                {product.keyFacts.length > 0 && (
                  <ul className={css.facts}>
                    {product.keyFacts.map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                )}
                {product.price !== null && <Price size="large" now={formatTenge(product.price, language)} />}
                {availability(product)}
                {buy(product)}
                {services(product)}
                <p className={css.note}>{m.upsell_separate({ number })}</p>
                <div className={css.ways}>
                  {backButton}
                  <a href={paths.product(product.id)}>{m.upsell_product_page()}</a>
                </div>
              </div>
            </article>
          </div>
        );
      }}
    </OffersGate>
  );
}
