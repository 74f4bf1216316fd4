import { useEffect, useState } from 'react';
import type { Cart } from '#contract/orders/cart.ts';
import type { ProductCard as Product } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { compareForGap, isNearFreeDelivery } from '#domain/delivery/delivery.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { ProductRow } from './product-row.tsx';

const MAX_SHOWN = 8;
/** Cart lines whose accessories are offered, most expensive first. */
const MAX_SOURCES = 3;

/** Offers accessories of the cart's products when little is missing for free delivery. */
export function FreeDeliveryRow({ cart: { lines, total, toFreeDelivery } }: { cart: Cart }) {
  const { api } = useShop();
  const [candidates, setCandidates] = useState<readonly Product[]>([]);
  const isNear = isNearFreeDelivery(total, toFreeDelivery);
  const sources = lines
    .filter(({ selected, digital, state }) => selected && !digital && state === 'ok')
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MAX_SOURCES)
    .map(({ product }) => product.id)
    .join();
  useEffect(() => {
    if (!isNear || sources === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    // Optional: after an error the cart is complete without it.
    Promise.all(
      sources.split(',').map((id) => api('GET /api/catalog/products/:id/related', { id: Number(id) }, { signal })),
    ).then(
      (related) => {
        const products = related.flatMap(({ accessories, together }) => [...accessories, ...together]);
        setCandidates([...new Map(products.map(({ product }) => [product.id, product])).values()]);
      },
      () => {},
    );
    return () => controller.abort();
  }, [api, isNear, sources]);
  if (!isNear) return null;
  const inCart = new Set(lines.map(({ product }) => product.id));
  const offers = candidates
    .filter(({ id, price, availability }) => availability.buyable && price !== null && !inCart.has(id))
    .toSorted((a, b) => compareForGap(toFreeDelivery, a.price ?? 0, b.price ?? 0))
    .slice(0, MAX_SHOWN);
  return <ProductRow title={m.cart_to_free_title({ amount: formatTenge(toFreeDelivery) })} products={offers} />;
}
