import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { RelatedProducts } from '#contract/catalog/related.ts';
import type { PaymentStage } from '../payment/payment-stage.ts';

/** Why a product is offered: it names the model it fits, or so many orders had both. */
type Reason = { kind: 'fits'; model: string } | { kind: 'together'; orders: number };

/** A product offered after an order. */
export type Offer = { product: ProductCard; reason: Reason };

/** A screen has no use for more. */
const MAX_OFFERS = 12;
/** Products that are asked what fits them: a large order would ask for a long time. */
const MAX_ASKED = 4;

/** Returns the ids of the products that were ordered and not cancelled, each once. */
export function orderedProducts(orders: readonly Order[]): number[] {
  const lines = orders.filter(({ status }) => status !== 'cancelled').flatMap((order) => order.lines);
  return [...new Set(lines.map(({ productId }) => productId))];
}

/** Returns the ordered products that are asked what fits them: the dearest first, accessories to them come last. */
export function askedProducts(orders: readonly Order[]): number[] {
  const ordered = orderedProducts(orders);
  const prices = new Map(orders.flatMap(({ lines }) => lines.map(({ productId, price }) => [productId, price])));
  return ordered.toSorted((a, b) => (prices.get(b) ?? 0) - (prices.get(a) ?? 0)).slice(0, MAX_ASKED);
}

/**
 * Chooses what is offered to the ordered products from what stands around them: those in turn, accessories before what
 * was bought together; only what can be bought here and is not ordered already.
 */
export function offersFor(ordered: readonly number[], around: readonly RelatedProducts[]): Offer[] {
  const queues = around.map(({ accessories, together }): Offer[] => [
    ...accessories.map(({ product, model }) => ({ product, reason: { kind: 'fits' as const, model } })),
    ...together.map(({ product, orders }) => ({ product, reason: { kind: 'together' as const, orders } })),
  ]);
  const seen = new Set(ordered);
  const offers: Offer[] = [];
  const deepest = Math.max(0, ...queues.map(({ length }) => length));
  for (let depth = 0; depth < deepest; depth += 1)
    for (const offer of queues.flatMap((queue) => queue[depth] ?? [])) {
      const { id, availability, price } = offer.product;
      if (seen.has(id) || !availability.buyable || price === null) continue;
      seen.add(id);
      offers.push(offer);
    }
  return offers.slice(0, MAX_OFFERS);
}

/** Says where the wait for a payment leads: nowhere while the bank's word is awaited. */
export function afterWaiting(stage: PaymentStage): 'offers' | 'payment' | null {
  if (stage === 'waiting' || stage === 'confirm') return null;
  return stage === 'accepted' || stage === 'none' ? 'offers' : 'payment';
}
