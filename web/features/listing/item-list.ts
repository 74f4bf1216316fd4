import type { Listing } from '#contract/catalog.ts';
import { createPaths } from '#domain/paths.ts';

const bare = createPaths('');

/** JSON-LD `ItemList` of the shown products (decisions §2). */
export function itemList(listing: Listing): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: listing.total,
    itemListElement: listing.products.map((product, index) => ({
      '@type': 'ListItem',
      position: (listing.page - 1) * listing.per + index + 1,
      url: bare.product(product.id),
      name: product.name,
    })),
  };
}
