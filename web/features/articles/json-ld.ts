import type { Article } from '#contract/content.ts';
import { createPaths, kindPictureUrl } from '#domain/paths.ts';

const bare = createPaths('');

/** JSON-LD `Article` of spec §3. Paths become absolute in `headTags`. */
export function articleJsonLd({ slug, title, lead, date, kind }: Article, shopName: string): object {
  const shop = { '@type': 'Organization', name: shopName, url: bare.home() };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: lead,
    datePublished: date,
    image: kindPictureUrl(kind),
    author: shop,
    publisher: shop,
    mainEntityOfPage: bare.article(slug),
  };
}
