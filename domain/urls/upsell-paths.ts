import type { Paths } from './paths.ts';
import { queryText } from './url-text.ts';

/** Last part of the address of the offers after an order; without a part it is `recommendation`. */
export const UPSELL_PARTS = ['recommendation', 'card', 'basket', 'pending'] as const;
export type UpsellPart = (typeof UPSELL_PARTS)[number];

/**
 * Creates the addresses of what is offered after an order. Apart from the others, so that the first load of a page goes
 * without them.
 */
export function upsellPaths({ page }: Pick<Paths, 'page'>, number: string) {
  return {
    /** Products that fit the order. */
    offers: () => page(`/upsell/${number}`),
    /** One product of these. */
    card: (product: number) => page(`/upsell/${number}/card${queryText({ product })}`),
    /** Products added to the cart since. */
    basket: () => page(`/upsell/${number}/basket`),
    /** The payment of the order is awaited. */
    pending: () => page(`/upsell/${number}/pending`),
  };
}
