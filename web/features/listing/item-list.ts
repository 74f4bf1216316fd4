import type { Listing } from '#contract/catalog/catalog.ts';
import { createPaths } from '#domain/urls/paths.ts';

const unscopedPaths = createPaths('');

/** JSON-LD `ItemList` of the shown products (decisions §2). */
export function itemList(listing: Listing): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: listing.total,
    itemListElement: listing.products.map((product, index) => ({
      '@type': 'ListItem',
      position: (listing.page - 1) * listing.per + index + 1,
      url: unscopedPaths.product(product.id),
      name: product.name,
    })),
  };
}

/** JSON-LD `BreadcrumbList` from the home page to a category, or to a selection of it. */
export function listCrumbsJsonLd({ crumbs, selection }: Listing, homeTitle: string): object {
  const steps = [
    { name: homeTitle, item: unscopedPaths.home() },
    ...crumbs.map(({ title, category }) => ({
      name: title,
      item: category === null ? (selection?.path ?? '') : unscopedPaths.category(category),
    })),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}
