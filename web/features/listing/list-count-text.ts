import type { Listing } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';

/** Size of a list: `30 товаров`, or `8 моделей, 30 товаров` when cards stand for several products. */
export function listCountText({ total, productCount }: Pick<Listing, 'total' | 'productCount'>): string {
  const products = m.listing_count({ count: productCount });
  return total === productCount ? products : `${m.listing_models({ count: total })}, ${products}`;
}
