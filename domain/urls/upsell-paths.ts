import type { Paths } from './paths.ts';
import { queryText } from './url-text.ts';

/** Last URL segment of the post-order offer pages; `recommendation` when missing. */
export const UPSELL_PARTS = ['recommendation', 'card', 'basket', 'pending'] as const;
export type UpsellPart = (typeof UPSELL_PARTS)[number];

/** Creates the URLs of post-order offers. A separate module keeps them out of the first page load. */
export function upsellPaths({ page }: Pick<Paths, 'page'>, number: string) {
  return {
    /** Products compatible with the order. */
    offers: () => page(`/upsell/${number}`),
    /** One offered product. */
    card: (product: number) => page(`/upsell/${number}/card${queryText({ product })}`),
    /** Products added to the cart from the offers. */
    basket: () => page(`/upsell/${number}/basket`),
    /** Waiting for the order's payment. */
    pending: () => page(`/upsell/${number}/pending`),
  };
}
