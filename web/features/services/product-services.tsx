import { useEffect, useState } from 'react';
import type { ServiceOffer } from '#contract/orders/services.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { setService } from '#web/state/cart/cart-services.ts';
import { useLineInCart } from '#web/state/cart/cart-store.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { useServiceQuantity } from './use-service-quantity.ts';
import css from './services.module.css';

/** Services of a product; those chosen before it is in the cart are added with it. */
export default function ProductServices({ product }: { product: { id: number; name: string } }) {
  const { api } = useShop();
  const line = useLineInCart(product.id);
  const [offers, setOffers] = useState<ServiceOffer[]>([]);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const setQuantity = useServiceQuantity(product.id);
  useEffect(() => {
    const controller = new AbortController();
    // Optional: the product is sold without them.
    api('GET /api/products/:id/services', { id: product.id }, { signal: controller.signal }).then(setOffers, () => {});
    return () => controller.abort();
  }, [api, product.id]);
  const isInCart = line !== undefined;
  useEffect(() => {
    if (!isInCart || waiting.size === 0) return;
    setWaiting(new Set());
    // A service that ended meanwhile stays unchosen, as the list shows.
    for (const code of waiting) setService(api, product.id, code, 1).catch(() => {});
  }, [api, product.id, isInCart, waiting]);
  const services = line
    ? line.services.filter(({ state }) => state !== 'unavailable')
    : offers.map((offer) => ({ ...offer, quantity: waiting.has(offer.code) ? 1 : 0 }));
  if (services.length === 0) return null;
  const toggle = (code: string, quantity: number) => {
    const isWarranty = (of: string) => offers.some((offer) => offer.code === of && offer.months !== null);
    // A product has one extended warranty.
    const others = [...waiting].filter((other) => other !== code && !(isWarranty(code) && isWarranty(other)));
    setWaiting(new Set(quantity > 0 ? [...others, code] : others));
  };
  return (
    <section aria-label={m.service_title()} className={css.product}>
      <Disclosure
        title={m.service_title()}
        aside={m.service_price_from({ price: formatTenge(Math.min(...services.map(({ price }) => price))) })}
        open={services.some(({ quantity }) => quantity > 0)}
      >
        <ServiceChoice
          name={product.name}
          services={services}
          products={line?.quantity ?? 1}
          onQuantity={line ? setQuantity : toggle}
        />
      </Disclosure>
      {!line && waiting.size > 0 && <p className={css.note}>{m.service_with_product()}</p>}
    </section>
  );
}
