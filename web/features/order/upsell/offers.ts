import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { RelatedProducts } from '#contract/catalog/related.ts';
import type { PaymentStage } from '../payment/payment-stage.ts';

/** Reason for an offer: the model it fits, or the number of orders with both products. */
type Reason = { kind: 'fits'; model: string } | { kind: 'together'; orders: number };

/** A product offered after an order. */
export type Offer = { product: ProductCard; reason: Reason };

/** Max offers per screen. */
const MAX_OFFERS = 12;
/** Max products whose accessories are loaded; large orders would take too long. */
const MAX_QUERIED_PRODUCTS = 4;

/** Distinct ids of the ordered products that were not cancelled. */
export function orderedProducts(orders: readonly Order[]): number[] {
  const lines = orders.filter(({ status }) => status !== 'cancelled').flatMap((order) => order.lines);
  return [...new Set(lines.map(({ productId }) => productId))];
}

/** Ordered products to load accessories for: most expensive first, accessories last. */
export function productsToQuery(orders: readonly Order[]): number[] {
  const orderedIds = orderedProducts(orders);
  const prices = new Map(orders.flatMap(({ lines }) => lines.map(({ productId, price }) => [productId, price])));
  return orderedIds.toSorted((a, b) => (prices.get(b) ?? 0) - (prices.get(a) ?? 0)).slice(0, MAX_QUERIED_PRODUCTS);
}

/**
 * Chooses offers from the products related to the ordered ones: alternating, accessories before products bought
 * together. Only products available here and not ordered yet.
 */
export function chooseOffers(orderedIds: readonly number[], related: readonly RelatedProducts[]): Offer[] {
  const queues = related.map(({ accessories, together }): Offer[] => [
    ...accessories.map(({ product, model }) => ({ product, reason: { kind: 'fits' as const, model } })),
    ...together.map(({ product, orders }) => ({ product, reason: { kind: 'together' as const, orders } })),
  ]);
  const excluded = new Set(orderedIds);
  const offers: Offer[] = [];
  const maxDepth = Math.max(0, ...queues.map(({ length }) => length));
  for (let depth = 0; depth < maxDepth; depth += 1)
    for (const offer of queues.flatMap((queue) => queue[depth] ?? [])) {
      const { id, availability, price } = offer.product;
      if (excluded.has(id) || !availability.buyable || price === null) continue;
      excluded.add(id);
      offers.push(offer);
    }
  return offers.slice(0, MAX_OFFERS);
}

/** Redirect after a payment; null while the bank's answer is pending. */
export function redirectAfterPayment(stage: PaymentStage): 'offers' | 'payment' | null {
  if (stage === 'waiting' || stage === 'confirm') return null;
  return stage === 'accepted' || stage === 'none' ? 'offers' : 'payment';
}
