import type { AboutShop } from '#contract/content/home.ts';
import { createPaths } from '#domain/urls/paths.ts';

const unscopedPaths = createPaths('');

/** JSON-LD of the organisation (spec §1), from the settings. `headTags` makes paths absolute. */
export function organizationJsonLd(shopName: string, { locality, postalCode, foundedOn }: AboutShop): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shopName,
    url: unscopedPaths.home(),
    logo: '/icons/app-512.png',
    ...(foundedOn && { foundingDate: foundedOn }),
    address: {
      '@type': 'PostalAddress',
      ...(locality && { addressLocality: locality }),
      ...(postalCode && { postalCode }),
      addressCountry: 'KZ',
    },
  };
}

/** JSON-LD of the site with its search. */
export function siteJsonLd(shopName: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: shopName,
    url: unscopedPaths.home(),
    inLanguage: ['ru', 'kk'],
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${unscopedPaths.search()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
