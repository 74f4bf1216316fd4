import type { GiftCard } from '#contract/gifts/gifts.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { createPaths } from '#domain/urls/paths.ts';

const unscopedPaths = createPaths('');

/** JSON-LD `ItemList` of gift ideas; paths become absolute in `headTags`. */
export function giftListJsonLd(gifts: readonly GiftCard[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: gifts.length,
    itemListElement: gifts.map(({ key, holiday, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: campaignPaths(unscopedPaths).gift(holiday, key),
      name: title,
    })),
  };
}
